import { describe, expect, test } from 'vitest';
import {
  type BookingEvent,
  type BookingState,
  isPossible,
  MAX_OPTIONS,
  OWNER_EVENTS,
  STATE_AFTER,
} from '../../shared/booking';
import { endOfDay } from '../../shared/site-clock';
import type { PlacedBooking } from '../options/holds';
import { afterRestore, applyTransition, reschedule } from './transitions';

const EVENTS: readonly BookingEvent[] = [...OWNER_EVENTS, 'HOLD_ENDED'];
const DAY = '2027-05-14';
const NOW = Date.parse('2027-05-10T09:00:00Z');
const END = Date.parse('2027-05-12T15:00:00Z');

const enquiry = (documentId: string, firstDay = DAY, lastDay = firstDay): PlacedBooking => ({
  documentId,
  firstDay,
  lastDay,
  state: 'enquiry',
  holdRank: null,
  heldSince: null,
  holdEndsAt: null,
  label: documentId,
});

const of = (all: readonly PlacedBooking[], documentId: string) =>
  all.find((one) => one.documentId === documentId) as PlacedBooking;

const options = (all: readonly PlacedBooking[]) =>
  all
    .filter(({ state }) => state === 'option')
    .sort((one, other) => (one.holdRank ?? 0) - (other.holdRank ?? 0));

const place = (all: readonly PlacedBooking[], ...ids: string[]) =>
  ids.reduce<readonly PlacedBooking[]>(
    (now, id) => applyTransition(now, id, { event: 'PLACE_OPTION', now: NOW, holdEndsAt: END }),
    all,
  );

/** A moment at which only the table of states can refuse the event. */
const moment = (event: BookingEvent) =>
  event === 'HOLD_ENDED' ? END : event === 'FINISH' ? endOfDay(DAY) : NOW;

function happens(
  all: readonly PlacedBooking[],
  id: string,
  event: BookingEvent,
): PlacedBooking[] | undefined {
  try {
    return applyTransition(all, id, { event, now: moment(event), holdEndsAt: END });
  } catch {
    return undefined;
  }
}

/** Everything that later events depend on. Holds count by their order, not by their moments. */
const keyOf = (all: readonly PlacedBooking[]) =>
  [...all]
    .map(({ documentId, state, holdRank, holdEndsAt }) => `${documentId} ${state} ${holdRank} ${holdEndsAt}`)
    .join();

/** @returns a broken invariant, in words; undefined if all hold */
function problemOf(
  before: readonly PlacedBooking[],
  after: readonly PlacedBooking[],
  id: string,
  event: BookingEvent,
) {
  const ranks = options(after).map(({ holdRank }) => holdRank);
  if (ranks.some((rank, index) => rank !== index + 1)) return `ranks ${ranks}`;
  if (after.filter(({ state }) => state === 'confirmed').length > 1) return 'two are confirmed';
  const isHalf = (one: PlacedBooking) =>
    [one.holdRank, one.holdEndsAt, one.heldSince].some(
      (part) => (part === null) === (one.state === 'option'),
    );
  if (after.some(isHalf)) return 'half an option';
  const others = (all: readonly PlacedBooking[]) => all.filter(({ documentId }) => documentId !== id);
  const states = (all: readonly PlacedBooking[]) =>
    others(all)
      .map(({ state }) => state)
      .join();
  if (states(before) !== states(after)) return 'another booking has changed';
  const queue = (all: readonly PlacedBooking[]) =>
    options(others(all))
      .map(({ documentId }) => documentId)
      .join();
  if (queue(before) !== queue(after)) return 'options have changed their order';
  const [from, to] = [of(before, id).state, of(after, id).state];
  const isListed = isPossible(event, from) && STATE_AFTER[event] === to;
  return isListed ? undefined : `${event} led from ${from} to ${to}`;
}

/** Sequences that lead to the same states are followed as one, and counted. */
type Reached = Map<string, { all: readonly PlacedBooking[]; sequences: number }>;

