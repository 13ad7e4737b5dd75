import { expect, test, vi } from 'vitest';
import { opensDraft, previewToken } from './preview-token';

test('a link to a draft opens only its own page, for a week', () => {
  vi.stubEnv('RENDER_SECRET', 'a-render-secret-of-a-test-0123456789');
  const day = 24 * 3600 * 1000;
  const token = previewToken('draft', '/blog/silk', day);
  expect(opensDraft(token, '/blog/silk', 0, 7 * day)).toBe(true);
  expect(opensDraft(token, '/blog/silk', 0, 9 * day)).toBe(false);
  expect(opensDraft(token, '/blog/linen', 0, day)).toBe(false);
  expect(opensDraft(previewToken('published', '/blog/silk', day), '/blog/silk', 0, day)).toBe(false);
  vi.unstubAllEnvs();
});

test('a link made before links were ended opens nothing, a later one opens the draft', () => {
  vi.stubEnv('RENDER_SECRET', 'a-render-secret-of-a-test-0123456789');
  const opens = (madeAt: number) =>
    opensDraft(previewToken('draft', '/blog/silk', madeAt), '/blog/silk', 5000, 9000);
  expect([4999, 5000, 5001].map(opens)).toEqual([false, false, true]);
  vi.unstubAllEnvs();
});
