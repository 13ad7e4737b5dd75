import { expect, test } from 'vitest';
import { titleFromName } from './title-from-name';

test.each([
  ['IMG_2034.jpg', 'Picture 2034'],
  ['DSC00017.JPG', 'DSC00017'],
  ['runway-show_nairobi.JPG', 'Runway show nairobi'],
  ['GoldOnMidnight (2).png', 'Gold On Midnight 2'],
  ['PXL_20260412_091233.heic', 'Picture 20260412 091233'],
  ['étude.webp', 'Étude'],
  ['.jpg', 'Picture'],
])('the title proposed for %s is %s', (name, title) => {
  expect(titleFromName(name)).toBe(title);
});

test('a title is never longer than the CMS takes', () => {
  expect(titleFromName(`${'a'.repeat(300)}.jpg`)).toHaveLength(200);
});
