import { expect, test } from 'vitest';
import { FIRST_MENU, type MenuEntry, menuOf } from '../../../../cms/src/shared/menu';
import { SITE_PAGES } from '../../../../cms/src/shared/site-pages';
import { buildSite } from '../../../testing/factories/site';
import { isPathListed, settledMenu } from './menu';

const total = (count: number) => ({ pageInfo: { total: count } });
const found = (count: number) => ({
  events_connection: total(count),
  projects_connection: total(count),
  blogPosts_connection: total(count),
  portfolioItems_connection: total(count),
  bioContent: { content: count ? 'Text' : '' },
  rateCard: { services: Array.from({ length: count }, () => ({ name: 'Runway' })) },
});
const shown = (menu: MenuEntry[]) => menu.filter(({ show }) => show === 'always').map(({ page }) => page);

test('every page but home and the legal pages has an entry in the menu', () => {
  const entries = SITE_PAGES.flatMap((page) => ('entry' in page ? page.entry : []));
  expect(entries.sort()).toEqual(FIRST_MENU.map(({ page }) => page).sort());
});

test('pages shown when they have something to show follow their content', () => {
  const menu = FIRST_MENU.map(({ page }): MenuEntry => ({ page, show: 'filled' }));
  expect(shown(settledMenu(menu, true, found(2)))).toEqual(FIRST_MENU.map(({ page }) => page));
  expect(shown(settledMenu(menu, false, found(0)))).toEqual(['contact', 'initiative', 'roles', 'digitals']);
});

test('a page out of the menu is listed in neither theme, other pages are', () => {
  const site = buildSite({ menu: menuOf([{ page: 'volunteer', show: 'never' }]) });
  for (const path of ['/volunteer', '/v1/volunteer']) expect(isPathListed(site, path)).toBe(false);
  for (const path of ['/', '/v1', '/events', '/v1/events', '/copyright'])
    expect(isPathListed(site, path)).toBe(true);
});