function oneEventMore(reached: Reached, choices: [string, BookingEvent][], problems: string[]): Reached {
  const next: Reached = new Map();
  for (const { all, sequences } of reached.values())
    for (const [id, event] of choices) {
      const after = happens(all, id, event) ?? all;
      const problem = after === all ? undefined : problemOf(all, after, id, event);
      if (problem) problems.push(`${event} of ${id} on ${keyOf(all)}: ${problem}`);
      const key = keyOf(after);
      const known = next.get(key) ?? { all: after, sequences: 0 };
      next.set(key, { ...known, sequences: known.sequences + sequences });
    }
  return next;
}

describe('All sequences of up to five events', () => {
  test.each([2, 3])('with %i bookings of one day end in valid states', (count) => {
    const ids = ['a', 'b', 'c'].slice(0, count);
    const choices = ids.flatMap((id) => EVENTS.map((event): [string, BookingEvent] => [id, event]));
    const problems: string[] = [];
    let reached: Reached = new Map([['', { all: ids.map((id) => enquiry(id)), sequences: 1 }]]);
    for (let length = 1; length <= 5; length += 1) {
      reached = oneEventMore(reached, choices, problems);
      const sequences = [...reached.values()].reduce((sum, one) => sum + one.sequences, 0);
      expect(sequences).toBe(choices.length ** length);
    }
    expect(problems).toEqual([]);
  });
});

describe('Options', () => {
  test('are counted by the day, so a chain of days does not make a queue', () => {
    const all = [
      enquiry('a', '2027-05-14', '2027-05-15'),
      enquiry('b', '2027-05-15', '2027-05-16'),
      enquiry('c', '2027-05-16'),
    ];
    expect(place(all, 'a', 'b', 'c').map(({ holdRank }) => holdRank)).toEqual([1, 2, 2]);
  });

  test('that share no day with a changed booking keep their rank, whose reasons may not be loaded', () => {
    const all = [
      enquiry('a'),
      enquiry('b', '2027-05-14', '2027-05-15'),
      enquiry('c', '2027-05-15', '2027-05-16'),
      enquiry('d', '2027-05-16', '2027-05-17'),
    ];
    const near = place(all, 'd', 'c', 'b', 'a').slice(0, 3);
    expect(near.map(({ holdRank }) => holdRank)).toEqual([2, 2, 2]);
    const declined = applyTransition(near, 'a', { event: 'DECLINE', now: NOW });
    expect(declined.map(({ holdRank }) => holdRank)).toEqual([null, 2, 2]);
  });

  test('fill a day with three, and a released one makes room for a fourth', () => {
    const all = place(
      ['a', 'b', 'c', 'd'].map((id) => enquiry(id)),
      'a',
      'b',
      'c',
    );
    expect(() => place(all, 'd')).toThrow(/already have 3 options/);
    const released = applyTransition(all, 'a', { event: 'RELEASE', now: NOW });
    expect(place(released, 'd').map(({ holdRank }) => holdRank)).toEqual([null, 1, 2, 3]);
    expect(MAX_OPTIONS).toBe(3);
  });

  test('keep their place when only their end changes', () => {
    const all = place([enquiry('a'), enquiry('b')], 'a', 'b');
    const after = applyTransition(all, 'a', {
      event: 'PLACE_OPTION',
      now: NOW + 1000,
      holdEndsAt: END + 1000,
    });
    expect(of(after, 'a')).toMatchObject({ holdRank: 1, holdEndsAt: END + 1000 });
  });

  test.each([
    ['without an end', undefined, 'REQUIRED'],
    ['with no moment', Number.NaN, 'OPTION_END_INVALID'],
    ['that ends before it begins', NOW, 'OPTION_END_IN_PAST'],
    ['that ends after its last day', endOfDay(DAY) + 1, 'OPTION_END_TOO_LATE'],
  ])('%s are refused', (_, holdEndsAt, code) => {
    const details: unknown = expect.objectContaining({ code, field: 'holdEndsAt' });
    const hold = () => applyTransition([enquiry('a')], 'a', { event: 'PLACE_OPTION', now: NOW, holdEndsAt });
    expect(hold).toThrow(expect.objectContaining({ details }));
  });

  test('cannot expire before their end', () => {
    const all = place([enquiry('a')], 'a');
    expect(() => applyTransition(all, 'a', { event: 'HOLD_ENDED', now: END - 1 })).toThrow(
      'This option has not expired yet.',
    );
    expect(of(applyTransition(all, 'a', { event: 'HOLD_ENDED', now: END }), 'a').state).toBe('expired');
  });

  test('go behind the others on new days and keep their place on fewer days', () => {
    const all = place(
      [enquiry('a', '2027-05-14', '2027-05-15'), enquiry('b', '2027-05-15'), enquiry('c', '2027-05-20')],
      'a',
      'b',
      'c',
    );
    const fewer = reschedule(all, 'a', { firstDay: '2027-05-15', lastDay: '2027-05-15' }, NOW);
    expect(fewer.map(({ holdRank }) => holdRank)).toEqual([1, 2, 1]);
    const others = reschedule(all, 'a', { firstDay: '2027-05-20', lastDay: '2027-05-20' }, NOW);
    expect(others.map(({ holdRank }) => holdRank)).toEqual([2, 1, 1]);
  });
});

