import { expect, test } from 'vitest';
import schema from '../api/booking/content-types/booking/schema.json';
import {
  amountOf,
  BOOKING_STATES,
  isPossible,
  OPEN_STATES,
  rankAfter,
  STATE_AFTER,
  statesHolding,
  statesThat,
  UNITS,
} from './booking';

test('states and units equal those of the content type', () => {
  expect(Object.keys(BOOKING_STATES).toSorted()).toEqual(schema.attributes.state.enum.toSorted());
  expect(Object.keys(UNITS).toSorted()).toEqual(schema.attributes.unit.enum.toSorted());
});

test('a closed booking is not live, holds no days and can be reopened', () => {
  for (const state of statesThat('isClosed')) {
    expect(BOOKING_STATES[state]).toMatchObject({ isLive: false, holdsDays: false, events: ['REOPEN'] });
    expect(STATE_AFTER.REOPEN).toBe('enquiry');
  }
});

test('booked days are agreed, and live bookings are open', () => {
  for (const state of statesHolding('BOOKED')) expect(BOOKING_STATES[state].isAgreed).toBe(true);
  expect(OPEN_STATES).toEqual(expect.arrayContaining(statesThat('isLive')));
  expect(statesThat('isLive')).toEqual(expect.arrayContaining(statesThat('holdsDays')));
});

test('only an option has a hold that can end', () => {
  expect(Object.keys(BOOKING_STATES).filter((state) => isPossible('HOLD_ENDED', state as 'option'))).toEqual([
    'option',
  ]);
});

test('the rank of an option counts earlier options on the busiest of its days', () => {
  const days = { firstDay: '2027-05-14', lastDay: '2027-05-16' };
  const on = (firstDay: string, lastDay = firstDay) => ({ firstDay, lastDay });
  expect(rankAfter(days, [])).toBe(1);
  expect(rankAfter(days, [on('2027-05-14'), on('2027-05-16')])).toBe(2);
  expect(rankAfter(days, [on('2027-05-13', '2027-05-15'), on('2027-05-15'), on('2027-05-17')])).toBe(3);
});

test('an amount has its unit in singular or plural', () => {
  expect([amountOf(1, 'day'), amountOf(2, 'show')]).toEqual(['1 day', '2 shows']);
});
