import * as z from 'zod/mini';

/** Rows asked for at a time. */
export const PAGE_SIZE = 20;

/** The part of a list's URL that every list has. Spread it into the noun's own schema. */
export const listSearch = {
  /** What is searched for; empty: everything. */
  q: z.catch(z._default(z.coerce.string().check(z.trim()), ''), ''),
  /** From 1. */
  page: z.catch(z._default(z.int().check(z.minimum(1)), 1), 1),
};

/**
 * One of a few values in the URL; what is not offered becomes the usual one.
 *
 * @param words from the noun's wording: `{ 'createdAt:desc': 'Newest first' }`
 */
export function oneOf<Choice extends string>(words: Record<Choice, string>, usual: NoInfer<Choice>) {
  return z.catch(z._default(z.enum(Object.keys(words) as Choice[]), usual), usual);
}

/** A choice in the URL that narrows a list; without one nothing is narrowed. */
export function narrowedTo<Choice extends string>(words: Record<Choice, string>) {
  return z.catch(z.optional(z.enum(Object.keys(words) as Choice[])), undefined);
}

/** Columns in the URL that are not shown; undefined while all are. */
export function hiddenColumns<Column extends string>(words: Record<Column, string>) {
  return z.catch(z.optional(z.array(z.enum(Object.keys(words) as Column[]))), undefined);
}

/** An item's id in the URL, while it is open. */
export const openedItem = z.catch(z.optional(z.string()), undefined);

/** What the CMS sorts by. Without a last criterion, rows that are equal could appear on two pages. */
export const sortOrder = (...criteria: string[]): string[] => [...criteria, 'documentId:asc'];

/** One page of a list as screens use it. */
export interface Page<Item> {
  items: Item[];
  /** Over all pages. */
  total: number;
  pageCount: number;
}

/** Puts a changed search or sort on page 1: the old page number means nothing there. */
export function fromFirstPage<Changes extends object>(changes: Changes): Changes & { page: 1 } {
  return { ...changes, page: 1 };
}

/**
 * A screen's part of the URL and the way to change it: what every manager gets from its route.
 * `replace` leaves no step in the browser's history, for changes made while typing;
 * `resetScroll` shows the top of the page, for changes that show something else there.
 */
export interface SearchState<Search> {
  search: Search;
  setSearch: (changes: Partial<Search>, how?: { replace?: boolean; resetScroll?: boolean }) => void;
}

interface SearchRoute<Search> {
  useSearch: () => Search;
  useNavigate: () => (to: { search: NoInfer<Search>; replace?: boolean; resetScroll: boolean }) => unknown;
}

/** What a route gives its manager. A change of the search leaves the page where it was scrolled to. */
export function useSearchState<Search>(route: SearchRoute<Search>): SearchState<Search> {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return {
    search,
    setSearch: (changes, how) => navigate({ search: { ...search, ...changes }, resetScroll: false, ...how }),
  };
}
