import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useDeletable } from '../../kit/delete/use-undoable-delete';
import { CountedList } from '../../kit/list/counted-list';
import type { Page, SearchState } from '../../kit/list/list-search';
import { Filter, ListTools } from '../../kit/list/list-tools';
import { PagedList } from '../../kit/list/paged-list';
import { RelativeTime } from '../../kit/list/relative-time';
import { RowTick, type Selection } from '../../kit/list/selection';
import { StatusBadge } from '../../kit/list/status-badge';
import { IconButton } from '../../kit/page/icon-button';
import type { Decision } from '../../resource/decisions';
import { SavedViews } from '../../resource/saved-views/saved-views';
import { mailTo } from '../person/mail-to';
import { PersonButtons } from '../person/person-buttons';
import type { BlogSearch } from './blog';
import classes from './comment-list.module.css';
import { type Comment, commentLooks, comments, decideComments } from './resource';
import { wording as sentences } from './wording';

const wording = sentences.comments;
const DECISIONS: readonly Decision[] = ['approved', 'rejected'];

/** Lists visitors' comments for moderation. */
export function CommentsPanel(searching: SearchState<BlogSearch>) {
  const { search, setSearch } = searching;
  const page = useQuery(comments.queries.page(search));
  return (
    <>
      <ListTools
        wording={wording}
        search={{ ...search, sort: search.order }}
        setSearch={({ sort, ...changes }, how) =>
          setSearch(sort ? { ...changes, order: sort } : changes, how)
        }
      >
        <Filter
          by="comments"
          className={classes.filter}
          label={wording.filter}
          all={wording.allStatuses}
          choices={wording.statuses}
          {...searching}
        />
        <SavedViews list="comments" parts={['q', 'comments', 'order']} {...searching} />
      </ListTools>
      <PagedList query={page} {...searching}>
        {(found) => <CommentList page={found} narrowed={search.comments !== undefined || search.q !== ''} />}
      </PagedList>
    </>
  );
}

interface CommentListProps {
  page: Page<Comment>;
  narrowed: boolean;
}

function CommentList({ page, narrowed }: CommentListProps) {
  const list = useDeletable(page, {
    deletion: comments.remove(),
    name: ({ name, text }) => `${name}: ${text}`,
    wording,
  });
  return (
    <CountedList total={list.total} wording={wording} narrowed={narrowed} select={list.select}>
      <ul className={classes.list}>
        {list.items.map((comment) => (
          <CommentCard
            key={comment.documentId}
            comment={comment}
            selection={list.selection}
            onDelete={() => list.remove([comment])}
          />
        ))}
      </ul>
      {list.bulkBar(
        <Decisions comments={list.selected} offered={DECISIONS} onDecided={list.selection.clear} />,
      )}
    </CountedList>
  );
}

interface CommentCardProps {
  comment: Comment;
  selection: Selection;
  onDelete: () => void;
}

/** Shows one comment. Unlike an application's, its decision can be changed, so only the other decision is offered. */
function CommentCard({ comment, selection, onDelete }: CommentCardProps) {
  const { name, email, text, status, postTitle, createdAt } = comment;

  return (
    <li className={classes.card}>
      <div className={classes.meta}>
        <RowTick selection={selection} id={comment.documentId} label={wording.select(name)} />
        <strong>{name}</strong>
        <a href={mailTo(email)}>{email}</a>
        <StatusBadge state={status} looks={commentLooks} />
        <span className={classes.when}>
          <RelativeTime iso={createdAt} />{' '}
          <span>{postTitle === null ? wording.noPost : wording.on(postTitle)}</span>
        </span>
      </div>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>
        <Decisions comments={[comment]} offered={DECISIONS.filter((one) => one !== status)} of={name} />
        <IconButton label={wording.removeOne(name)} Icon={IconTrash} color="red" onClick={onDelete} />
        <PersonButtons email={email} />
      </div>
    </li>
  );
}

interface DecisionsProps {
  comments: readonly Comment[];
  offered: readonly Decision[];
  /** Author of the single comment it decides. */
  of?: string;
  onDecided?: () => void;
}

function Decisions({ comments, offered, of, onDecided }: DecisionsProps) {
  const approve = useMutation(decideComments('approved'));
  const reject = useMutation(decideComments('rejected'));
  const looks = {
    approved: { decide: approve, variant: 'light', label: wording.approve, labelOne: wording.approveOne },
    rejected: { decide: reject, variant: 'default', label: wording.reject, labelOne: wording.rejectOne },
  };

  return offered.map((decision) => {
    const { decide, variant, label, labelOne } = looks[decision];
    return (
      <Button
        key={decision}
        variant={variant}
        disabled={approve.isPending || reject.isPending}
        aria-label={of && labelOne(of)}
        onClick={() => decide.mutate(comments, { onSuccess: onDecided })}
      >
        {label}
      </Button>
    );
  });
}
