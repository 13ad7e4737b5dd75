import { expect, test } from 'vitest';
import {
  blankRequest,
  estimatedOf,
  extrasOf,
  quantityHint,
  requestData,
  requestProblems,
  stillBookable,
  withDay,
  withDays,
  withService,
} from './booking-request';
import { hintsOf } from './calendar-days';
import { lookedUp } from './look-again';
import type { BookableService } from './services';

const TODAY = '2026-11-23';
const shoot: BookableService = { name: 'Fashion Shoot', unit: 'day', smallestQuantity: 1, hasUsage: true };
const model: BookableService = {
  name: 'Runway Model',
  unit: 'show',
  smallestQuantity: 2,
  hasUsage: false,
};

const request = {
  ...blankRequest,
  service: 'Fashion Shoot',
  firstDay: '2026-12-12',
  city: 'Nairobi',
  name: 'Wanjiru Otieno',
  email: 'wanjiru@example.com',
  phone: '+254 712 345678',
};

const problems = (change: Partial<typeof request>, least?: number) =>
  Object.keys(requestProblems({ ...request, ...change }, TODAY, least));

test('a whole request has no problem, and every required field that is blank is named', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ lastDay: '2026-12-13', startTime: '09:30', venue: 'KICC' })).toEqual([]);
  expect(problems({ service: '', city: ' ', name: '' })).toEqual(['service', 'city', 'name']);
});

test('an email address or a phone number is enough, and without both the email is named', () => {
  expect(problems({ email: '' })).toEqual([]);
  expect(problems({ phone: ' ' })).toEqual([]);
  expect(requestProblems({ ...request, email: ' ', phone: '' }, TODAY)).toEqual({
    email: 'Enter your email address or your phone number, so that I can reply.',
  });
  expect(problems({ email: '', phone: '', city: '' })).toEqual(['city', 'email']);
  expect(requestData({ ...request, email: ' ' })).toMatchObject({ email: null, phone: '+254 712 345678' });
});

test('a day in the past, an end before its start and impossible days are named', () => {
  expect(problems({ firstDay: '2026-11-22' })).toEqual(['firstDay']);
  expect(problems({ firstDay: TODAY })).toEqual([]);
  expect(problems({ lastDay: '2026-12-11' })).toEqual(['lastDay']);
  expect(problems({ firstDay: '2027-02-29' })).toEqual(['firstDay']);
  expect(problems({ lastDay: 'soon' })).toEqual(['lastDay']);
});

test('a quantity is a whole number from the smallest of its service to 99', () => {
  for (const quantity of ['0', '10000', '100', '1.5', '-1', '1e1', 'two'])
    expect(problems({ quantity })).toEqual(['quantity']);
  expect(problems({ quantity: ' 99 ' })).toEqual([]);
  expect(problems({ quantity: '1' }, 2)).toEqual(['quantity']);
  expect(requestProblems({ ...request, quantity: 'two' }, TODAY, 2)).toEqual({
    quantity: 'Enter a whole number from 2 to 99.',
  });
});

test('an invalid time, email and phone number are named together', () => {
  expect(problems({ startTime: '25:00', email: 'wanjiru@example', phone: 'call me' })).toEqual([
    'startTime',
    'email',
    'phone',
  ]);
});

test('one day is its own last, and the usage is among the extras', () => {
  expect(
    requestData({ ...request, extras: ['Travel'], usage: 'Usage for 3 months', venue: ' ' }),
  ).toMatchObject({
    firstDay: '2026-12-12',
    lastDay: '2026-12-12',
    quantity: 1,
    extras: ['Travel', 'Usage for 3 months'],
    venue: null,
  });
  expect(extrasOf(request)).toEqual([]);
});

test('another service sets its smallest quantity, and removes the usage where it has no usage', () => {
  expect(withService(model, request)).toEqual({ service: 'Runway Model', quantity: '2', usage: '' });
  expect(withService(shoot, { ...request, quantity: '3' })).toEqual({
    service: 'Fashion Shoot',
    quantity: '3',
  });
});

test('a kept request loses choices that are no longer offered, and the usage of a service without usage', () => {
  const offered = { services: [shoot, model], extras: ['Travel'], usages: ['3 months'] };
  const kept = { ...request, extras: ['Travel', 'Old extra'], usage: '3 months', quantity: '3' };
  expect(stillBookable(kept, offered)).toEqual({ ...kept, extras: ['Travel'] });
  expect(stillBookable({ ...kept, service: 'Runway Model' }, offered)).toMatchObject({
    service: 'Runway Model',
    usage: '',
  });
  expect(stillBookable({ ...kept, service: 'Gone', usage: 'gone' }, offered)).toMatchObject({
    service: '',
    usage: '',
  });
});

test('a service that is counted in days has as many as are chosen', () => {
  expect(withDay(request, '2026-12-14', shoot)).toMatchObject({ lastDay: '2026-12-14', quantity: '3' });
  expect(withDay(request, '2026-12-14', model)).not.toHaveProperty('quantity');
});

test('days that are typed are counted like those of the calendar', () => {
  const week = { ...request, firstDay: '2026-12-02', lastDay: '2026-12-08', quantity: '7' };
  expect(withDays(request, { lastDay: '2026-12-18' }, shoot)).toEqual({
    firstDay: '2026-12-12',
    lastDay: '2026-12-18',
    quantity: '7',
  });
  expect(withDays(week, { firstDay: '2026-12-07' }, shoot)).toMatchObject({ quantity: '2' });
  expect(withDays(week, { lastDay: '' }, shoot)).toMatchObject({ quantity: '1' });
  expect(withDays(week, { lastDay: '2026-12-08' }, model)).not.toHaveProperty('quantity');
});

