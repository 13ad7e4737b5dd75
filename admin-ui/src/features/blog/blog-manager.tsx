import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Editing, useEditor } from '../../kit/form/editing';
import { fromFirstPage, type SearchState } from '../../kit/list/list-search';
import { PageFrame } from '../../kit/page/page-frame';
import { ScreenTabs } from '../../kit/page/screen-tabs';
import type { BlogSearch } from './blog';
import { CommentsPanel } from './comment-list';
import { PostForm } from './post-form';
import { PostsPanel } from './post-list';
import { postQueries } from './post-queries';
import { pendingComments } from './resource';
import { wording } from './wording';

export function BlogManager({ search, setSearch }: SearchState<BlogSearch>) {
  const { data: pending = 0 } = useQuery(pendingComments());
  const editor = useEditor({
    search,
    setSearch,
    listTab: 'all-posts',
    formTab: 'create-new',
    byId: postQueries.one,
  });

  return (
    <PageFrame title={wording.title}>
      <ScreenTabs
        label={wording.title}
        tabs={wording.tabs}
        notes={{ comments: pending > 0 && <Badge circle>{pending}</Badge> }}
        value={search.tab}
        onChange={(tab) => setSearch(fromFirstPage({ tab, edit: undefined, q: '' }))}
      >
        {search.tab === 'all-posts' && <PostsPanel search={search} setSearch={setSearch} editor={editor} />}
        {search.tab === 'create-new' && (
          <Editing editor={editor}>{(item) => <PostForm item={item} onClose={editor.close} />}</Editing>
        )}
        {search.tab === 'comments' && <CommentsPanel search={search} setSearch={setSearch} />}
      </ScreenTabs>
    </PageFrame>
  );
}
