import { expect, test, vi } from 'vitest';
import { pendingDeletes } from './pending-deletes';

test('a deleted row is hidden at once, sent later, and stays hidden', async () => {
  const send = vi.fn(async () => undefined);
  pendingDeletes.add('a', send);

  expect(pendingDeletes.hidden().has('a')).toBe(true);
  expect(send).not.toHaveBeenCalled();

  await pendingDeletes.commit('a');
  expect(send).toHaveBeenCalledTimes(1);
  expect(pendingDeletes.hidden().has('a')).toBe(true);
});

test('undo shows the row again and sends nothing', async () => {
  const send = vi.fn(async () => undefined);
  pendingDeletes.add('a', send);

  pendingDeletes.undo('a');
  await pendingDeletes.commit('a');

  expect(pendingDeletes.hidden().has('a')).toBe(false);
  expect(send).not.toHaveBeenCalled();
});

test('a failed delete shows the row again', async () => {
  pendingDeletes.add('a', () => Promise.reject(new Error('refused')));

  await pendingDeletes.commit('a');

  expect(pendingDeletes.hidden().has('a')).toBe(false);
});

test('leaving the page sends each waiting delete once', async () => {
  const send = vi.fn(async () => undefined);
  pendingDeletes.add('a', send);

  window.dispatchEvent(new Event('pagehide'));
  await pendingDeletes.commit('a');

  expect(send).toHaveBeenCalledTimes(1);
});

test('notifies subscribers of every change', () => {
  const listener = vi.fn();
  const stop = pendingDeletes.subscribe(listener);

  pendingDeletes.add('a', async () => undefined);
  pendingDeletes.undo('a');
  stop();

  expect(listener).toHaveBeenCalledTimes(2);
});
