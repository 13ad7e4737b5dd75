import * as z from 'zod/mini';

export const PAGE_SIZE = 20;

/** Search parameters of every list. Spread them into the noun's own schema. */
export const listSearch = {
  /** Search text; empty for all items. */
  q: z.catch(z._default(z.coerce.string().check(z.trim()), ''), ''),
  /** Starts at 1. */
  page: z.catch(z._default(z.int().check(z.minimum(1)), 1), 1),
};

/**
 * Parses one of a few values in the URL; unknown values become the default.
 * @param words from the noun's wording: `{ 'createdAt:desc': 'Newest first' }`
 */
export function oneOf<Choice extends string>(words: Record<Choice, string>, usual: NoInfer<Choice>) {
  return z.catch(z._default(z.enum(Object.keys(words) as Choice[]), usual), usual);
}

/** Parses an optional filter in the URL. */
export function narrowedTo<Choice extends string>(words: Record<Choice, string>) {
  return z.catch(z.optional(z.enum(Object.keys(words) as Choice[])), undefined);
}

/** Parses the hidden columns in the URL; undefined while all are shown. */
export function hiddenColumns<Column extends string>(words: Record<Column, string>) {
  return z.catch(z.optional(z.array(z.enum(Object.keys(words) as Column[]))), undefined);
}

export const openedItem = z.catch(z.optional(z.string()), undefined);

/** Returns the sort order for the CMS. The last criterion keeps equal rows from appearing on two pages. */
export const sortOrder = (...criteria: string[]): string[] => [...criteria, 'documentId:asc'];

export interface Page<Item> {
  items: Item[];
  /** Number of items on all pages. */
  total: number;
  pageCount: number;
}

/** Converts one page of entries from the CMS. */
export const pageOfEntries = <Item>({ entries, total }: { entries: Item[]; total: number }): Page<Item> => ({
  items: entries,
  total,
  pageCount: Math.ceil(total / PAGE_SIZE),
});

/** Adds page 1 to a changed search or sort order, because the old page number is now meaningless. */
export function fromFirstPage<Changes extends object>(changes: Changes): Changes & { page: 1 } {
  return { ...changes, page: 1 };
}

/**
 * A screen's search parameters and the function that changes them; every manager gets both from its route.
 * `replace` adds no step to the browser's history, for changes while typing.
 * `resetScroll` scrolls to the top, for changes that show something else there.
 */
export interface SearchState<Search> {
  search: Search;
  setSearch: (changes: Partial<Search>, how?: { replace?: boolean; resetScroll?: boolean }) => void;
}

interface SearchRoute<Search> {
  useSearch: () => Search;
  useNavigate: () => (to: { search: NoInfer<Search>; replace?: boolean; resetScroll: boolean }) => unknown;
}

/** Returns a route's search state. Changes keep the scroll position unless `resetScroll` is set. */
export function useSearchState<Search>(route: SearchRoute<Search>): SearchState<Search> {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return {
    search,
    setSearch: (changes, how) => navigate({ search: { ...search, ...changes }, resetScroll: false, ...how }),
  };
}
