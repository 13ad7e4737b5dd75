import { UnstyledButton } from '@mantine/core';
import { RelativeTime } from '../../kit/list/relative-time';
import { RowTick, type Selection } from '../../kit/list/selection';
import { EmptyState } from '../../kit/page/empty-state';
import { cameFromWording } from '../person/wording';
import { type Message, type MessageSearch, preview } from './message';
import classes from './message-list.module.css';
import { wording } from './wording';

/** Id of a row, which gets the focus after its message is closed. */
export const rowId = (documentId: string) => `message-${documentId}`;

interface MessageListProps {
  messages: readonly Message[];
  search: MessageSearch;
  onOpen: (message: Message) => void;
  selection: Selection;
}

export function MessageList({ messages, search, onOpen, selection }: MessageListProps) {
  if (messages.length === 0) {
    const text = search.tab === 'archived' ? wording.emptyArchive : wording.emptyText;
    return (
      <div className={classes.empty}>
        {search.q || search.from ? (
          <EmptyState title={wording.nothingFound} />
        ) : (
          <EmptyState title={wording.emptyTitle} text={text} />
        )}
      </div>
    );
  }
  return (
    <ul>
      {messages.map((message) => (
        <li key={message.documentId} className={classes.row} data-unread={!message.isRead || undefined}>
          <RowTick
            className={classes.tick}
            selection={selection}
            id={message.documentId}
            label={wording.tick(message.senderName)}
          />
          <UnstyledButton
            id={rowId(message.documentId)}
            className={classes.open}
            aria-current={search.message === message.documentId}
            onClick={() => onOpen(message)}
          >
            <span className={classes.top}>
              <span className={classes.sender}>{message.senderName}</span>
              {!message.isRead && <span className={classes.dot} role="img" aria-label={wording.isUnread} />}
              <span className={classes.when}>
                <RelativeTime iso={message.createdAt} />
              </span>
            </span>
            <span className={classes.subject}>{message.subject}</span>
            <span className={classes.preview}>{preview(message.message)}</span>
            <span className={classes.preview}>{cameFromWording.sentence(message.cameFrom)}</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
