import { useQuery } from '@tanstack/react-query';
import { fromFirstPage } from '../../manager/list-search';
import { Loaded } from '../../manager/loaded';
import { Pager } from '../../manager/pager';
import { SearchField } from '../../manager/search-field';
import type { SearchState } from '../../manager/search-state';
import type { BlogSearch } from './blog';
import type { Post } from './post';
import { PostList } from './post-list';
import { postQueries } from './post-queries';
import classes from './posts-panel.module.css';
import { wording } from './wording';

interface PostsPanelProps extends SearchState<BlogSearch> {
  onEdit: (post: Post) => void;
  onAdd: () => void;
}

export function PostsPanel({ search, setSearch, onEdit, onAdd }: PostsPanelProps) {
  const page = useQuery(postQueries.page(search));
  return (
    <>
      <div className={classes.search}>
        <SearchField
          label={wording.search}
          value={search.q}
          onChange={(q) => setSearch(fromFirstPage({ q }), { replace: true })}
        />
      </div>
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
