import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEditor } from '../../kit/form/editing';
import { fromFirstPage, type SearchState } from '../../kit/list/list-search';
import { ListTools } from '../../kit/list/list-tools';
import { PagedList } from '../../kit/list/paged-list';
import { PageFrame } from '../../kit/page/page-frame';
import { ScreenTabs } from '../../kit/page/screen-tabs';
import { SavedViews } from '../../resource/saved-views/saved-views';
import { type EventSearch, NEW_EVENT } from './event';
import classes from './event.module.css';
import { EventDialog } from './event-form';
import { EventList } from './event-list';
import { eventQueries } from './queries';
import { wording } from './wording';

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
        wording={wording}
        search={search}
        setSearch={setSearch}
        actions={
          <Button
            className={classes.add}
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={editor.create}
          >
            {wording.add}
          </Button>
        }
      >
        <SavedViews list="events" parts={['q', 'tab', 'sort']} search={search} setSearch={setSearch} />
      </ListTools>
      <ScreenTabs
        label={wording.title}
        tabs={wording.tabs}
        value={search.tab}
        onChange={(tab) => setSearch(fromFirstPage({ tab }))}
      >
        <PagedList query={page} search={search} setSearch={setSearch}>
          {(found) => <EventList page={found} onEdit={editor.edit} />}
        </PagedList>
      </ScreenTabs>
      <EventDialog opened={opened} editor={editor} />
    </PageFrame>
  );
}
