import { type MenuEntry, type MenuPage, menuOf } from '../../../../cms/src/shared/menu';
import { sitePageAt } from '../../../../cms/src/shared/site-pages';
import { present } from '../../texts/plain-text';
import type { FilledAnswer, SettingsAnswer } from './documents';
import type { Site } from './queries';

export const toMenu = ({ settings }: Pick<SettingsAnswer, 'settings'>): MenuEntry[] =>
  menuOf(present(settings?.menu).flatMap(({ page, show }) => (page && show ? [{ page, show }] : [])));

/** Replaces "when it has something to show" by "always" or "never". */
export function settledMenu(menu: readonly MenuEntry[], isOpen: boolean, found?: FilledAnswer): MenuEntry[] {
  const pieces = found?.portfolioItems_connection?.pageInfo.total;
  const services = found?.rateCard?.services?.length;
  const isFilled: { [page in MenuPage]?: unknown } = {
    biography: found?.bioContent?.content,
    portfolio: pieces,
    comp_card: pieces,
    events: found?.events_connection?.pageInfo.total,
    projects: found?.projects_connection?.pageInfo.total,
    blog: found?.blogPosts_connection?.pageInfo.total,
    volunteer: isOpen,
    rates: services,
    book: services,
  };
  return menu.map(({ page, show }) => {
    if (show !== 'filled') return { page, show };
    return { page, show: page in isFilled && !isFilled[page] ? 'never' : 'always' };
  });
}

/** Whether menu, footer and site map may name a page. */
export function isListed({ menu, blogIsOn, initiative, roles }: Site, page: MenuPage): boolean {
  const needs: { [page in MenuPage]?: boolean } = {
    blog: blogIsOn,
    initiative: initiative !== '',
    roles: roles.length > 0,
  };
  return (needs[page] ?? true) && menu.some((entry) => entry.page === page && entry.show !== 'never');
}

/** The same for the page at a path of either theme. Pages without an entry are always linked. */
export function isPathListed(site: Site, path: string): boolean {
  const entry = sitePageAt(path.replace(/^\/v1(?=\/)/, ''))?.entry;
  return entry === undefined || isListed(site, entry);
}