describe('Confirmed bookings', () => {
  const all = applyTransition([enquiry('a'), enquiry('b'), enquiry('c', '2027-05-20')], 'a', {
    event: 'CONFIRM',
    now: NOW,
  });

  test('of the same days are refused with a name unless the owner insists', () => {
    expect(() => applyTransition(all, 'b', { event: 'CONFIRM', now: NOW })).toThrow(
      /: a, .*-14\. Confirm anyway\?$/,
    );
    expect(of(applyTransition(all, 'b', { event: 'CONFIRM', now: NOW, insist: true }), 'b').state).toBe(
      'confirmed',
    );
  });

  test('cannot move onto the days of another confirmed booking', () => {
    const both = applyTransition(all, 'c', { event: 'CONFIRM', now: NOW });
    expect(() => reschedule(both, 'c', { firstDay: DAY, lastDay: DAY }, NOW)).toThrow(
      /confirmed booking: a, 2027-05-14\. Choose other dates or cancel that booking\.$/,
    );
  });

  test('that overlap because the owner insisted may move, but not onto a third one', () => {
    const [a, b, c] = applyTransition(all, 'b', {
      event: 'CONFIRM',
      now: NOW,
      insist: true,
    }) as PlacedBooking[];
    const long = { ...(b as PlacedBooking), lastDay: '2027-05-16' };
    const both = applyTransition([a, long, c] as PlacedBooking[], 'c', { event: 'CONFIRM', now: NOW });
    const change = (lastDay: string) => reschedule(both, 'b', { firstDay: DAY, lastDay }, NOW);
    expect(of(change('2027-05-15'), 'b').lastDay).toBe('2027-05-15');
    expect(of(change('2027-05-19'), 'b').lastDay).toBe('2027-05-19');
    expect(() => change('2027-05-20')).toThrow(/confirmed booking: c/);
  });

  test('can be finished on their last day in Nairobi at the earliest', () => {
    const midnight = Date.parse('2027-05-13T21:00:00Z');
    expect(() => applyTransition(all, 'a', { event: 'FINISH', now: midnight - 1 })).toThrow(
      /runs until 2027-05-14/,
    );
    expect(of(applyTransition(all, 'a', { event: 'FINISH', now: midnight }), 'a').state).toBe('done');
  });
});

