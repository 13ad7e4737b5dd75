import { useQuery } from '@tanstack/react-query';
import { fromFirstPage } from '../../manager/list-search';
import { ListTools } from '../../manager/list-tools';
import { PagedList } from '../../manager/paged-list';
import type { SearchState } from '../../manager/search-state';
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
  return (
    <>
      <ListTools
        label={wording.search}
        search={search}
        sorts={wording.sorts}
        onChange={(changes, how) => setSearch(fromFirstPage(changes), how)}
      />
      <PagedList query={page} page={search.page} onPage={setSearch}>
        {(found) => <PostList page={found} query={search.q} onEdit={onEdit} onAdd={onAdd} />}
      </PagedList>
    </>
  );
}
