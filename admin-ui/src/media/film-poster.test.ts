import { expect, test } from 'vitest';
import { isOfOneColour, posterSeconds } from './film-poster';

test.each([
  [20, [1, 2, 3, 5, 8, 13]],
  [1.2, [1]],
  [0.6, [0.3]],
  [0, [0]],
])('the poster of a film of %d seconds is looked for at %j', (length, seconds) => {
  expect(posterSeconds(length)).toEqual(seconds);
});

const pixels = (...colours: number[][]) => colours.flatMap((colour) => [...colour, 255]);

test.each([
  ['black with the noise of compression', pixels([0, 0, 0], [3, 2, 5], [1, 1, 1]), true],
  ['a white card', pixels([255, 255, 255], [250, 252, 251]), true],
  ['a plain blue', pixels([10, 20, 200], [14, 22, 190]), true],
  ['a figure on black', pixels([0, 0, 0], [120, 90, 70]), false],
  ['colours of the same brightness', pixels([200, 0, 0], [0, 100, 0]), false],
])('%s counts as one colour: %s', (_what, samples, expected) => {
  expect(isOfOneColour(samples)).toBe(expected);
});
