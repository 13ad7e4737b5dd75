import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { outcomeCaches } from '../../notifications/query-client';
import { session } from '../../strapi/owner-session';
import { bookingQueries, moveBooking } from './queries';

test('a conflicting transition reloads everything', async () => {
  session.open('a token', 'amani');
  const error = { name: 'ConflictError', message: 'Somebody was faster', details: { current: {} } };
  const extensions = { code: 'STRAPI_CONFLICT_ERROR', error };
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ data: null, errors: [{ message: error.message, extensions }] })),
  );
  const client = new QueryClient(outcomeCaches);
  const { queryKey } = bookingQueries.one('b1');
  client.setQueryData(queryKey, null);
  const move = { event: 'CONFIRM', holdEndsAt: null, reason: null, insist: false } as const;
  const moving = client.getMutationCache().build(client, moveBooking({ documentId: 'b1', revision: 1 }));

  await expect(moving.execute(move)).rejects.toThrow();

  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
