import { expect, test } from 'vitest';
import { FIRST_PLACE } from '../../../../cms/src/shared/place';
import { pagesOf } from './pages-of-site';

const site = {
  title: 'A Name',
  contactEmail: '',
  blogIsOn: true,
  volunteeringIsOn: true,
  place: FIRST_PLACE,
};
const labels = (pages: { label: string }[]) => pages.map(({ label }) => label);

test('Navigation bar: About holds Biography, Portfolio and Contact; the others are direct links', () => {
  const { about, direct } = pagesOf(site, '/v1');
  expect(labels(about)).toEqual(['Biography', 'Portfolio', 'Contact']);
  expect(labels(direct)).toEqual(['Events', 'Projects', 'Endeleza', 'Blog', 'Volunteer']);
});

test('the blog is not linked while it is off', () => {
  expect(labels(pagesOf({ ...site, blogIsOn: false }, '/v1').direct)).not.toContain('Blog');
});

test('every page of the navigation is in the theme that lists it', () => {
  const { about, direct } = pagesOf(site, '/v1');
  for (const { to } of [...about, ...direct]) expect(to).toMatch(/^\/v1\//);
});
