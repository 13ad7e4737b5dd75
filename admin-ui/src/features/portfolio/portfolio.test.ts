import { describe, expect, test } from 'vitest';
import { problemsOf, valuesOf } from '../../kit/fields/fields';
import { pieceFields, portfolio, portfolioSearch } from './resource';
import { CATEGORY_SUGGESTIONS, storyMark, wording } from './wording';

const { filters, toInput, toItem } = portfolio;
type PortfolioRow = Parameters<typeof toItem>[0];
const buildRow = (changes: Partial<PortfolioRow> = {}): PortfolioRow => ({
  documentId: 'item1',
  revision: 3,
  title: 'Column in Navy',
  category: 'Runway',
  year: 2024,
  description: null,
  slug: 'column-in-navy',
  image: null,
  frames: [],
  cover: null,
  pictureCount: 0,
  filmCount: 0,
  ...changes,
});

const filled = { title: ' Silk ', category: ' ', year: '', description: 'Folded', slug: '', frames: [] };

describe('Portfolio: requires a title', () => {
  test("an empty or blank title shows 'Please enter a title'", () => {
    expect(problemsOf(pieceFields, { ...filled, title: '  ' })).toEqual({
      title: 'Please enter a title',
    });
    expect(problemsOf(pieceFields, filled)).toEqual({});
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
  expect(valuesOf(pieceFields, toItem(buildRow()))).toEqual({
    title: 'Column in Navy',
    category: 'Runway',
    year: '2024',
    description: '',
    slug: 'column-in-navy',
    frames: [],
  });
  expect(valuesOf(pieceFields, null)).toEqual({
    title: '',
    category: '',
    year: '',
    description: '',
    slug: '',
    frames: [],
  });
});

test('a save trims texts, sends empty ones as null, and always names all files', () => {
  expect(toInput(filled)).toEqual({
    title: 'Silk',
    category: null,
    year: null,
    description: 'Folded',
    slug: null,
    image: null,
    frames: [],
  });
});

test.each([
  [1, 0, ''],
  [6, 0, '6 pictures'],
  [0, 1, 'Film'],
  [0, 2, '2 films'],
  [5, 1, '5 pictures, 1 film'],
  [1, 1, '1 picture, 1 film'],
])('a card of %i pictures and %i films says “%s”', (pictureCount, filmCount, mark) => {
  expect(storyMark({ pictureCount, filmCount })).toBe(mark);
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
