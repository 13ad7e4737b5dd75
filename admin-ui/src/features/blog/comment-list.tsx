import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { BulkBar } from '../../manager/bulk-bar';
import { CountedList } from '../../manager/counted-list';
import { EmptyList } from '../../manager/empty-list';
import type { Page } from '../../manager/list-search';
import { SelectAll } from '../../manager/ticks';
import { useDeletable } from '../../manager/use-deletable';
import { useSelection } from '../../manager/use-selection';
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
  const { items: comments, total, remove } = useDeletable(page, deleteComment());
  const selection = useSelection(comments.map(({ documentId }) => documentId));
  const selected = comments.filter(({ documentId }) => selection.isSelected(documentId));
  const approve = useMutation(decideComments('approved'));
  const reject = useMutation(decideComments('rejected'));
  const busy = approve.isPending || reject.isPending;

  const removeThese = async (gone: readonly Comment[]) => {
    const named = gone.map(({ documentId, name, text }) => ({ documentId, name: `${name}: ${text}` }));
    const sure = await remove(named, { question: wording.confirmDelete(gone.length), done: wording.deleted });
    if (sure) selection.clear();
  };

  return (
    <CountedList
      total={total}
      count={wording.count}
      select={<SelectAll selection={selection} labelled />}
      empty={<EmptyList narrowed={narrowed} wording={wording} />}
    >
      <ul className={classes.list}>
        {comments.map((comment) => (
          <CommentCard
            key={comment.documentId}
            comment={comment}
            selection={selection}
            onDelete={() => removeThese([comment])}
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
        <Button color="red" variant="light" onClick={() => removeThese(selected)}>
          {wording.remove}
        </Button>
      </BulkBar>
    </CountedList>
  );
}
