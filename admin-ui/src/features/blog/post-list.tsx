import { ActionIcon, Badge, Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { longDay } from '../../dates/timestamp';
import { CountedList } from '../../manager/counted-list';
import { EditAndDelete } from '../../manager/edit-and-delete';
import { EmptyList } from '../../manager/empty-list';
import type { Page } from '../../manager/list-search';
import { StatusBadge } from '../../manager/status-badge';
import { useDeletable } from '../../manager/use-deletable';
import { type Post, postLooks } from './post';
import classes from './post-list.module.css';
import { deletePost } from './post-mutations';
import { wording } from './wording';

interface PostListProps {
  page: Page<Post>;
  /** Whether the list is narrowed by a choice or a search. */
  narrowed: boolean;
  onEdit: (post: Post) => void;
  onAdd: () => void;
}

export function PostList({ page, narrowed, onEdit, onAdd }: PostListProps) {
  const { items: posts, total, remove } = useDeletable(page, deletePost());

  const removeOne = ({ documentId, title }: Post) =>
    remove([{ documentId, name: title }], { question: wording.confirmDelete, done: () => wording.deleted });

  return (
    <CountedList
      total={total}
      count={wording.count}
      empty={
        <EmptyList
          narrowed={narrowed}
          wording={wording}
          action={<Button onClick={onAdd}>{wording.add}</Button>}
        />
      }
    >
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
              {post.address && (
                <ActionIcon
                  component="a"
                  href={post.address}
                  target="_blank"
                  aria-label={wording.viewOne(post.title)}
                  title={wording.view}
                >
                  <IconExternalLink size={20} stroke={1.75} />
                </ActionIcon>
              )}
              <EditAndDelete
                labels={{ edit: wording.edit(post.title), delete: wording.delete(post.title) }}
                onEdit={() => onEdit(post)}
                onDelete={() => removeOne(post)}
              />
            </div>
          </li>
        ))}
      </ul>
    </CountedList>
  );
}
