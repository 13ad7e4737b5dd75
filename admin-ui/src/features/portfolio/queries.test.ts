import { type MutationOptions, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { createPiece, type Move, movePortfolioItems, portfolioQueries, showNewestFirst } from './queries';

/** Versions of the order that were sent; each change increases the version. */
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

test('quick changes of the order are each based on the result of the one before', async () => {
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

test('a picture that an earlier try stored without a response gets the current words', async () => {
  const stored = { documentId: 'silk', revision: 4, title: 'Before', category: null, image: null };
  const changes: unknown[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, { body }: { body: string }) => {
      const { query, variables } = JSON.parse(body);
      if (query.startsWith('mutation CreatePortfolioItem')) return Response.json({ data: { saved: stored } });
      changes.push(variables);
      const { title } = variables.data;
      return Response.json({ data: { saved: { ...stored, title, revision: 5 } } });
    }),
  );

  const entries = [{ id: '7', kind: 'image' as const, poster: null, captions: null }];
  const words = { title: 'Silk', category: 'Runway', year: '2019', description: ' At dusk ' };
  const item = await createPiece({ ...words, entries, uploadKey: 'key', isRepeated: true });

  const typed = { ...words, year: 2019, description: 'At dusk' };
  const data = { ...typed, image: '7', frames: [], revision: 4 };
  expect(changes).toEqual([{ documentId: 'silk', data }]);
  expect(item).toMatchObject({ documentId: 'silk', title: 'Silk', revision: 5 });
});
