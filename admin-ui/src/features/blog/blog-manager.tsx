import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Editing } from '../../manager/editing';
import { fromFirstPage } from '../../manager/list-search';
import { PageFrame } from '../../manager/page-frame';
import { ScreenTabs } from '../../manager/screen-tabs';
import type { SearchState } from '../../manager/search-state';
import { useEditor } from '../../manager/use-editor';
import { BLOG_TABS, type BlogSearch } from './blog';
import { commentQueries } from './comment-queries';
import { CommentsPanel } from './comments-panel';
import { PostForm } from './post-form';
import { postQueries } from './post-queries';
import { PostsPanel } from './posts-panel';
import { wording } from './wording';

export function BlogManager({ search, setSearch }: SearchState<BlogSearch>) {
  const { data: pending = 0 } = useQuery(commentQueries.pendingCount());
  const editor = useEditor({
    search,
    setSearch,
    listTab: 'all-posts',
    formTab: 'create-new',
    byId: postQueries.one,
  });
  const tabs = BLOG_TABS.map((value) => ({
    value,
    label: wording.tabs[value],
    note: value === 'comments' && pending > 0 ? <Badge circle>{pending}</Badge> : undefined,
  }));

  return (
    <PageFrame title={wording.title}>
      <ScreenTabs
        label={wording.title}
        tabs={tabs}
        value={search.tab}
        onChange={(tab) => setSearch(fromFirstPage({ tab, edit: undefined, q: '' }))}
      >
        {search.tab === 'all-posts' && (
          <PostsPanel search={search} setSearch={setSearch} onEdit={editor.edit} onAdd={editor.create} />
        )}
        {search.tab === 'create-new' && (
          <Editing key={editor.key} opening={editor.opening}>
            {(post) => <PostForm post={post} onClose={editor.close} />}
          </Editing>
        )}
        {search.tab === 'comments' && <CommentsPanel search={search} setSearch={setSearch} />}
      </ScreenTabs>
    </PageFrame>
  );
}
