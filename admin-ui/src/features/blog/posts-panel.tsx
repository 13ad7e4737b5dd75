import { useQuery } from '@tanstack/react-query';
import { fromFirstPage } from '../../manager/list-search';
import { ListTools } from '../../manager/list-tools';
import { Loaded } from '../../manager/loaded';
import { Pager } from '../../manager/pager';
import type { SearchState } from '../../manager/search-state';
import { usePageInRange } from '../../manager/use-page-in-range';
import type { BlogSearch } from './blog';
import type { Post } from './post';
import { PostList } from './post-list';
import { postQueries } from './post-queries';
import { wording } from './wording';

interface PostsPanelProps extends SearchState<BlogSearch> {
  onEdit: (post: Post) => void;
  onAdd: () => void;
}

export function PostsPanel({ search, setSearch, onEdit, onAdd }: PostsPanelProps) {
  const page = useQuery(postQueries.page(search));
  usePageInRange({
    page: search.page,
    pageCount: page.data?.pageCount,
    toPage: (number) => setSearch({ page: number }, { replace: true }),
  });
  return (
    <>
      <ListTools
        label={wording.search}
        search={search}
        sorts={wording.sorts}
        onChange={(changes, how) => setSearch(fromFirstPage(changes), how)}
      />
      <Loaded query={page}>
        {(found) => (
          <>
            <PostList page={found} query={search.q} onEdit={onEdit} onAdd={onAdd} />
            <Pager
              page={search.page}
              pageCount={found.pageCount}
              onChange={(number) => setSearch({ page: number })}
            />
          </>
        )}
      </Loaded>
    </>
  );
}
