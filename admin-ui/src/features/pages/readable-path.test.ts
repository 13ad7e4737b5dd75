import { expect, test } from 'vitest';
import { readablePath } from './readable-path';

test.each([
  ['/caf%C3%A9', '/café'],
  ['/%ED%95%9C%EA%B8%80', '/한글'],
  ['/two%20words', '/two words'],
  // These would be another address without their percent sign.
  ['/a%2Fb%3Fc%23d', '/a%2Fb%3Fc%23d'],
  ['/100%', '/100%'],
  ['/%E9', '/%E9'],
])('shows %s as %s', (stored, shown) => {
  expect(readablePath(stored)).toBe(shown);
});
