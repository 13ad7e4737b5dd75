import { describe, expect, test } from 'vitest';
import { problemsOf, valuesOf } from '../../kit/fields/fields';
import { portfolio, portfolioFields, portfolioSearch } from './resource';
import { CATEGORY_SUGGESTIONS, wording } from './wording';

const { filters, toInput, toItem } = portfolio;
type PortfolioRow = Parameters<typeof toItem>[0];
const buildRow = (changes: Partial<PortfolioRow> = {}): PortfolioRow => ({
  documentId: 'item1',
  revision: 3,
  title: 'Column in Navy',
  category: 'Runway',
  year: 2024,
  description: null,
  image: null,
  ...changes,
});

const filled = { title: ' Silk ', category: ' ', year: '', description: 'Folded' };

describe('Portfolio: requires a title', () => {
  test("an empty or blank title shows 'Please enter a title'", () => {
    expect(problemsOf(portfolioFields, { ...filled, title: '  ' })).toEqual({
      title: 'Please enter a title',
    });
    expect(problemsOf(portfolioFields, filled)).toEqual({});
  });
});

test('Portfolio: the count uses item or items', () => {
  expect([0, 1, 2].map(wording.count)).toEqual(['0 items', '1 item', '2 items']);
});

test('Portfolio: offers six category suggestions in order', () => {
  expect(CATEGORY_SUGGESTIONS).toEqual([
    'Editorial',
    'Runway',
    'Campaign',
    'Beauty',
    'Lifestyle',
    'Commercial',
  ]);
});

test('editing loads the item into the form, and a new item starts empty', () => {
  expect(valuesOf(portfolioFields, toItem(buildRow()))).toEqual({
    title: 'Column in Navy',
    category: 'Runway',
    year: '2024',
    description: '',
  });
  expect(valuesOf(portfolioFields, null)).toEqual({ title: '', category: '', year: '', description: '' });
});

describe('Input of a save', () => {
  test('trims texts and sends empty ones as null', () => {
    expect(toInput({ values: filled, media: { state: 'kept' } })).toEqual({
      title: 'Silk',
      category: null,
      year: null,
      description: 'Folded',
    });
  });

  test('sends an image only if it changed, and null to remove it', () => {
    expect(toInput({ values: filled, media: { state: 'changed', id: '7' } })).toHaveProperty('image', '7');
    expect(toInput({ values: filled, media: { state: 'changed', id: null } })).toHaveProperty('image', null);
    expect(toInput({ values: filled, media: { state: 'kept' } })).not.toHaveProperty('image');
  });
});

test('ignores unknown values in the URL', () => {
  expect(portfolioSearch.parse({ tab: 'nonsense', page: -1, q: 2024, sort: 'size:asc' })).toEqual({
    tab: 'gallery',
    page: 1,
    q: '2024',
    sort: 'position:asc',
    category: '',
  });
});

const silk = { containsi: 'silk' };
const found = { or: [{ title: silk }, { category: silk }, { description: silk }] };

test('the server searches in title, category and description', () => {
  expect(filters({ q: '', category: '' })).toEqual({});
  expect(filters({ q: 'silk', category: '' })).toEqual({ and: [found] });
});

test('the server filters by category ignoring case, or by items without one', () => {
  expect(filters({ q: '', category: 'Runway' })).toEqual({ and: [{ category: { eqi: 'Runway' } }] });
  expect(filters({ q: 'silk', category: '-' })).toEqual({
    and: [found, { or: [{ category: { null: true } }, { category: { eq: '' } }] }],
  });
});
