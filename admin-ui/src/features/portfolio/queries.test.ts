import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { movePortfolioItems, portfolioQueries } from './queries';

test('a move that follows another at once is based on the order that the other has made', async () => {
  session.open('a token', 'amani');
  const asked: number[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, { body }: { body: string }) => {
      const { version } = JSON.parse(body).variables;
      asked.push(version);
      return Response.json({ data: { movePortfolioItems: { version: version + 1, arranged: true } } });
    }),
  );
  const client = new QueryClient();
  client.setQueryData(portfolioQueries.order().queryKey, { version: 3, arranged: true });
  const move = (id: string) =>
    client
      .getMutationCache()
      .build(client, client.defaultMutationOptions(movePortfolioItems()))
      .execute({ documentIds: [id], place: 'FIRST', target: null });

  await Promise.all([move('a'), move('b')]);

  expect(asked).toEqual([3, 4]);
});
