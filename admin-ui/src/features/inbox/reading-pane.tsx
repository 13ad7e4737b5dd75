import { ActionIcon, Anchor, Button, Text, Tooltip } from '@mantine/core';
import {
  IconArchive,
  IconArrowLeft,
  IconCornerUpLeft,
  IconInbox,
  IconMailOpened,
  IconTrash,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fullTimestamp } from '../../dates/timestamp';
import { PersonButtons } from '../person/person-buttons';
import { type Message, replyLink } from './message';
import { markRead } from './mutations';
import classes from './reading-pane.module.css';
import { wording } from './wording';

interface ReadingPaneProps {
  /** Mount the pane anew (`key`) for another message. */
  message: Message;
  onArchive: () => void;
  onMarkUnread: () => void;
  onDelete: () => void;
  onBack: () => void;
}

/** One message, as plain text whatever was typed into it. Opening it reads it. */
export function ReadingPane({ message, onArchive, onMarkUnread, onDelete, onBack }: ReadingPaneProps) {
  const { mutate: read } = useMutation(markRead());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per opening, not again after "Mark as unread"
  useEffect(() => {
    if (!message.isRead) read(message);
  }, []);

  const archive = message.isArchived
    ? { label: wording.toInbox, Icon: IconInbox }
    : { label: wording.archive, Icon: IconArchive };

  return (
    <article className={classes.pane} aria-label={wording.pane}>
      <div className={classes.bar}>
        <ActionIcon className={classes.back} aria-label={wording.back} onClick={onBack}>
          <IconArrowLeft size={22} stroke={1.75} />
        </ActionIcon>
        <Button
          component="a"
          href={replyLink(message)}
          leftSection={<IconCornerUpLeft size={18} aria-hidden />}
        >
          {wording.reply}
        </Button>
        <Button variant="default" leftSection={<archive.Icon size={18} aria-hidden />} onClick={onArchive}>
          {archive.label}
        </Button>
        <span className={classes.quiet}>
          <Tooltip label={wording.markUnread}>
            <ActionIcon aria-label={wording.markUnread} onClick={onMarkUnread}>
              <IconMailOpened size={20} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={wording.delete}>
            <ActionIcon aria-label={wording.delete} color="red" onClick={onDelete}>
              <IconTrash size={20} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        </span>
      </div>
      <div className={classes.message}>
        <h2 className={classes.subject}>{message.subject}</h2>
        <p className={classes.from}>
          <strong>{message.senderName}</strong>
          <Anchor href={replyLink(message)}>{message.senderEmail}</Anchor>
        </p>
        <Text c="dimmed" size="sm">
          <time dateTime={message.createdAt}>{fullTimestamp(message.createdAt)}</time>
        </Text>
        <p className={classes.text}>{message.text}</p>
        <PersonButtons email={message.senderEmail} onErased={onBack} />
      </div>
    </article>
  );
}
