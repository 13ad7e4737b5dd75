import { expect, test } from 'vitest';
import { straightAddress } from './straight-address';

test.each([
  ['/blog/', '/blog'],
  ['/blog/spring/?sent=pending', '/blog/spring?sent=pending'],
  ['/v1///', '/v1'],
  ['//', '/'],
  ['//events', '/events'],
  ['//evil.test/', '/evil.test'],
])('%s has one address: %s', (asked, straight) => {
  expect(straightAddress(asked)).toBe(straight);
});

test.each(['/', '/blog', '/blog?tag=a/', '//\\evil.test/', '/\\evil.test/', '/?tag=x'])('%s stays', (url) => {
  expect(straightAddress(url)).toBeUndefined();
});

test('many slashes take no longer than many letters', () => {
  const started = performance.now();
  straightAddress(`/${'/'.repeat(1_000_000)}x`);
  straightAddress(`/x${'/'.repeat(1_000_000)}x`);
  expect(performance.now() - started).toBeLessThan(500);
});
