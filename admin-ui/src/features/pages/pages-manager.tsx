import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { SearchState } from '../../manager/list-search';
import { PageFrame } from '../../manager/page-frame';
import { ScreenTabs } from '../../manager/screen-tabs';
import { settingsQueries } from '../settings/queries';
import { PageForm } from './page-form';
import type { PagesSearch } from './pages';
import classes from './pages.module.css';
import { SITE_PAGES } from './site-pages';
import { wording } from './wording';

export function PagesManager({ search: { tab }, setSearch }: SearchState<PagesSearch>) {
  return (
    <PageFrame title={wording.title}>
      <ScreenTabs
        label={wording.title}
        tabs={wording.tabs}
        value={tab}
        onChange={(chosen) => setSearch({ tab: chosen })}
      >
        <PageForm key={tab} page={SITE_PAGES[tab]} />
        <Pictures type={SITE_PAGES[tab].type} />
      </ScreenTabs>
    </PageFrame>
  );
}

/** The way to what the form does not change. Nothing while the panel's address is not known. */
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
