import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { fromFirstPage } from '../../manager/list-search';
import { ListTools } from '../../manager/list-tools';
import { PagedList } from '../../manager/paged-list';
import type { SearchState } from '../../manager/search-state';
import { type BlogSearch, POST_FILTERS } from './blog';
import type { Post } from './post';
import { PostList } from './post-list';
import classes from './post-list.module.css';
import { postQueries } from './post-queries';
import { wording } from './wording';

const filters = [
  { value: '', label: wording.filters.all },
  ...POST_FILTERS.map((value) => ({ value, label: wording.filters[value] })),
];

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
      >
        <NativeSelect
          className={classes.filter}
          aria-label={wording.filter}
          data={filters}
          value={search.posts ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setSearch(fromFirstPage({ posts: POST_FILTERS.find((posts) => posts === value) }))
          }
          size="md"
        />
      </ListTools>
      <PagedList query={page} page={search.page} onPage={setSearch}>
        {(found) => (
          <PostList
            page={found}
            narrowed={search.q !== '' || search.posts !== undefined}
            onEdit={onEdit}
            onAdd={onAdd}
          />
        )}
      </PagedList>
    </>
  );
}
