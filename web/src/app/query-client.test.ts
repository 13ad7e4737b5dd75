import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { expectConsoleError } from '../../testing/expected-console-errors';
import { MaintenanceMode, StrapiRefusal, StrapiUnavailable } from '../strapi/failures';
import { createQueryClient } from './query-client';

const buildNotices = () => ({ done: vi.fn(), problem: vi.fn() });

const load = (client: ReturnType<typeof createQueryClient>, failure: Error, meta: Record<string, string>) =>
  client
    .fetchQuery({ queryKey: ['list'], queryFn: () => Promise.reject(failure), meta, retry: false })
    .catch(() => undefined);

const send = (client: ReturnType<typeof createQueryClient>, answer: () => Promise<unknown>) =>
  new MutationObserver(client, { mutationFn: answer, meta: { done: 'Sent!', failed: 'Failed to send.' } })
    .mutate()
    .catch(() => undefined);

test('a list that fails to load shows its toast and logs it', async () => {
  expectConsoleError('Failed to load events');
  const notices = buildNotices();
  await load(createQueryClient(notices), new StrapiUnavailable('No answer'), {
    loadFailure: 'Failed to load events',
  });
  expect(notices.problem).toHaveBeenCalledExactlyOnceWith('Failed to load events');
});

test('a list that was loaded ahead fails without a toast, and with one when it is on the page', async () => {
  expectConsoleError('Failed to load projects');
  const notices = buildNotices();
  const client = createQueryClient(notices, (query) => query.isActive());
  const list = {
    queryKey: ['list'],
    queryFn: () => Promise.reject(new StrapiUnavailable('No answer')),
    meta: { loadFailure: 'Failed to load projects' },
    retry: false,
  };
  await client.prefetchQuery(list);
  expect(notices.problem).not.toHaveBeenCalled();
  const leave = new QueryObserver(client, list).subscribe(() => undefined);
  await vi.waitFor(
    () => expect(notices.problem).toHaveBeenCalledExactlyOnceWith('Failed to load projects'),
    30_000,
  );
  leave();
});

test('silent failures are only logged', async () => {
  expectConsoleError('Failed to load milestones');
  const notices = buildNotices();
  const failure = new StrapiUnavailable('No answer');
  await load(createQueryClient(notices), failure, { loggedFailure: 'Failed to load milestones' });
  expect(notices.problem).not.toHaveBeenCalled();
});

test('no toast covers the maintenance screen', async () => {
  expectConsoleError('Failed to load events');
  const notices = buildNotices();
  await load(createQueryClient(notices), new MaintenanceMode('Closed'), {
    loadFailure: 'Failed to load events',
  });
  expect(notices.problem).not.toHaveBeenCalled();
});

test('a success shows its sentence', async () => {
  const notices = buildNotices();
  await send(createQueryClient(notices), () => Promise.resolve('received'));
  expect(notices.done).toHaveBeenCalledExactlyOnceWith('Sent!');
});

test('a failure shows the sentence of the form', async () => {
  expectConsoleError('Failed to send.');
  const notices = buildNotices();
  await send(createQueryClient(notices), () => Promise.reject(new StrapiUnavailable('No answer')));
  expect(notices.problem).toHaveBeenCalledExactlyOnceWith('Failed to send.');
});

test('a refusal that says when to retry replaces the sentence of the form', async () => {
  expectConsoleError('Failed to send.');
  const notices = buildNotices();
  const limited = new StrapiRefusal('STRAPI_RATE_LIMIT_ERROR', 'Please wait 4 minutes.', [], 240);
  await send(createQueryClient(notices), () => Promise.reject(limited));
  expect(notices.problem).toHaveBeenCalledExactlyOnceWith('Please wait 4 minutes.');
});
