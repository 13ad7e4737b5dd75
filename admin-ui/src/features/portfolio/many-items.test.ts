import { notifications, notificationsStore } from '@mantine/notifications';
import { type MutationOptions, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { outcomeCaches } from '../../notifications/query-client';
import { session } from '../../strapi/owner-session';
import { deletePortfolioItems, setOnPieces } from './queries';

const ids = Array.from({ length: 250 }, (_, number) => `item ${number}`);

/** Fakes the responses: the number of changed items per request; null for a lost request. */
function answerParts(...counts: (number | null)[]) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => {
      const count = counts.shift() ?? null;
      if (count === null) return new Response('', { status: 503 });
      const data = { deletePortfolioItems: count, setPortfolioCategory: count, setPortfolioYear: count };
      return Response.json({ data });
    }),
  );
}

const said = () => notificationsStore.getState().notifications;
const sentences = () => said().map(({ title, message }) => title ?? message);
const client = () => {
  const queryClient = new QueryClient(outcomeCaches);
  queryClient.setQueryData(['portfolio', 'page'], []);
  return queryClient;
};
const change = <Data, Variables>(
  queryClient: QueryClient,
  mutation: MutationOptions<Data, Error, Variables>,
  variables: Variables,
) => queryClient.getMutationCache().build(queryClient, mutation).execute(variables);
const isReadAgain = (queryClient: QueryClient) =>
  queryClient.getQueryState(['portfolio', 'page'])?.isInvalidated;

beforeEach(() => {
  notifications.clean();
  session.open('a token', 'amani');
});

test('reports the number of items that the CMS changed', async () => {
  answerParts(100, 97, 50);

  await change(client(), setOnPieces(), { ids, field: 'category', value: 'Runway' });

  expect(sentences()).toEqual(['247 items changed']);
});

test('sends a typed year as a number, and null without one', async () => {
  answerParts(1, 1);

  for (const value of [' 2024 ', ''])
    await change(client(), setOnPieces(), { ids: ['a'], field: 'year', value });

  const sent = vi.mocked(fetch).mock.calls.map(([, init]) => JSON.parse(String(init?.body)).variables.year);
  expect(sent).toEqual([2024, null]);
});

test('a failed request does not hide the results of earlier ones', async () => {
  answerParts(100, null);
  const queryClient = client();

  await change(queryClient, deletePortfolioItems(), ids);

  expect(sentences()).toEqual(['Only 100 of 250 portfolio items were deleted']);
  expect(isReadAgain(queryClient)).toBe(true);
});

test('reloads the lists even if the first request fails, because its response may have been lost', async () => {
  answerParts(null);
  const queryClient = client();

  await expect(change(queryClient, deletePortfolioItems(), ids)).rejects.toThrow();

  expect(sentences()).toEqual(['Failed to delete portfolio item']);
  expect(isReadAgain(queryClient)).toBe(true);
});
