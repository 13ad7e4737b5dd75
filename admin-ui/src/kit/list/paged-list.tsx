import { Pagination } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Loaded } from '../page/loaded';
import { wording } from '../wording';
import type { Page, SearchState } from './list-search';
import classes from './paged-list.module.css';

interface PagedProps {
  search: { page: number };
  setSearch: SearchState<{ page: number }>['setSearch'];
}

/** Goes to the last page if the current one is missing: its last rows were deleted, or the bookmark is old. */
export function usePageInRange(
  query: UseQueryResult<Page<unknown>>,
  { search, setSearch }: PagedProps,
): void {
  // Ignore the previous page's data, which is shown while this page loads.
  const pageCount = query.isPlaceholderData ? undefined : query.data?.pageCount;
  useEffect(() => {
    if (pageCount === undefined || search.page <= Math.max(pageCount, 1)) return;
    setSearch({ page: Math.max(pageCount, 1) }, { replace: true });
  });
}

interface PagedListProps<Found extends Page<unknown>> extends PagedProps {
  query: UseQueryResult<Found>;
  children: (found: Found) => ReactNode;
}

export function PagedList<Found extends Page<unknown>>({ query, children, ...paged }: PagedListProps<Found>) {
  usePageInRange(query, paged);
  return (
    <Loaded query={query}>
      {(found) => (
        <>
          {children(found)}
          <Pager {...paged} pageCount={found.pageCount} />
        </>
      )}
    </Loaded>
  );
}

/** Shows links to the other pages; hidden for a single page. */
export function Pager({ search, setSearch, pageCount }: PagedProps & { pageCount: number }) {
  if (pageCount < 2) return null;
  return (
    <nav className={classes.pager} aria-label={wording.pages}>
      <Pagination
        value={Math.min(search.page, pageCount)}
        total={pageCount}
        onChange={(page) => setSearch({ page }, { resetScroll: true })}
        siblings={0}
        boundaries={1}
        gap={2}
        vars={() => ({ root: { '--pagination-control-size': '44px' } })}
        getItemProps={(number) => ({ 'aria-label': wording.page(number, pageCount) })}
        getControlProps={(control) => ({ 'aria-label': wording.pageControls[control] })}
      />
    </nav>
  );
}
