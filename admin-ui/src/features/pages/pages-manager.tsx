import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { fromFirstPage, type SearchState } from '../../kit/list/list-search';
import { PageFrame } from '../../kit/page/page-frame';
import { ScreenTabs } from '../../kit/page/screen-tabs';
import { MissedAddresses } from './missed-addresses';
import { PageForm } from './page-form';
import type { PagesSearch } from './pages';
import classes from './pages.module.css';
import { RedirectDialog } from './redirect-form';
import { RedirectList } from './redirect-list';
import { SITE_PAGES } from './site-pages';
import { wording } from './wording';

export function PagesManager({ search, setSearch }: SearchState<PagesSearch>) {
  const { tab, send } = search;
  return (
    <PageFrame title={wording.title}>
      <Anchor component={Link} to="/bio" className={classes.open}>
        {wording.toBiography}
      </Anchor>
      <ScreenTabs
        label={wording.title}
        tabs={wording.tabs}
        value={tab}
        onChange={(chosen) => setSearch(fromFirstPage({ tab: chosen, q: '' }))}
      >
        {tab === 'missed' && <MissedAddresses search={search} setSearch={setSearch} />}
        {tab === 'redirects' && <RedirectList search={search} setSearch={setSearch} />}
        {tab !== 'missed' && tab !== 'redirects' && <PageForm key={tab} page={SITE_PAGES[tab]} />}
      </ScreenTabs>
      <RedirectDialog from={send} onClose={() => setSearch({ send: undefined })} />
    </PageFrame>
  );
}
