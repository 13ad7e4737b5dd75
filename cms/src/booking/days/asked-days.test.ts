import { expect, test } from 'vitest';
import { askedDays, NO_ASKED_DAYS, waitingDays } from './asked-days';

const waiting = { askedFirstDay: '2027-05-14', askedLastDay: '2027-05-16', askedDeclinedAt: null };
const declined = { ...waiting, askedDeclinedAt: '2027-05-01T09:00:00.000Z' };
const days = { firstDay: '2027-05-14', lastDay: '2027-05-16' };

test('asked days wait until the owner answers', () => {
  expect(askedDays(waiting)).toEqual({ ...days, isDeclined: false });
  expect(waitingDays(waiting)).toMatchObject(days);
});

test('declined days are known but no longer wait', () => {
  expect(askedDays(declined)).toEqual({ ...days, isDeclined: true });
  expect(waitingDays(declined)).toBeNull();
});

test('a booking without asked days has none', () => {
  expect(askedDays(NO_ASKED_DAYS)).toBeNull();
  expect(waitingDays(NO_ASKED_DAYS)).toBeNull();
});
