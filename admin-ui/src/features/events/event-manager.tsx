import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { fromFirstPage } from '../../manager/list-search';
import { ListTools } from '../../manager/list-tools';
import { PageFrame } from '../../manager/page-frame';
import { PagedList } from '../../manager/paged-list';
import { ScreenTabs } from '../../manager/screen-tabs';
import type { SearchState } from '../../manager/search-state';
import { useEditor } from '../../manager/use-editor';
import { EVENT_TABS, type EventSearch, NEW_EVENT } from './event';
import { EventDialog } from './event-dialog';
import { EventList } from './event-list';
import classes from './event-manager.module.css';
import { eventQueries } from './queries';
import { wording } from './wording';

const tabs = EVENT_TABS.map((value) => ({ value, label: wording.tabs[value] }));

export function EventManager({ search, setSearch }: SearchState<EventSearch>) {
  const page = useQuery(eventQueries.page(search));
  const opened = search.form !== undefined;
  const editor = useEditor({
    search: { tab: opened ? 'form' : 'list', edit: search.form === NEW_EVENT ? undefined : search.form },
    setSearch: ({ tab, edit }) => setSearch({ form: tab === 'form' ? (edit ?? NEW_EVENT) : undefined }),
    listTab: 'list',
    formTab: 'form',
    byId: eventQueries.one,
  });

  return (
    <PageFrame title={wording.title}>
      <ListTools
        label={wording.search}
        search={search}
        sorts={wording.sorts}
        onChange={(changes, how) => setSearch(fromFirstPage(changes), how)}
      >
        <Button
          className={classes.add}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={editor.create}
        >
          {wording.add}
        </Button>
      </ListTools>
      <ScreenTabs
        label={wording.title}
        tabs={tabs}
        value={search.tab}
        onChange={(tab) => setSearch(fromFirstPage({ tab }))}
      >
        <PagedList query={page} page={search.page} onPage={setSearch}>
          {(found) => <EventList page={found} onEdit={editor.edit} />}
        </PagedList>
      </ScreenTabs>
      <EventDialog opened={opened} editor={editor} />
    </PageFrame>
  );
}