test('a quantity that was typed stays when days are pressed or typed', () => {
  const typed = { ...request, quantity: '5' };
  expect(withDay(typed, '2026-12-14', shoot)).toEqual({ firstDay: '2026-12-12', lastDay: '2026-12-14' });
  expect(withDays(typed, { lastDay: '2026-12-18' }, shoot)).not.toHaveProperty('quantity');
  const half = { ...request, lastDay: '2026-12-14', quantity: '1' };
  expect(withDay(half, '2026-12-20', shoot)).not.toHaveProperty('quantity');
});

test.each([
  ['3 days and a typed day', shoot, '2026-12-14', '1', 'You chose 3 days and entered 1.'],
  ['1 day and 5 typed ones', shoot, '', '5', 'You chose 1 day and entered 5.'],
  [
    '3 days and 1 show',
    model,
    '2026-12-14',
    '1',
    'You chose 3 days and 1 show in all. For one show each day',
  ],
  ['3 days and 2 shows', model, '2026-12-14', '2', 'You chose 3 days and 2 shows in all.'],
])('a hint names %s', (_, service, lastDay, quantity, words) => {
  expect(quantityHint({ ...request, lastDay, quantity }, service)).toContain(words);
});

test('there is no hint where days and quantity agree, or one of them is missing', () => {
  const of = (change: object, service: BookableService | undefined = shoot) =>
    quantityHint({ ...request, ...change }, service);
  expect(of({})).toBeUndefined();
  expect(of({ lastDay: '2026-12-14', quantity: '3' })).toBeUndefined();
  expect(of({ lastDay: '2026-12-14', quantity: '3' }, model)).toBeUndefined();
  expect(of({ quantity: '4' }, model)).toBeUndefined();
  expect(of({}, { ...shoot, smallestQuantity: 2 })).toContain('entered 1');
  expect(of({ quantity: '2' }, { ...shoot, smallestQuantity: 2 })).toBeUndefined();
  for (const change of [{ firstDay: '' }, { lastDay: '2026-12-01' }, { quantity: 'two' }, { quantity: '0' }])
    expect(of(change)).toBeUndefined();
  expect(quantityHint({ ...request, lastDay: '2026-12-14' }, undefined)).toBeUndefined();
});

test('an estimate leaves out the usage of a service without usage', () => {
  const wanted = {
    ...request,
    service: 'Runway Model',
    quantity: '2',
    extras: ['Travel'],
    usage: '3 months',
  };
  expect(estimatedOf(wanted, [shoot, model])?.extras).toEqual(['Travel']);
  expect(estimatedOf({ ...wanted, service: 'Fashion Shoot' }, [shoot, model])?.extras).toEqual([
    'Travel',
    '3 months',
  ]);
});

test('invalid days, too many days and days in the wrong order do not change the quantity', () => {
  for (const lastDay of ['2026-12-11', '2027-12-12', 'soon'])
    expect(withDays(request, { lastDay }, shoot)).not.toHaveProperty('quantity');
  expect(withDays(request, { firstDay: '' }, shoot)).not.toHaveProperty('quantity');
});

test('a service that is chosen after its days has as many as they are', () => {
  const week = { ...request, firstDay: '2026-12-02', lastDay: '2026-12-08' };
  expect(withService(shoot, week)).toMatchObject({ quantity: '7' });
  expect(withService(model, { ...week, quantity: '7' }, shoot)).toMatchObject({ quantity: '2' });
  expect(withService(shoot, { ...week, quantity: '2' }, model)).toMatchObject({ quantity: '7' });
});

test('another service keeps a quantity that was typed', () => {
  const week = { ...request, lastDay: '2026-12-18', quantity: '5' };
  expect(withService(shoot, week, model)).toMatchObject({ quantity: '5' });
  expect(withService(shoot, week)).toMatchObject({ quantity: '5' });
});

test('chosen days that are not free are named with what keeps them', () => {
  const states = { '2026-12-12': 'ON_HOLD', '2026-12-13': 'BOOKED' } as const;
  expect(hintsOf({ firstDay: '2026-12-12', lastDay: '2026-12-13' }, states)).toEqual([
    expect.stringContaining('On hold for another client: 12 December 2026.'),
    expect.stringContaining('Already booked: 13 December 2026.'),
  ]);
  expect(hintsOf({ firstDay: '2026-12-14', lastDay: '' }, states)).toEqual([]);
  expect(hintsOf({ firstDay: '1900-01-01', lastDay: '2100-01-01' }, states)).toEqual([]);
});

test('a button that looks something up brings the form again with what was typed', () => {
  expect(lookedUp('month:2027-01', request)).toEqual({ values: request, search: '?month=2027-01' });
  expect(lookedUp('day:2026-12-14', request)).toMatchObject({
    values: { city: 'Nairobi', firstDay: '2026-12-12', lastDay: '2026-12-14' },
    search: '?month=2026-12',
  });
  for (const other of [null, 'month:2027-13', 'day:x', 'send'])
    expect(lookedUp(other, request)).toBeUndefined();
});
