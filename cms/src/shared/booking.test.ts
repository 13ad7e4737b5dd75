import { expect, test } from 'vitest';
import schema from '../api/booking/content-types/booking/schema.json';
import { amountOf, BOOKING_STATES, isPossible, rankAfter, STATE_AFTER, statesThat, UNITS } from './booking';

test('the states and units are those of the content type', () => {
  expect(Object.keys(BOOKING_STATES).toSorted()).toEqual(schema.attributes.state.enum.toSorted());
  expect(Object.keys(UNITS).toSorted()).toEqual(schema.attributes.unit.enum.toSorted());
});

test('a booking that came to nothing is not live, holds no days and can be opened again', () => {
  for (const state of statesThat('isClosed')) {
    expect(BOOKING_STATES[state]).toMatchObject({ isLive: false, holdsDays: false, events: ['REOPEN'] });
    expect(STATE_AFTER.REOPEN).toBe('enquiry');
  }
});

test('a hold ends by itself, and only an option has one', () => {
  expect(Object.keys(BOOKING_STATES).filter((state) => isPossible('HOLD_ENDED', state as 'option'))).toEqual([
    'option',
  ]);
});

test('the rank of an option counts the earlier ones on the busiest of its days', () => {
  const days = { firstDay: '2027-05-14', lastDay: '2027-05-16' };
  const on = (firstDay: string, lastDay = firstDay) => ({ firstDay, lastDay });
  expect(rankAfter(days, [])).toBe(1);
  expect(rankAfter(days, [on('2027-05-14'), on('2027-05-16')])).toBe(2);
  expect(rankAfter(days, [on('2027-05-13', '2027-05-15'), on('2027-05-15'), on('2027-05-17')])).toBe(3);
});

test('an amount is told with one or several of its unit', () => {
  expect([amountOf(1, 'day'), amountOf(2, 'show')]).toEqual(['1 day', '2 shows']);
});
