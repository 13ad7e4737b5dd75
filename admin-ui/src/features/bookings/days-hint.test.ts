import { expect, test } from 'vitest';
import { daysHint } from './day-notes';

const booked = (unit: 'day' | 'show' | 'hour', quantity: number, lastDay: string) =>
  daysHint({ unit, quantity, firstDay: '2027-02-27', lastDay });

test('warns the owner if days and quantity disagree', () => {
  expect(booked('day', 1, '2027-03-01')).toBe(
    'The dates are 3 days and the quantity is 1 day. Check that the quote covers all days.',
  );
  expect(booked('day', 3, '2027-02-28')).toMatch(/^The dates are 2 days and the quantity is 3 days\./);
  expect(booked('show', 1, '2027-02-28')).toMatch(/^The dates are 2 days and the quantity is 1 show\./);
});

test('is empty if they agree, or if several shows or hours are on one day', () => {
  expect(booked('day', 3, '2027-03-01')).toBe('');
  expect(booked('day', 1, '2027-02-27')).toBe('');
  expect(booked('show', 2, '2027-02-27')).toBe('');
  expect(booked('hour', 8, '2027-03-01')).toBe('');
});
