import { expect, test, vi } from 'vitest';
import { session } from './owner-session';

test('a renewal that is under way when the page is left still arrives and stores its cookie', async () => {
  const fetching = vi.fn(async () => Response.json({ jwt: 'second' }));
  vi.stubGlobal('fetch', fetching);
  session.open('first', 'amani');

  await session.tokenInsteadOf('first');

  expect(fetching).toHaveBeenCalledWith('/api/auth/refresh', expect.objectContaining({ keepalive: true }));
});
