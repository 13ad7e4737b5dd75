import { describe, expect, test } from 'vitest';
import { problemsOf, valuesOf } from '../../kit/fields/fields';
import type { PortfolioRow } from './documents';
import { portfolioFields, portfolioSearch, toPortfolioInput, toPortfolioItem } from './portfolio';
import { portfolioFilters } from './queries';
import { CATEGORY_SUGGESTIONS, wording } from './wording';

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
  expect(valuesOf(portfolioFields, toPortfolioItem(buildRow()))).toEqual({
    title: 'Column in Navy',
    category: 'Runway',
    year: '2024',
    description: '',
  });
  expect(valuesOf(portfolioFields, null)).toEqual({ title: '', category: '', year: '', description: '' });
});

describe('Input of a save', () => {
  test('trims texts and sends empty ones as null', () => {
    expect(toPortfolioInput({ values: filled, media: { state: 'kept' } })).toEqual({
      title: 'Silk',
      category: null,
      year: null,
      description: 'Folded',
    });
  });

  test('sends an image only if it changed, and null to remove it', () => {
    expect(toPortfolioInput({ values: filled, media: { state: 'changed', id: '7' } })).toHaveProperty(
      'image',
      '7',
    );
    expect(toPortfolioInput({ values: filled, media: { state: 'changed', id: null } })).toHaveProperty(
      'image',
      null,
    );
    expect(toPortfolioInput({ values: filled, media: { state: 'kept' } })).not.toHaveProperty('image');
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

test('the server searches in title, category and description', () => {
  expect(portfolioFilters({ q: '', category: '' })).toEqual({});
  expect(portfolioFilters({ q: 'silk', category: '' }).and?.[0]?.or).toHaveLength(3);
});

test('the server filters by category ignoring case, or by items without one', () => {
  expect(portfolioFilters({ q: '', category: 'Runway' })).toEqual({ and: [{ category: { eqi: 'Runway' } }] });
  expect(portfolioFilters({ q: 'silk', category: '-' }).and?.[1]?.or).toEqual([
    { category: { null: true } },
    { category: { eq: '' } },
  ]);
});
