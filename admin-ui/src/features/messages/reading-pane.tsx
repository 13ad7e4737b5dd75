import { Anchor, Button, Text } from '@mantine/core';
import {
  IconArchive,
  IconArrowLeft,
  IconChevronDown,
  IconChevronUp,
  IconCornerUpLeft,
  IconInbox,
  IconMailOpened,
  IconTrash,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { fullTimestamp } from '../../dates/format';
import { IconButton } from '../../kit/page/icon-button';
import { usePageHotkeys } from '../../kit/page/page-hotkeys';
import { PersonButtons } from '../person/person-buttons';
import { cameFromWording } from '../person/wording';
import { type Message, replyLink } from './message';
import classes from './reading-pane.module.css';
import { markRead } from './resource';
import { wording } from './wording';

interface ReadingPaneProps {
  /** Mount a new pane (`key`) for another message. */
  message: Message;
  onArchive: () => void;
  onMarkUnread: () => void;
  onDelete: () => void;
  /** Undefined at either end of the list. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onBack: () => void;
}

/** Shows one message as plain text, whatever it contains. Opening it marks it as read. */
export function ReadingPane({
  message,
  onArchive,
  onMarkUnread,
  onDelete,
  onPrevious,
  onNext,
  onBack,
}: ReadingPaneProps) {
  usePageHotkeys([
    ['J', () => onNext?.()],
    ['K', () => onPrevious?.()],
    ['E', onArchive],
  ]);
  const { mutate: read } = useMutation(markRead());
  const readOnce = useEffectEvent(() => {
    if (!message.isRead) read({ messages: [message], flags: { isRead: true } });
  });
  // Not again after "Mark as unread".
  useEffect(() => readOnce(), []);

  const archive = message.isArchived
    ? { label: wording.toInbox, Icon: IconInbox }
    : { label: wording.archive, Icon: IconArchive };

  return (
    <article className={classes.pane} aria-label={wording.pane}>
      <div className={classes.bar}>
        <IconButton className={classes.back} label={wording.back} Icon={IconArrowLeft} onClick={onBack} />
        <Button
          component="a"
          href={replyLink(message)}
          leftSection={<IconCornerUpLeft size={18} aria-hidden />}
        >
          {wording.reply}
        </Button>
        <Button
          variant="default"
          title={wording.archiveShortcut}
          leftSection={<archive.Icon size={18} aria-hidden />}
          onClick={onArchive}
        >
          {archive.label}
        </Button>
        <span className={classes.quiet}>
          <IconButton label={wording.markUnread} Icon={IconMailOpened} onClick={onMarkUnread} />
          <IconButton label={wording.delete} Icon={IconTrash} color="red" onClick={onDelete} />
        </span>
      </div>
      <div className={classes.message}>
        <div className={classes.heading}>
          <h2 className={classes.subject}>{message.subject}</h2>
          <IconButton
            label={wording.previous}
            Icon={IconChevronUp}
            title={wording.previousShortcut}
            disabled={!onPrevious}
            onClick={onPrevious}
          />
          <IconButton
            label={wording.next}
            Icon={IconChevronDown}
            title={wording.nextShortcut}
            disabled={!onNext}
            onClick={onNext}
          />
        </div>
        <p className={classes.from}>
          <strong>{message.senderName}</strong>
          <Anchor href={replyLink(message)}>{message.senderEmail}</Anchor>
        </p>
        <Text c="dimmed" size="sm">
          <time dateTime={message.createdAt}>{fullTimestamp(message.createdAt)}</time>
          {message.cameFrom && ` · ${cameFromWording.sentence(message.cameFrom)}`}
        </Text>
        <p className={classes.text}>{message.message}</p>
        <PersonButtons email={message.senderEmail} onErased={onBack} />
      </div>
    </article>
  );
}
