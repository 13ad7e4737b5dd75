import { expect, test, vi } from 'vitest';
import { everyRow } from './queries';

const pageOf = (total: number, ...ids: string[]) => ({
  nodes: ids.map((documentId) => ({ documentId })),
  pageInfo: { pageCount: 2, total },
});

/** Answers one request after the other. */
const answering = (...pages: ReturnType<typeof pageOf>[]) => {
  const load = vi.fn<Parameters<typeof everyRow>[0]>();
  for (const page of pages) load.mockResolvedValueOnce(page);
  return load;
};

const idsOf = async (load: ReturnType<typeof answering>) =>
  (await everyRow(load)).map(({ documentId }) => documentId);

test('the rows of all pages are in one list', async () => {
  const load = answering(pageOf(3, 'a', 'b'), pageOf(3, 'c'));
  expect(await idsOf(load)).toEqual(['a', 'b', 'c']);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a list that changes between two pages is read again', async () => {
  const load = answering(pageOf(4, 'a', 'b'), pageOf(3, 'd'), pageOf(3, 'b', 'c'), pageOf(3, 'd'));
  expect(await idsOf(load)).toEqual(['b', 'c', 'd']);
});

test('a list that never rests is read three times, and each row is listed once', async () => {
  const torn = [pageOf(3, 'a', 'b'), pageOf(4, 'b', 'c')];
  const load = answering(...torn, ...torn, ...torn);
  expect(await idsOf(load)).toEqual(['a', 'b', 'c']);
  expect(load).toHaveBeenCalledTimes(6);
});
