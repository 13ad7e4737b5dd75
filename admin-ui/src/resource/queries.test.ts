import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { outcomeCaches } from '../notifications/query-client';
import { updateCaches } from './queries';

const before = { documentId: 'a', revision: 1 };
const saved = { documentId: 'a', revision: 2 };
const other = { documentId: 'b', revision: 7 };

test('a saved item replaces its old revision in every list and form', () => {
  const client = new QueryClient();
  client.setQueryData(['things', 'page', 1], { items: [before, other], total: 2, pageCount: 1 });
  client.setQueryData(['things', 'titles'], ['left alone']);

  updateCaches(client, ['things'], saved);

  expect(client.getQueryData(['things', 'page', 1])).toMatchObject({ items: [saved, other] });
  expect(client.getQueryData(['things', 'one', { documentId: 'a' }])).toEqual(saved);
  expect(client.getQueryData(['things', 'titles'])).toEqual(['left alone']);
});

test('a read that started before the save does not restore the old revision', async () => {
  const client = new QueryClient(outcomeCaches);
  client.setQueryData(['things', 'one', { documentId: 'a' }], before);
  let answer: (item: typeof before) => void = () => {};
  const reading = client.prefetchQuery({
    queryKey: ['things', 'one', { documentId: 'a' }],
    queryFn: () =>
      new Promise<typeof before>((resolve) => {
        answer = resolve;
      }),
  });

  await client
    .getMutationCache()
    .build(client, {
      mutationFn: async () => saved,
      onSuccess: (item) => updateCaches(client, ['things'], item),
    })
    .execute(undefined);
  answer(before);
  await reading;

  expect(client.getQueryData(['things', 'one', { documentId: 'a' }])).toEqual(saved);
  expect(client.getQueryState(['things', 'one', { documentId: 'a' }])?.isInvalidated).toBe(true);
});

test('a save completes before the lists are reloaded', async () => {
  const client = new QueryClient(outcomeCaches);
  const read = vi.fn(() => new Promise<never>(() => {}));
  const list = new QueryObserver(client, { queryKey: ['things', 'page', 1], queryFn: read, initialData: [] });
  const leave = list.subscribe(() => {});
  const save = client.getMutationCache().build(client, { mutationFn: async () => saved });

  await expect(save.execute(undefined)).resolves.toEqual(saved);

  await vi.waitFor(() => expect(list.getCurrentResult().isFetching).toBe(true), 30_000);
  leave();
});
