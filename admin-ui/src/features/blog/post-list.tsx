import { ActionIcon, Badge } from '@mantine/core';
import { IconExternalLink, IconShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { longDay } from '../../dates/format';
import type { Editor } from '../../kit/form/editing';
import { CountedList } from '../../kit/list/counted-list';
import type { Page, SearchState } from '../../kit/list/list-search';
import { Filter, ListTools } from '../../kit/list/list-tools';
import { PagedList } from '../../kit/list/paged-list';
import { StatusBadge } from '../../kit/list/status-badge';
import { IconButton } from '../../kit/page/icon-button';
import { SavedViews } from '../../resource/saved-views/saved-views';
import { useListed } from '../../resource/use-listed';
import type { BlogSearch } from './blog';
import { type Post, postFields, postLooks } from './post';
import classes from './post-list.module.css';
import { deletePost, postQueries } from './post-queries';
import { SharePreview } from './share-preview';
import { wording } from './wording';

interface PostsPanelProps extends SearchState<BlogSearch> {
  editor: Editor<Post>;
}

export function PostsPanel({ editor, ...searching }: PostsPanelProps) {
  const { search } = searching;
  const page = useQuery(postQueries.page(search));
  return (
    <>
      <ListTools wording={wording} {...searching}>
        <Filter
          by="posts"
          className={classes.filter}
          label={wording.filter}
          all={wording.allStatuses}
          choices={wording.filters}
          {...searching}
        />
        <SavedViews list="posts" parts={['q', 'posts', 'sort']} {...searching} />
      </ListTools>
      <PagedList query={page} {...searching}>
        {(found) => (
          <PostList page={found} narrowed={search.q !== '' || search.posts !== undefined} editor={editor} />
        )}
      </PagedList>
    </>
  );
}

interface PostListProps {
  page: Page<Post>;
  narrowed: boolean;
  editor: Editor<Post>;
}

function PostList({ page, narrowed, editor }: PostListProps) {
  const posts = useListed({ remove: deletePost, wording }, page, editor.edit);
  const [shared, setShared] = useState<Post | null>(null);

  return (
    <CountedList
      total={posts.total}
      wording={wording}
      narrowed={narrowed}
      add={{ label: wording.add, onClick: editor.create }}
      select={posts.select}
    >
      <ul className={classes.list}>
        {posts.items.map((post) => (
          <li key={post.documentId} className={classes.card}>
            <div className={classes.meta}>
              <StatusBadge state={post.state} looks={postLooks} />
              <time dateTime={post.date}>{longDay(post.date)}</time>
            </div>
            <h2 className={classes.title}>{post.title}</h2>
            {posts.noteOf(post)}
            <p className={classes.excerpt}>{post.excerpt}</p>
            {post.tags.length > 0 && (
              <ul className={classes.tags} aria-label={postFields.tags.props.label}>
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
              {post.state !== 'published' && (
                <IconButton
                  label={wording.preview.shareOne(post.title)}
                  Icon={IconShare}
                  title={wording.preview.share}
                  onClick={() => setShared(post)}
                />
              )}
              {posts.actionsOf(post)}
            </div>
          </li>
        ))}
      </ul>
      {posts.bulkBar()}
      {shared && <SharePreview post={shared} onClose={() => setShared(null)} />}
    </CountedList>
  );
}
