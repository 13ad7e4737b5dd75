import { type MutationOptions, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { type Move, movePortfolioItems, portfolioQueries, showNewestFirst } from './queries';

/** What was sent as the version of the order, which each change counts up. */
const sent: number[] = [];

beforeEach(() => {
  session.open('a token', 'amani');
  sent.length = 0;
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, { body }: { body: string }) => {
      const { version } = JSON.parse(body).variables;
      sent.push(version);
      const order = { version: version + 1, arranged: true };
      return Response.json({ data: { movePortfolioItems: order, showPortfolioNewestFirst: order } });
    }),
  );
});

test('changes of the order that follow each other at once are each based on what the one before has made', async () => {
  const client = new QueryClient();
  client.setQueryData(portfolioQueries.order().queryKey, { version: 3, arranged: true });
  const change = <Data, Variables>(mutation: MutationOptions<Data, Error, Variables>, variables: Variables) =>
    client.getMutationCache().build(client, mutation).execute(variables);
  const first: Move = { documentIds: ['a'], place: 'FIRST', target: null };

  await Promise.all([
    change(movePortfolioItems(), first),
    change(showNewestFirst(), undefined),
    change(movePortfolioItems(), first),
  ]);

  expect(sent).toEqual([3, 4, 5]);
});
