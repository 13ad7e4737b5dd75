import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { askFirst } from '../../manager/ask-first';
import { BulkBar } from '../../manager/bulk-bar';
import { EmptyState } from '../../manager/empty-state';
import type { Page } from '../../manager/list-search';
import { useSelection } from '../../manager/use-selection';
import { useUndoableDelete } from '../../manager/use-undoable-delete';
import type { Comment } from './comment';
import { CommentCard } from './comment-card';
import classes from './comment-list.module.css';
import { decideComments, deleteComment } from './comment-mutations';
import { wording as sentences } from './wording';

const wording = sentences.comments;

interface CommentListProps {
  page: Page<Comment>;
  /** Whether the list is narrowed to a status or by a search. */
  narrowed: boolean;
}

export function CommentList({ page, narrowed }: CommentListProps) {
  const { hidden, remove } = useUndoableDelete(deleteComment());
  const comments = page.items.filter(({ documentId }) => !hidden.has(documentId));
  const selection = useSelection(comments.map(({ documentId }) => documentId));
  const selected = comments.filter(({ documentId }) => selection.isSelected(documentId));
  const approve = useMutation(decideComments('approved', selected.length));
  const reject = useMutation(decideComments('rejected', selected.length));
  const busy = approve.isPending || reject.isPending;

  const removeAfterAsking = async (ids: readonly string[]) => {
    if (!(await askFirst({ question: wording.confirmDelete(ids.length) }))) return;
    remove(ids, wording.deleted(ids.length));
    selection.clear();
  };

  const total = page.total - (page.items.length - comments.length);
  if (total === 0) {
    return narrowed ? (
      <EmptyState title={wording.nothingFound} />
    ) : (
      <EmptyState title={wording.emptyTitle} text={wording.emptyText} />
    );
  }
  return (
    <>
      <p className={classes.count}>{wording.count(total)}</p>
      <ul className={classes.list}>
        {comments.map((comment) => (
          <CommentCard
            key={comment.documentId}
            comment={comment}
            selected={selection.isSelected(comment.documentId)}
            onToggle={() => selection.toggle(comment.documentId)}
            onDelete={() => removeAfterAsking([comment.documentId])}
          />
        ))}
      </ul>
      <BulkBar count={selected.length} onClear={selection.clear}>
        <Button
          variant="light"
          disabled={busy}
          onClick={() => approve.mutate(selected, { onSuccess: selection.clear })}
        >
          {wording.approve}
        </Button>
        <Button
          variant="default"
          disabled={busy}
          onClick={() => reject.mutate(selected, { onSuccess: selection.clear })}
        >
          {wording.reject}
        </Button>
        <Button color="red" variant="light" onClick={() => removeAfterAsking(selection.selected)}>
          {wording.remove}
        </Button>
      </BulkBar>
    </>
  );
}
