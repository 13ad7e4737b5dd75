import { expect, test, vi } from 'vitest';
import { opensDraft, previewToken } from './preview-token';

test('a link to a draft opens its own page, for a week', () => {
  vi.stubEnv('RENDER_SECRET', 'a-render-secret-of-a-test-0123456789');
  const day = 24 * 3600 * 1000;
  const token = previewToken('draft', '/blog/silk', 0);
  expect(opensDraft(token, '/blog/silk', 6 * day)).toBe(true);
  expect(opensDraft(token, '/blog/silk', 8 * day)).toBe(false);
  expect(opensDraft(token, '/blog/linen', 0)).toBe(false);
  expect(opensDraft(previewToken('published', '/blog/silk', 0), '/blog/silk', 0)).toBe(false);
  vi.unstubAllEnvs();
});
