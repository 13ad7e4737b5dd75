import { expect, test, vi } from 'vitest';
import { confirmation, withConfirmation } from './confirmation';
import { NotConfirmed, Refusal } from './errors';

const NEEDED = new Refusal('Confirm that it is you, and try again.', 'CONFIRMATION_NEEDED');

const refusedOnce = (answer: string) =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(NEEDED).mockResolvedValue(answer);

test('a request without a refusal is sent once and asks nothing', async () => {
  const send = vi.fn(async () => 'stored');
  expect(await withConfirmation(send)).toBe('stored');
  expect(send).toHaveBeenCalledOnce();
  expect(confirmation.isAsked()).toBe(false);
});

test('requests refused together ask once, and each is sent again', async () => {
  const asked = vi.fn();
  const forget = confirmation.subscribe(() => asked(confirmation.isAsked()));
  const requests = [refusedOnce('first'), refusedOnce('second')];
  const waiting = Promise.all(requests.map(withConfirmation));
  await vi.waitFor(() => expect(confirmation.isAsked()).toBe(true));
  confirmation.accept();
  expect(await waiting).toEqual(['first', 'second']);
  expect(asked.mock.calls).toEqual([[true], [false]]);
  for (const send of requests) expect(send).toHaveBeenCalledTimes(2);
  forget();
});

test('Cancel rejects the request, which is not sent again', async () => {
  const send = refusedOnce('stored');
  const waiting = withConfirmation(send);
  await vi.waitFor(() => expect(confirmation.isAsked()).toBe(true));
  confirmation.cancel();
  await expect(waiting).rejects.toBeInstanceOf(NotConfirmed);
  expect(send).toHaveBeenCalledOnce();
});

test('a second refusal and any other refusal reach the caller', async () => {
  const send = vi.fn(() => Promise.reject(NEEDED));
  const waiting = withConfirmation(send);
  await vi.waitFor(() => expect(confirmation.isAsked()).toBe(true));
  confirmation.accept();
  await expect(waiting).rejects.toBe(NEEDED);

  const other = new Refusal('Too long', 'TOO_LONG');
  await expect(withConfirmation(() => Promise.reject(other))).rejects.toBe(other);
  expect(confirmation.isAsked()).toBe(false);
});
