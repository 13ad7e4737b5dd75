import { expect, test } from 'vitest';
import { buildPortfolioRow } from '../../../testing/factories/portfolio-row';
import { toPortfolioItem } from './portfolio-item';
import { portfolioWording } from './wording';

test('portfolio_items: items without a cover are dropped', () => {
  const rows = [buildPortfolioRow({ title: 'Kept' }), buildPortfolioRow({ cover: null })];
  expect(rows.flatMap(toPortfolioItem).map((item) => item.title)).toEqual(['Kept']);
});

test('Portfolio: a card shows title, category and creation year', () => {
  const row = buildPortfolioRow({
    title: 'Dusk',
    category: ' Editorial ',
    year: 2023,
  });
  expect(toPortfolioItem(row)[0]).toMatchObject({ title: 'Dusk', category: 'Editorial', year: '2023' });
});

test('a cover without an alternative text is described by the title', () => {
  const row = buildPortfolioRow({ title: 'Dusk' });
  const cover = row.cover && { ...row.cover, alternativeText: null };
  expect(toPortfolioItem({ ...row, cover })[0]?.picture.alt).toBe('Dusk');
});

test('an item with one picture has no counts', () => {
  expect(toPortfolioItem(buildPortfolioRow())[0]).not.toHaveProperty('counts');
});

test.each([
  [2, 0, '2\u00a0pictures'],
  [6, 0, '6\u00a0pictures'],
  [0, 1, 'Film'],
  [0, 2, '2\u00a0films'],
  [5, 1, '5\u00a0pictures, 1\u00a0film'],
  [1, 1, '1\u00a0picture, 1\u00a0film'],
])('a piece of %i pictures and %i films is marked', (pictureCount, filmCount, mark) => {
  const [item] = toPortfolioItem(buildPortfolioRow({ pictureCount, filmCount }));
  expect(item?.counts && portfolioWording.mark(item.counts)).toBe(mark);
});
