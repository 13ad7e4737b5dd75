import { beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '../../shared/days';
import { DEVICE_DAYS, newDevice, readDevice } from './known-device';

beforeEach(() => void vi.stubEnv('FORM_SECRET', 'a-form-secret-of-a-test-0123456789abcd'));

test('recognizes a device for a year after its sign-in', () => {
  const cookie = newDevice(7, 0);
  expect(readDevice(cookie, DEVICE_DAYS * DAY_MS - 1)?.userId).toBe(7);
  expect(readDevice(cookie, DEVICE_DAYS * DAY_MS)).toBeUndefined();
});

test('gives each sign-in a nonce for counting failures', () => {
  const [one, other] = [readDevice(newDevice(7)), readDevice(newDevice(7))];
  expect(one?.nonce).toBeTruthy();
  expect(one?.nonce).not.toBe(other?.nonce);
});

test('rejects a value with another account, end, secret or signature', () => {
  const cookie = newDevice(7);
  const [userId, endsAt, nonce, signature] = cookie.split('.');
  const forged = [
    `8.${endsAt}.${nonce}.${signature}`,
    `${userId}.${Number(endsAt) + 1}.${nonce}.${signature}`,
    `${userId}.${endsAt}.${nonce}`,
    `${userId}.${endsAt}.${nonce}.`,
    `${userId}.${endsAt}.${nonce}.AAAA`,
    '',
    'x',
    undefined,
  ];
  for (const value of forged) expect(readDevice(value), String(value)).toBeUndefined();
  vi.stubEnv('FORM_SECRET', 'another-form-secret-of-a-test-0123456789');
  expect(readDevice(cookie)).toBeUndefined();
});
