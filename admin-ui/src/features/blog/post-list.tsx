import { ActionIcon, Badge, Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { longDay } from '../../dates/timestamp';
import { askFirst } from '../../manager/ask-first';
import { EmptyState } from '../../manager/empty-state';
import type { Page } from '../../manager/list-search';
import { StatusBadge } from '../../manager/status-badge';
import { useUndoableDelete } from '../../manager/use-undoable-delete';
import { type Post, postLooks } from './post';
import classes from './post-list.module.css';
import { deletePost } from './post-mutations';
import { wording } from './wording';

interface PostListProps {
  page: Page<Post>;
  /** What is searched for; empty: everything. */
  query: string;
  onEdit: (post: Post) => void;
  onAdd: () => void;
}

export function PostList({ page, query, onEdit, onAdd }: PostListProps) {
  const { hidden, remove } = useUndoableDelete(deletePost());
  const posts = page.items.filter(({ documentId }) => !hidden.has(documentId));

  const removeAfterAsking = async ({ documentId }: Post) => {
    if (await askFirst({ question: wording.confirmDelete })) remove([documentId], wording.deleted);
  };

  const total = page.total - (page.items.length - posts.length);
  if (total === 0) {
    return query ? (
      <EmptyState title={wording.nothingFound} />
    ) : (
      <EmptyState
        title={wording.emptyTitle}
        text={wording.emptyText}
        action={<Button onClick={onAdd}>{wording.add}</Button>}
      />
    );
  }
  return (
    <>
      <p className={classes.count}>{wording.count(total)}</p>
      <ul className={classes.list}>
        {posts.map((post) => (
          <li key={post.documentId} className={classes.card}>
            <div className={classes.meta}>
              <StatusBadge state={post.state} looks={postLooks} />
              <time dateTime={post.createdAt}>{longDay(post.createdAt)}</time>
            </div>
            <h2 className={classes.title}>{post.title}</h2>
            <p className={classes.excerpt}>{post.excerpt}</p>
            {post.tags.length > 0 && (
              <ul className={classes.tags} aria-label={wording.fields.tags}>
                {post.tags.map((tag) => (
                  <li key={tag}>
                    <Badge variant="default" className={classes.tag}>
                      {tag}
                    </Badge>
                  </li>
                ))}
              </ul>
            )}
            <div className={classes.actions}>
              <ActionIcon aria-label={wording.edit(post.title)} onClick={() => onEdit(post)}>
                <IconPencil size={20} stroke={1.75} />
              </ActionIcon>
              <ActionIcon
                aria-label={wording.delete(post.title)}
                color="red"
                onClick={() => removeAfterAsking(post)}
              >
                <IconTrash size={20} stroke={1.75} />
              </ActionIcon>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
