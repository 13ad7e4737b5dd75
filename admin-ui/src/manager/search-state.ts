/**
 * A screen's part of the URL and the way to change it: what every manager gets from its route.
 * `replace` leaves no step in the browser's history, for changes made while typing;
 * `resetScroll` shows the top of the page, for changes that show something else there.
 */
export interface SearchState<Search> {
  search: Search;
  setSearch: (changes: Partial<Search>, how?: { replace?: boolean; resetScroll?: boolean }) => void;
}
