/** `filled`: while the page has something to show. `footer`: only in the footer and the site map. */
export type MenuShow = 'always' | 'filled' | 'footer' | 'never';

interface FirstEntry {
  page: string;
  show: MenuShow;
}

/** The menu until the owner changes it: every page that can be in it, in order. */
export const FIRST_MENU = [
  { page: 'biography', show: 'always' },
  { page: 'portfolio', show: 'always' },
  { page: 'contact', show: 'always' },
  { page: 'events', show: 'always' },
  { page: 'projects', show: 'always' },
  { page: 'initiative', show: 'always' },
  { page: 'blog', show: 'always' },
  { page: 'volunteer', show: 'always' },
  { page: 'rates', show: 'footer' },
  { page: 'roles', show: 'footer' },
  { page: 'book', show: 'footer' },
  { page: 'comp_card', show: 'footer' },
  { page: 'digitals', show: 'footer' },
] as const satisfies readonly FirstEntry[];

export type MenuPage = (typeof FIRST_MENU)[number]['page'];

export interface MenuEntry {
  page: MenuPage;
  show: MenuShow;
}

/** Returns the owner's entries, followed by the first entries of all other pages. */
export function menuOf(stored: readonly MenuEntry[]): MenuEntry[] {
  const others = FIRST_MENU.filter(({ page }) => !stored.some((entry) => entry.page === page));
  return [...stored, ...others];
}
