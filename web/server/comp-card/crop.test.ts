import { expect, test } from 'vitest';
import { cropOf } from '../drawing/crop';
import { pixelsInPrint } from './paint-pdf';
import { contrastOf, veilFor } from './photographs';
import { cropMarks, sheetOf } from './sheet';

test("a crop has the shape of its place and keeps the owner's focus point", () => {
  const tall = { width: 1000, height: 2000 };
  const square = { width: 50, height: 50 };
  expect(cropOf(tall, square, { x: 50, y: 0 })).toEqual({ left: 0, top: 0, width: 1000, height: 1000 });
  expect(cropOf(tall, square, { x: 50, y: 100 })).toMatchObject({ top: 1000 });
  expect(cropOf({ width: 3000, height: 1000 }, square, { x: 25, y: 50 })).toMatchObject({
    left: 500,
    top: 0,
  });
});

test('a picture is printed at 300 dots to the inch, and never with more than it has', () => {
  expect(pixelsInPrint({ width: 4000, height: 6000 }, { width: 144, height: 216 })).toEqual({
    width: 600,
    height: 900,
  });
  expect(pixelsInPrint({ width: 400, height: 600 }, { width: 144, height: 216 })).toMatchObject({
    width: 400,
  });
});

test('the light name can be read over any picture, and a dark one keeps its depth', () => {
  const bone: [number, number, number] = [0xf4, 0xef, 0xe6];
  for (const grey of [0, 60, 128, 200, 255]) {
    const veil = veilFor(grey);
    const under = [0x07, 0x11, 0x1f].map((ink) => ink * veil + grey * (1 - veil)) as typeof bone;
    expect(contrastOf(bone, under), `on ${grey}`).toBeGreaterThanOrEqual(4.5);
  }
  expect(veilFor(0)).toBe(0.2);
  expect(veilFor(255)).toBeLessThan(0.7);
});

test('with bleed the sheet has three millimetres around the cut, and its marks stay outside of them', () => {
  const sheet = sheetOf('card', true);
  const MM = 72 / 25.4;
  expect(sheet.trim.x - sheet.bleed.x).toBeCloseTo(3 * MM);
  expect([sheet.trim.width, sheet.trim.height]).toEqual([396, 612]);
  for (const [from, to] of cropMarks(sheet)) {
    for (const [x, y] of [from, to]) {
      const across = x > sheet.bleed.x && x < sheet.bleed.x + sheet.bleed.width;
      const down = y > sheet.bleed.y && y < sheet.bleed.y + sheet.bleed.height;
      expect(across && down, `${x} ${y}`).toBe(false);
    }
  }
});
