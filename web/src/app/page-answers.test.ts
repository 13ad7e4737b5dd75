import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { expectConsoleError } from '../../testing/expected-console-errors';
import { PageAnswers } from './page-answers';
import { createQueryClient } from './query-client';

const KEY = ['hero'];

/** Returns a page that came with a response, after the app has taken it over. */
function takenOver(root: ConstructorParameters<typeof PageAnswers>[0]) {
  const notices = { done: vi.fn(), problem: vi.fn() };
  const answers = new PageAnswers(root);
  const queryClient = createQueryClient(notices, (query) => !answers.isAskedAgain(query));
  queryClient.setQueryData(KEY, 'of the page');
  answers.settle(queryClient);
  const look = (queryFn: () => Promise<string>) =>
    new QueryObserver(queryClient, { queryKey: KEY, queryFn, meta: { loadFailure: 'Failed to load' } });
  return { notices, queryClient, look };
}

const unverified = { dataset: { unverified: '' } };

test('what the server has checked is not asked for a second time', () => {
  const { look } = takenOver({ dataset: {} });
  const ask = vi.fn(async () => 'asked');
  const stop = look(ask).subscribe(() => {});
  stop();
  expect(ask).not.toHaveBeenCalled();
});

test('what the server could not check is shown and asked for again', async () => {
  const { look, queryClient } = takenOver(unverified);
  const observer = look(async () => 'asked');
  expect(observer.getCurrentResult().data).toBe('of the page');
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(queryClient.getQueryData(KEY)).toBe('asked'), 30_000);
  stop();
});

test('when asking again fails the page stays as it came, without a word', async () => {
  expectConsoleError('Failed to load');
  const { look, queryClient, notices } = takenOver(unverified);
  const observer = look(async () => {
    throw new Error('away');
  });
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(queryClient.getQueryState(KEY)?.status).toBe('error'), 30_000);
  stop();
  expect(queryClient.getQueryData(KEY)).toBe('of the page');
  expect(notices.problem).not.toHaveBeenCalled();
});
