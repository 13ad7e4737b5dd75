import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { fromFirstPage } from '../../manager/list-search';
import { ListTools } from '../../manager/list-tools';
import { PagedList } from '../../manager/paged-list';
import type { SearchState } from '../../manager/search-state';
import type { BlogSearch } from './blog';
import { COMMENT_STATUSES } from './comment';
import { CommentList } from './comment-list';
import classes from './comment-list.module.css';
import { commentQueries } from './comment-queries';
import { wording as sentences } from './wording';

const wording = sentences.comments;

const statuses = [
  { value: '', label: wording.filters.all },
  ...COMMENT_STATUSES.map((value) => ({ value, label: wording.filters[value] })),
];

/** Moderation: what visitors wrote under the posts. */
export function CommentsPanel({ search, setSearch }: SearchState<BlogSearch>) {
  const page = useQuery(commentQueries.page(search));
  const narrow = (value: string) =>
    setSearch(fromFirstPage({ comments: COMMENT_STATUSES.find((status) => status === value) }));

  return (
    <>
      <ListTools
        label={wording.search}
        search={{ q: search.q, sort: search.order }}
        sorts={wording.sorts}
        onChange={(changes, how) =>
          setSearch(fromFirstPage('sort' in changes ? { order: changes.sort } : changes), how)
        }
      >
        <NativeSelect
          className={classes.filter}
          aria-label={wording.filter}
          data={statuses}
          value={search.comments ?? ''}
          onChange={({ currentTarget }) => narrow(currentTarget.value)}
          size="md"
        />
      </ListTools>
      <PagedList query={page} page={search.page} onPage={setSearch}>
        {(found) => <CommentList page={found} narrowed={search.comments !== undefined || search.q !== ''} />}
      </PagedList>
    </>
  );
}
