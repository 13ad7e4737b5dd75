import { afterEach, expect, test, vi } from 'vitest';
import { requireSecrets } from './secrets';

afterEach(() => vi.unstubAllEnvs());

test.each(['FORM_SECRET', 'RENDER_SECRET'])('refuses to start without %s, and names it', (missing) => {
  vi.stubEnv('FORM_SECRET', 'a-form-secret-of-a-test-0123456789');
  vi.stubEnv('RENDER_SECRET', 'a-render-secret-of-a-test-0123456789');
  expect(requireSecrets).not.toThrow();
  for (const value of ['', 'short']) {
    vi.stubEnv(missing, value);
    expect(requireSecrets).toThrow(missing);
  }
});
