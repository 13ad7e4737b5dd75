import { expect, test } from 'vitest';
import { widthOf } from '../lettering/letters';
import { backOf, frontOf, placesFor } from './layout';
import { posterOf } from './poster';
import type { Side } from './scene';
import { POINTS_PER_INCH, TRIMS } from './sheet';

const card = {
  name: 'Amani Kito',
  pictures: 5,
  measurements: [
    { label: 'Height', value: '188 cm' },
    { label: 'Waist', value: '81 cm' },
  ],
  email: 'a@example.com',
  phone: '0700 000 000',
  phoneHref: 'tel:+254700000000',
  site: 'https://amani.example',
};

const wordsOf = ({ elements }: Side) => elements.filter((element) => element.kind === 'words');

test.each([
  ['sixty letters without a blank', 'W'.repeat(60)],
  ['sixty letters in words', 'Anna-Maria Wanjiru Nyambura Achieng Konstantinopolsky Mwangi'],
  ['letters of another script', 'አማኒ ኪቶ'],
])('a name of %s stays on the card', (_which, name) => {
  for (const side of [
    frontOf({ ...card, name }, TRIMS.card),
    backOf({ ...card, name }, TRIMS.a5),
    posterOf({ ...card, name }),
  ]) {
    for (const { text, x, y, lettering } of wordsOf(side)) {
      expect(x + widthOf(text, lettering), text).toBeLessThanOrEqual(side.width);
      expect(y, text).toBeLessThanOrEqual(side.height);
      expect(y, text).toBeGreaterThan(0);
    }
  }
});

test('a local phone number is printed as typed and dialled with its country', () => {
  const phone = wordsOf(backOf(card, TRIMS.card)).find(({ text }) => text === card.phone);
  expect(phone?.href).toBe(card.phoneHref);
});

test('the picture for conversations has every measurement and way to reach the model', () => {
  const measurements = Array.from({ length: 30 }, (_, index) => ({
    label: `Measurement ${index}`,
    value: '188 cm',
  }));
  const email = `${'e'.repeat(60)}@example.com`;
  const words = wordsOf(posterOf({ ...card, measurements, email }));
  const texts = words.map(({ text }) => text);
  for (const { label } of measurements) expect(texts).toContain(label);
  for (const text of [email, card.phone, 'amani.example']) expect(texts).toContain(text);
  for (const { text, x, lettering } of words)
    expect(x + widthOf(text, lettering), text).toBeLessThanOrEqual(1080);
});

test.each([1, 2, 3, 4])('%i pictures fill their place and leave a gap between them', (count) => {
  const boxes = placesFor(count, { x: 10, y: 20, width: 300, height: 400 });
  expect(boxes).toHaveLength(count);
  expect(Math.max(...boxes.map(({ x, width }) => x + width))).toBeCloseTo(310);
  expect(Math.max(...boxes.map(({ y, height }) => y + height))).toBeCloseTo(420);
  const area = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
  expect(area).toBeGreaterThan(300 * 400 * 0.97);
  expect(area).toBeLessThanOrEqual(300 * 400);
});

// `admin-ui/src/features/comp-card/print.ts` uses the same sizes in centimetres.
test.each([
  [1, [[12.3, 13.9]]],
  [
    2,
    [
      [6.8, 13.9],
      [5.4, 13.9],
    ],
  ],
  [
    3,
    [
      [6.8, 13.9],
      [5.4, 6.9],
      [5.4, 6.9],
    ],
  ],
  [
    4,
    [
      [6.8, 7.8],
      [6.8, 5.9],
      [5.4, 5.9],
      [5.4, 7.8],
    ],
  ],
])('the places of %i pictures on the back have the sizes shown to the owner', (count, shownSizes) => {
  const measurements = Array.from({ length: 14 }, (_, at) => ({ label: `Line ${at}`, value: `${at} cm` }));
  const { elements } = backOf({ ...card, pictures: count + 1, measurements }, TRIMS.card);
  const places = elements.flatMap((element) => (element.kind === 'picture' ? [element.box] : []));
  expect(places).toHaveLength(count);
  const CM = POINTS_PER_INCH / 2.54;
  for (const [at, { width, height }] of places.entries()) {
    const [wide = 0, high = 0] = shownSizes[at] ?? [];
    expect(Math.abs(width / CM - wide)).toBeLessThan(0.3);
    expect(Math.abs(height / CM - high)).toBeLessThan(0.3);
  }
});

test('fifty measurements still leave room for pictures', () => {
  const measurements = Array.from({ length: 50 }, (_, at) => ({ label: `Line ${at}`, value: `${at} cm` }));
  const { elements } = backOf({ ...card, measurements }, TRIMS.card);
  const tallest = elements.flatMap((element) => (element.kind === 'picture' ? [element.box.height] : []));
  expect(Math.max(...tallest)).toBeGreaterThan(100);
});

test('a card of one picture has its name instead of the others', () => {
  const { elements } = backOf({ ...card, pictures: 1 }, TRIMS.card);
  expect(elements.some(({ kind }) => kind === 'picture')).toBe(false);
  const names = wordsOf({ ...TRIMS.card, elements }).filter(({ part }) => part === 'name');
  expect(names.map(({ text }) => text).join(' ')).toBe('Amani Kito');
});
