import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { RelativeTime } from '../../manager/relative-time';
import { StatusBadge } from '../../manager/status-badge';
import { RowTick } from '../../manager/ticks';
import type { Selection } from '../../manager/use-selection';
import { PersonButtons } from '../person/person-buttons';
import { type Comment, commentLooks } from './comment';
import classes from './comment-list.module.css';
import { decideComments } from './comment-mutations';
import { wording as sentences } from './wording';

const wording = sentences.comments;

interface CommentCardProps {
  comment: Comment;
  selection: Selection;
  onDelete: () => void;
}

/** One comment. Unlike an application a decision on it can be changed: only the other one is offered. */
export function CommentCard({ comment, selection, onDelete }: CommentCardProps) {
  const approve = useMutation(decideComments('approved'));
  const reject = useMutation(decideComments('rejected'));
  const busy = approve.isPending || reject.isPending;
  const { name, email, text, status, postTitle, createdAt } = comment;

  return (
    <li className={classes.card}>
      <div className={classes.meta}>
        <RowTick selection={selection} id={comment.documentId} label={wording.select(name)} />
        <strong>{name}</strong>
        <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
        <StatusBadge state={status} looks={commentLooks} />
        <span className={classes.when}>
          <RelativeTime iso={createdAt} /> {postTitle === null ? wording.noPost : wording.on(postTitle)}
        </span>
      </div>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>
        {status !== 'approved' && (
          <Button
            variant="light"
            disabled={busy}
            aria-label={wording.approveOne(name)}
            onClick={() => approve.mutate([comment])}
          >
            {wording.approve}
          </Button>
        )}
        {status !== 'rejected' && (
          <Button
            variant="default"
            disabled={busy}
            aria-label={wording.rejectOne(name)}
            onClick={() => reject.mutate([comment])}
          >
            {wording.reject}
          </Button>
        )}
        <ActionIcon aria-label={wording.removeOne(name)} color="red" onClick={onDelete}>
          <IconTrash size={20} stroke={1.75} />
        </ActionIcon>
        <PersonButtons email={email} />
      </div>
    </li>
  );
}
