import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { fromFirstPage, type SearchState } from '../../kit/list/list-search';
import { PageFrame } from '../../kit/page/page-frame';
import { ScreenTabs } from '../../kit/page/screen-tabs';
import { settingsQueries } from '../settings/queries';
import { MissedAddresses } from './missed-addresses';
import { PageForm } from './page-form';
import type { PagesSearch } from './pages';
import classes from './pages.module.css';
import { RedirectDialog } from './redirect-form';
import { RedirectList } from './redirect-list';
import { SITE_PAGES, type TextTab } from './site-pages';
import { wording } from './wording';

export function PagesManager({ search, setSearch }: SearchState<PagesSearch>) {
  const { tab, send } = search;
  return (
    <PageFrame title={wording.title}>
      <ScreenTabs
        label={wording.title}
        tabs={wording.tabs}
        value={tab}
        onChange={(chosen) => setSearch(fromFirstPage({ tab: chosen, q: '' }))}
      >
        {tab === 'missed' && <MissedAddresses search={search} setSearch={setSearch} />}
        {tab === 'redirects' && <RedirectList search={search} setSearch={setSearch} />}
        {tab !== 'missed' && tab !== 'redirects' && <Texts key={tab} tab={tab} />}
      </ScreenTabs>
      <RedirectDialog from={send} onClose={() => setSearch({ send: undefined })} />
    </PageFrame>
  );
}

function Texts({ tab }: { tab: TextTab }) {
  const page = SITE_PAGES[tab];
  return (
    <>
      <PageForm page={page} />
      {page.hasPictures && <Pictures type={page.key} />}
    </>
  );
}

/** Links to the panel for the pictures, which the form cannot change. Hidden while the panel's URL is unknown. */
function Pictures({ type }: { type: string }) {
  const { data: panelUrl } = useQuery(settingsQueries.panelUrl());
  if (!panelUrl) return null;
  return (
    <Text c="dimmed" className={classes.panel}>
      {wording.pictures}{' '}
      <Anchor
        underline="always"
        href={`${panelUrl}/content-manager/single-types/api::${type}.${type}`}
        target="_blank"
      >
        {wording.openPanel}
      </Anchor>
    </Text>
  );
}
