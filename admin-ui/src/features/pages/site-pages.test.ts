import { expect, test } from 'vitest';
import { FIRST_MENU } from '../../../../cms/src/shared/menu';
import { setPlace } from '../../../../cms/src/shared/place';
import { marksOf } from '../../kit/fields/field-marks';
import { inputOf, problemsOf, valuesOf } from '../../kit/fields/fields';
import { wording as kitWording } from '../../kit/wording';
import { CONTENT_TYPES, FIELD_KINDS } from '../../strapi/content-types.gen';
import { bio, bioInSearch } from '../biography/resource';
import { initiativePath } from './pages';
import { redirectFields } from './resource';
import { SITE_PAGES } from './site-pages';
import { wording } from './wording';

const { contact, rates, roles, hero } = SITE_PAGES;

test('every text and image of a page is in its form', () => {
  const { menu: _, texts, ...pages } = SITE_PAGES;
  const pageTexts = { ...texts, fields: { ...texts.fields, ...bioInSearch.fields } };
  for (const { type, fields } of [bio, pageTexts, ...Object.values(pages)])
    expect(Object.keys(fields).sort(), type).toEqual(Object.keys(FIELD_KINDS[type]).sort());
  const { parts } = roles.fields.profiles ?? {};
  expect(Object.keys(parts?.fields ?? {}).sort()).toEqual(Object.keys(CONTENT_TYPES.roleProfile).sort());
});

test('a link that leads nowhere is refused with examples', () => {
  const values = valuesOf(contact.fields, null);
  const linked = (address: string) => ({ ...values, links: [{ network: 'agency' as const, address }] });
  expect(problemsOf(contact.fields, linked('https://example.com/amani'))).toEqual({});
  for (const address of ['@amani', 'Umbra Models, Johannesburg'])
    expect(problemsOf(contact.fields, linked(address))).toEqual({
      links: 'Link 1: Enter the address of the agency’s site, such as https://example.com.',
    });
});

test('the example of a WhatsApp number is that of the owner’s country', () => {
  setPlace({ country: 'ZA', phoneExample: '+27 71 123 4567' });
  expect(wording.contact.badLink(2, 'whatsapp')).toBe(
    'Link 2: Enter the number with its country code, such as +27 71 123 4567.',
  );
  setPlace(null);
});

test('each link that leads nowhere is marked', () => {
  const links = [
    { network: 'agency' as const, address: 'agency.example' },
    { network: 'whatsapp' as const, address: '0712 345678' },
    { network: 'x' as const, address: '' },
  ];
  expect(marksOf(contact.fields, { ...valuesOf(contact.fields, null), links })).toEqual({
    'links.1.address': wording.contact.badLink(2, 'whatsapp'),
    'links.2.address': 'Fill in this field.',
  });
});

test('a price is a whole number, or missing on request', () => {
  const values = valuesOf(rates.fields, null);
  const walk = { name: 'Walk', unit: 'show', isFrom: false, hasUsage: false, note: '' };
  const priced = (price: string) => ({
    ...values,
    title: 'Rates',
    services: [{ ...walk, price, smallestQuantity: '1' }],
  });
  expect(problemsOf(rates.fields, priced('15000'))).toEqual({});
  expect(inputOf(rates.fields, priced('15000')).services).toEqual([
    { ...walk, price: 15000, smallestQuantity: 1, note: null },
  ]);
  for (const wrong of ['-1', '1.5', '100000001']) {
    expect(problemsOf(rates.fields, priced(wrong))).toEqual({ services: wording.rates.badPrice });
  }
  expect(inputOf(rates.fields, priced('')).services).toMatchObject([{ price: null }]);
});

test('a role has one profile', () => {
  const profile = { title: 'Judge', summary: '', text: 'Scores', image: null };
  expect(problemsOf(roles.fields, { profiles: [profile, { ...profile, title: 'judge ' }] })).toEqual({
    profiles: wording.roles.twice,
  });
});

test('a list is typed as one entry per line, and empty lines are dropped', () => {
  const item = {
    tagline: 'T',
    badge: 'B',
    experience: 'E',
    finalistLine: 'F',
    professions: ['Model', 'Judge'],
  };
  const values = valuesOf(hero.fields, item);
  expect(values.professions).toBe('Model\nJudge');
  expect(inputOf(hero.fields, { ...values, professions: 'Model\n\n Judge ' }).professions).toEqual([
    'Model',
    'Judge',
  ]);
  expect(problemsOf(hero.fields, { ...values, professions: 'x\n'.repeat(51) })).toEqual({
    professions: kitWording.listLimit,
  });
});

test('the menu shows every page once, in the stored order and then in the first one', () => {
  const { fields } = SITE_PAGES.menu;
  const pages = (item: object | null) =>
    (valuesOf(fields, item as never).menu as { page: string; show: string }[]).map(({ page }) => page);
  expect(pages(null)).toEqual(FIRST_MENU.map(({ page }) => page));
  const moved = pages({ menu: [{ page: 'rates', show: 'always' }] });
  expect(moved).toHaveLength(FIRST_MENU.length);
  expect(moved.slice(0, 2)).toEqual(['rates', 'biography']);
});

test('redirects suggest the address that the owner gave to the initiative', () => {
  const suggested = (slug: string | null) => redirectFields('', [initiativePath(slug)]).toPath.suggestions;
  expect(suggested('our-voices')).toContain('/our-voices');
  expect(suggested('our-voices')).not.toContain('/endeleza');
  expect(suggested(null)).toContain('/endeleza');
});
