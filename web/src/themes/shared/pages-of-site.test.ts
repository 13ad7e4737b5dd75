import { expect, test } from 'vitest';
import { menuOf } from '../../../../cms/src/shared/menu';
import { buildSite } from '../../../testing/factories/site';
import { pagesOf, quickLinksOf } from './pages-of-site';

const site = buildSite();
const labels = (pages: { label: string }[]) => pages.map(({ label }) => label);

test('Navigation bar: About holds Biography, Portfolio and Contact; the others are direct links', () => {
  const { about, direct } = pagesOf(site, '/v1');
  expect(labels(about)).toEqual(['Biography', 'Portfolio', 'Contact']);
  expect(labels(direct)).toEqual(['Events', 'Projects', 'Endeleza', 'Blog', 'Volunteer']);
});

test('the blog is not linked while it is off', () => {
  expect(labels(pagesOf({ ...site, blogIsOn: false }, '/v1').direct)).not.toContain('Blog');
});

test('an initiative without a name and a page without roles are not linked', () => {
  const words = { rates: 'Rates', roles: 'Role profiles' };
  const links = (shown: typeof site) => labels(quickLinksOf(shown, '', words));
  expect(links(site)).toEqual(expect.arrayContaining(['Endeleza', 'Role profiles']));
  const without = links({ ...site, initiative: '', roles: [] });
  expect(without).not.toContain('Role profiles');
  expect(without).toHaveLength(links(site).length - 2);
});

test('the navigation follows the order of the owner, with rates and bookings in it', () => {
  const menu = menuOf([
    { page: 'book', show: 'always' },
    { page: 'contact', show: 'always' },
    { page: 'blog', show: 'footer' },
    { page: 'rates', show: 'always' },
    { page: 'biography', show: 'always' },
    { page: 'portfolio', show: 'never' },
  ]);
  const { about, direct, firstOnSmallScreens } = pagesOf({ ...site, menu }, '/v1');
  expect(labels(about)).toEqual(['Contact', 'Biography']);
  expect(firstOnSmallScreens).toBeUndefined();
  expect(direct.map(({ to }) => to).slice(0, 3)).toEqual(['/book', '/rate-card', '/v1/events']);
  const links = labels(quickLinksOf({ ...site, menu }, '/v1', { rates: 'Prices', roles: 'Roles' }));
  expect(links.slice(0, 5)).toEqual(['Home', 'Contact', 'Biography', 'Blog', 'Prices']);
  expect(links).not.toContain('Book');
});

test('every page of the navigation is in the theme that lists it', () => {
  const { about, direct } = pagesOf(site, '/v1');
  for (const { to } of [...about, ...direct]) expect(to).toMatch(/^\/v1\//);
});