describe('Earlier options', () => {
  const until = (holdEndsAt: number) => ({ event: 'PLACE_OPTION' as const, now: NOW, holdEndsAt });
  const named = ['a', 'b', 'c'].map((id, index) => ({
    ...enquiry(id, '2027-12-20'),
    client: ['Nomad Denim', 'Vlisco', 'Kiko'][index],
  }));
  const first = applyTransition(named, 'a', until(Date.parse('2027-12-12T15:00:00Z')));
  const second = applyTransition(first, 'b', until(Date.parse('2027-12-14T22:00:00Z')));
  const question = (all: readonly PlacedBooking[], id: string, now = NOW) => {
    try {
      applyTransition(all, id, { event: 'CONFIRM', now });
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  };

  test('make the CMS ask before it confirms a later option, with client, rank and day in Nairobi', () => {
    expect(question(second, 'b')).toBe(
      'Nomad Denim has the first option until 12 December 2027. Confirm anyway?',
    );
    expect(question(second, 'a')).toBeUndefined();
  });

  test('on several days are named with the rank of their busiest day', () => {
    const days = { firstDay: '2027-12-20', lastDay: '2027-12-22' };
    const several = second.map((one) => (one.documentId === 'b' ? { ...one, ...days } : one));
    expect(question(several, 'c')).toMatch(
      /Vlisco has the second option on its busiest day until 15 December 2027\. Confirm anyway\?$/,
    );
  });

  test('are all named with the confirmed booking before an enquiry is confirmed', () => {
    expect(question(second, 'c')).toBe(
      'Nomad Denim has the first option until 12 December 2027. Vlisco has the second option until 15 December 2027. Confirm anyway?',
    );
    const taken = [...second, { ...enquiry('d', '2027-12-20'), state: 'confirmed' as const }];
    expect(question(taken, 'b')).toMatch(/^These dates overlap a confirmed booking: d, .* Confirm anyway\?$/);
  });

  test('do not count after their end or on other days', () => {
    expect(question(second, 'b', Date.parse('2027-12-12T15:00:00Z'))).toBeUndefined();
    expect(question([...second, enquiry('d', '2027-12-21')], 'd')).toBeUndefined();
  });

  test('stay options when the owner insists', () => {
    const after = applyTransition(second, 'b', { event: 'CONFIRM', now: NOW, insist: true });
    expect(after.map(({ state }) => state)).toEqual(['option', 'confirmed', 'enquiry']);
  });

  test('stop a confirmed booking from moving onto their days', () => {
    const away = 'c';
    const elsewhere = second.map((one) =>
      one.documentId === away ? { ...one, firstDay: '2027-12-28', lastDay: '2027-12-28' } : one,
    );
    const confirmed = applyTransition(elsewhere, away, { event: 'CONFIRM', now: NOW });
    const days = { firstDay: '2027-12-20', lastDay: '2027-12-20' };
    expect(() => reschedule(confirmed, away, days, NOW)).toThrow(
      'Nomad Denim has the first option until 12 December 2027. Release or decline that option, or choose other dates.',
    );
  });
});

describe('A restored booking', () => {
  test('goes behind the others, and becomes an enquiry if the days are full', () => {
    const [a, b, c, d] = place(
      ['a', 'b', 'c', 'd'].map((id) => enquiry(id)),
      'a',
      'b',
      'c',
    ) as PlacedBooking[];
    const rest = applyTransition([b, c, d] as PlacedBooking[], 'd', {
      event: 'PLACE_OPTION',
      now: NOW,
      holdEndsAt: END,
    });
    expect(of(afterRestore([...rest, a as PlacedBooking], 'a', NOW), 'a')).toMatchObject({
      state: 'enquiry',
      holdRank: null,
    });
    const room = applyTransition(rest, 'b', { event: 'DECLINE', now: NOW });
    expect(of(afterRestore([...room, a as PlacedBooking], 'a', NOW), 'a')).toMatchObject({
      state: 'option',
      holdRank: 3,
    });
    const confirmed: PlacedBooking = { ...enquiry('e'), state: 'confirmed' };
    const twice = { ...enquiry('f'), state: 'confirmed' as BookingState };
    expect(of(afterRestore([confirmed, twice], 'f', NOW), 'f').state).toBe('enquiry');
  });
});
