import { useEffect } from 'react';

interface PageInRange {
  /** From the URL, from 1. */
  page: number;
  /** Undefined while it is not known. */
  pageCount: number | undefined;
  /** Puts the last page there is into the URL, without a step in the history. */
  toPage: (page: number) => void;
}

/** Leaves a page that is not there: the last rows of the last page were deleted, or the bookmark is old. */
export function usePageInRange({ page, pageCount, toPage }: PageInRange): void {
  useEffect(() => {
    if (pageCount !== undefined && page > Math.max(pageCount, 1)) toPage(Math.max(pageCount, 1));
  });
}
