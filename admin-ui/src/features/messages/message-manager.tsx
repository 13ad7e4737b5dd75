import { Badge, Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useUndoableDelete } from '../../kit/delete/use-undoable-delete';
import { BulkBar } from '../../kit/list/bulk-bar';
import { fromFirstPage, type SearchState } from '../../kit/list/list-search';
import { ListTools } from '../../kit/list/list-tools';
import { Pager, usePageInRange } from '../../kit/list/paged-list';
import { SelectAll, useSelection } from '../../kit/list/selection';
import { Loaded } from '../../kit/page/loaded';
import { PageFrame } from '../../kit/page/page-frame';
import { ScreenTabs } from '../../kit/page/screen-tabs';
import { SavedViews } from '../../resource/saved-views/saved-views';
import { CameFromFilter } from '../person/came-from';
import type { Message, MessageSearch } from './message';
import { MessageList, rowId } from './message-list';
import classes from './message-manager.module.css';
import { ReadingPane } from './reading-pane';
import { changeMessages, messages, moveMessages, unreadMessages } from './resource';
import { wording } from './wording';

interface MessageManagerProps extends SearchState<MessageSearch> {
  /** Notice from another feature. */
  notice?: ReactNode;
}

/** Shows the messages of a tab on the left and the open one on the right; on a phone, one at a time. */
export function MessageManager({ notice, ...searching }: MessageManagerProps) {
  const { search, setSearch } = searching;
  const queryClient = useQueryClient();
  const archived = search.tab === 'archived';
  const page = useQuery(messages.queries.page(search));
  usePageInRange(page, searching);
  const { data: unread = 0 } = useQuery(unreadMessages());
  const { hidden, remove } = useUndoableDelete({
    deletion: messages.remove(),
    name: ({ senderName, subject }: Message) => `${senderName}: ${subject}`,
    wording,
  });

  const stays = ({ documentId, isArchived }: Message) => isArchived === archived && !hidden.has(documentId);
  const shown = (page.data?.items ?? []).filter(stays);
  const selection = useSelection(shown.map(({ documentId }) => documentId));
  const selected = shown.filter(({ documentId }) => selection.isSelected(documentId));

  const inList = shown.find(({ documentId }) => documentId === search.message);
  const opened = useQuery({
    ...messages.queries.one(search.message ?? ''),
    enabled: search.message !== undefined,
    placeholderData: inList,
  });
  const message = search.message && !hidden.has(search.message) ? (inList ?? opened.data) : null;

  const place = shown.findIndex(({ documentId }) => documentId === search.message);
  const open = (another: Message | undefined) =>
    setSearch({ message: another?.documentId }, { resetScroll: true });
  const openOnPage = async (number: number, end: 0 | -1) => {
    const query = messages.queries.page({ ...search, page: number });
    // The toast reports the failure.
    const found = await queryClient.fetchQuery(query).catch(() => undefined);
    const another = found?.items.filter(stays).at(end);
    if (another) setSearch({ page: number, message: another.documentId }, { resetScroll: true });
  };
  const pageCount = page.data?.pageCount ?? 0;
  /** Returns a function that opens the next message (1) or the previous one (-1), even across pages. */
  const step = (by: 1 | -1): (() => void) | undefined => {
    if (place < 0) return undefined;
    const [another, number] = [shown[place + by], search.page + by];
    if (another) return () => open(another);
    const isThere = number >= 1 && number <= pageCount;
    return isThere ? () => void openOnPage(number, by === 1 ? 0 : -1) : undefined;
  };
  const closed = useRef<string>(undefined);
  const closePane = () => {
    closed.current = search.message;
    setSearch({ message: undefined });
  };
  useEffect(() => {
    if (search.message || !closed.current) return;
    const row = document.getElementById(rowId(closed.current));
    closed.current = undefined;
    row?.scrollIntoView({ block: 'nearest' });
    row?.focus({ preventScroll: true });
  });
  const move = useMutation(moveMessages());
  const change = useMutation(changeMessages());
  const toggleArchived = (messages: readonly Message[]) => {
    // Not by the tab: after Back, the open message may belong to the other one.
    move.mutate({ messages, flags: { isArchived: !messages[0]?.isArchived } });
    goOn(messages);
  };
  const setRead = (messages: readonly Message[], isRead: boolean) => {
    change.mutate({ messages, flags: { isRead } });
    finish(messages);
  };
  const removeAfterAsking = async (messages: readonly Message[]) => {
    if (await remove(messages)) goOn(messages);
  };
  const holdsOpened = (messages: readonly Message[]) =>
    messages.some(({ documentId }) => documentId === search.message);
  function finish(messages: readonly Message[]) {
    selection.clear();
    if (holdsOpened(messages)) closePane();
  }
  /** Closes the message and focuses the next row. Opening the next message would mark it as read. */
  function goOn(messages: readonly Message[]) {
    selection.clear();
    if (!holdsOpened(messages)) return;
    const gone = new Set(messages.map(({ documentId }) => documentId));
    const isLeft = ({ documentId }: Message) => !gone.has(documentId);
    const next =
      shown.slice(Math.max(place, 0)).find(isLeft) ?? shown.slice(0, Math.max(place, 0)).findLast(isLeft);
    closed.current = next?.documentId;
    setSearch({ message: undefined });
  }

  return (
    <PageFrame title={wording.title}>
      {notice}
      <ScreenTabs
        label={wording.title}
        tabs={wording.tabs}
        value={search.tab}
        onChange={(tab) => setSearch(fromFirstPage({ tab, message: undefined }))}
      >
        <div className={classes.columns} data-reading={message ? true : undefined}>
          <section className={classes.list} aria-label={wording.list}>
            <div className={classes.head}>
              <ListTools
                wording={wording}
                {...searching}
                actions={shown.length > 0 && <SelectAll selection={selection} labelled />}
              >
                {!archived && unread > 0 && (
                  <Badge className={classes.unread} size="lg">
                    {wording.unread(unread)}
                  </Badge>
                )}
                <CameFromFilter {...searching} />
                <SavedViews list="messages" parts={['q', 'tab', 'sort', 'from']} {...searching} />
              </ListTools>
            </div>
            {/* Mounted again for another page, so that it starts at its top. */}
            <div key={search.page} className={classes.scroll}>
              <Loaded query={page}>
                {() => <MessageList messages={shown} search={search} onOpen={open} selection={selection} />}
              </Loaded>
            </div>
            <div className={classes.pager}>
              <Pager {...searching} pageCount={pageCount} />
            </div>
          </section>
          <section className={classes.pane} aria-label={wording.pane}>
            {message ? (
              <ReadingPane
                key={message.documentId}
                message={message}
                onArchive={() => toggleArchived([message])}
                onMarkUnread={() => setRead([message], false)}
                onDelete={() => removeAfterAsking([message])}
                onPrevious={step(-1)}
                onNext={step(1)}
                onBack={closePane}
              />
            ) : (
              <p className={classes.nothing}>{wording.select}</p>
            )}
          </section>
        </div>
        <BulkBar count={selected.length} onClear={selection.clear}>
          <Button variant="default" onClick={() => setRead(selected, true)}>
            {wording.markRead}
          </Button>
          <Button variant="default" onClick={() => setRead(selected, false)}>
            {wording.markUnread}
          </Button>
          <Button variant="default" onClick={() => toggleArchived(selected)}>
            {archived ? wording.toInbox : wording.archive}
          </Button>
          <Button variant="light" color="red" onClick={() => removeAfterAsking(selected)}>
            {wording.delete}
          </Button>
        </BulkBar>
      </ScreenTabs>
    </PageFrame>
  );
}
