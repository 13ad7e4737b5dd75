import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from './list-search';
import { Loaded } from './loaded';
import { Pager } from './pager';
import { usePageInRange } from './use-page-in-range';

interface PagedListProps<Found extends Page<unknown>> {
  query: UseQueryResult<Found>;
  /** From the URL, from 1. */
  page: number;
  /** Puts another page into the URL; `replace` when the owner did not ask for it. */
  onPage: (changes: { page: number }, how?: { replace?: boolean; resetScroll?: boolean }) => void;
  /** The page's items. */
  children: (found: Found) => ReactNode;
}

/** One page of a list with the way to the others. */
export function PagedList<Found extends Page<unknown>>({
  query,
  page,
  onPage,
  children,
}: PagedListProps<Found>) {
  usePageInRange({
    page,
    pageCount: query.data?.pageCount,
    toPage: (number) => onPage({ page: number }, { replace: true }),
  });
  return (
    <Loaded query={query}>
      {(found) => (
        <>
          {children(found)}
          <Pager
            page={page}
            pageCount={found.pageCount}
            onChange={(number) => onPage({ page: number }, { resetScroll: true })}
          />
        </>
      )}
    </Loaded>
  );
}
