import { expect, test } from 'vitest';
import { buildPortfolioRow } from '../../../testing/factories/portfolio-row';
import { toPortfolioItem } from './portfolio-item';

test('portfolio_items: items without an image are dropped', () => {
  const rows = [buildPortfolioRow({ title: 'Kept' }), buildPortfolioRow({ image: null })];
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

test('an image without an alternative text is described by the title', () => {
  const row = buildPortfolioRow({ title: 'Dusk' });
  const image = row.image && { ...row.image, alternativeText: null };
  expect(toPortfolioItem({ ...row, image })[0]?.picture.alt).toBe('Dusk');
});
