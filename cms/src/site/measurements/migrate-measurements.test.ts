import { expect, test } from 'vitest';
import { measurements } from '../../../starter/measurements';
import { oneList } from './migrate-measurements';

const listOf = (lines: Record<string, string>) =>
  Object.entries(lines).map(([label, value]) => ({ label, value }));

test('turns the two lists of early releases into the record of a new site', () => {
  const rateCard = listOf({
    Height: '6\'2" (188 cm)',
    Chest: '38" (96 cm)',
    Waist: '32" (81 cm)',
    Hips: '38" (96 cm)',
    'Shoe size': '10 US / 44 EU',
    Hair: 'Black',
    Eyes: 'Brown',
  });
  const biography = listOf({
    Height: '6\'2" / 188 cm',
    Chest: '38-40 inches',
    Waist: '30-32 inches',
    'Shoe size': '10 US / 44 EU',
  });
  const places = { onBiography: false, onRateCard: false, onCompCard: false };
  const migrated = measurements.lines.map((line) => ({ metric: '', imperial: '', ...places, ...line }));
  expect(oneList(rateCard, biography)).toEqual(migrated);
});

test('keeps a text whole if its parts would read differently', () => {
  const texts = (lines: ReturnType<typeof oneList>) =>
    lines.map(({ metric, imperial }) => [metric, imperial]);
  expect(
    texts(oneList(listOf({ Height: '6\'2" / 188 cm', Chest: '96 cm', Hips: '38" (wide)' }), [])),
  ).toEqual([
    ['', '6\'2" / 188 cm'],
    ['96 cm', ''],
    ['', '38" (wide)'],
  ]);
  expect(texts(oneList([], listOf({ Height: '6\'2" (188 cm)' })))).toEqual([['', '6\'2" (188 cm)']]);
});

test('keeps the order of both lists when they differ', () => {
  const names = (lines: ReturnType<typeof oneList>) =>
    lines.map(({ label, onBiography }) => (onBiography ? label.toLowerCase() : label));
  const rateCard = listOf({ Height: '180 cm', Waist: '70 cm', Hips: '90 cm' });
  const biography = listOf({ Hips: '90 cm', Height: '180 cm', Eyes: 'Brown' });
  expect(names(oneList(rateCard, biography))).toEqual(['Height', 'Waist', 'hips', 'height', 'eyes']);
});
