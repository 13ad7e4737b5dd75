/** `filled`: while the page has something to show. `footer`: only in the footer and the site map. */
export type MenuShow = 'always' | 'filled' | 'footer' | 'never';

const IN_MENU = ['biography', 'portfolio', 'contact', 'events', 'projects', 'initiative', 'blog'] as const;
const IN_FOOTER = ['rates', 'roles', 'book', 'comp_card', 'digitals'] as const;

export type MenuPage = (typeof IN_MENU)[number] | 'volunteer' | (typeof IN_FOOTER)[number];

export interface MenuEntry {
  page: MenuPage;
  show: MenuShow;
}

/** The menu until the owner changes it: every page that can be in it, in order. */
export const FIRST_MENU: readonly MenuEntry[] = [
  ...[...IN_MENU, 'volunteer' as const].map((page) => ({ page, show: 'always' as const })),
  ...IN_FOOTER.map((page) => ({ page, show: 'footer' as const })),
];

/** Returns the owner's entries, followed by the first entries of all other pages. */
export function menuOf(stored: readonly MenuEntry[]): MenuEntry[] {
  const others = FIRST_MENU.filter(({ page }) => !stored.some((entry) => entry.page === page));
  return [...stored, ...others];
}
