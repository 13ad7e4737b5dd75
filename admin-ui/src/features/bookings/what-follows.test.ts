import { expect, test } from 'vitest';
import { toBriefBooking } from './booking';
import { answerToQuote, whatFollows } from './what-follows';

const booking = (state: 'enquiry' | 'option' | 'confirmed', holdRank: number | null = null) =>
  toBriefBooking({
    documentId: 'b1',
    revision: 1,
    service: 'Runway model',
    firstDay: '2026-12-12',
    lastDay: '2026-12-12',
    startTime: null,
    city: 'Nairobi',
    name: 'Vlisco',
    state,
    holdRank,
    holdEndsAt: null,
    asksForOtherDays: false,
  });
const days = { firstDay: '2026-12-12', lastDay: '2026-12-12' };
const next = (movedUp: boolean) => [{ ...days, documentId: 'b2', name: 'Nomad Denim', rank: 1, movedUp }];

test('announces free days or a promoted option only if that is true', () => {
  const said = (
    event: 'CANCEL' | 'RELEASE' | 'DECLINE',
    freed: string,
    nextOptions: ReturnType<typeof next>,
  ) => whatFollows({ booking: booking('option', 1), event }, [], { freed, nextOptions }).join(' ');
  expect(said('CANCEL', 'none', [])).toBe('The client’s page will show “Cancelled”.');
  expect(said('CANCEL', 'all', [])).toBe('The client’s page will show “Cancelled”. The dates become free.');
  expect(said('RELEASE', 'none', next(true))).toBe(
    'The booking becomes an enquiry again. Nomad Denim moves up to first option.',
  );
  expect(said('DECLINE', 'some', next(false))).toBe(
    'The client’s page will show “Not available”. Dates that no other booking takes become free. Nomad Denim, first option, can be confirmed again.',
  );
});

test('describes what other clients see after the confirmation', () => {
  const confirm = { booking: booking('enquiry'), event: 'CONFIRM' as const };
  expect(whatFollows(confirm, [], undefined)).toHaveLength(1);
  expect(whatFollows(confirm, [{ ...days, state: 'option' }], undefined)[1]).toBe(
    'The client of the other option will see that the dates are booked.',
  );
});

test('names the rank of the new option, and other bookings of its days', () => {
  const place = { booking: booking('enquiry'), event: 'PLACE_OPTION' as const };
  expect(whatFollows(place, [{ ...days, state: 'option' }], undefined)).toEqual([
    'This will be the second option.',
  ]);
  expect(whatFollows(place, [{ ...days, state: 'confirmed' }], undefined)[1]).toMatch(
    /^Another booking is confirmed/,
  );
});

test('explains for several days that the rank is that of the busiest day', () => {
  const several = { firstDay: '2026-12-12', lastDay: '2026-12-14' };
  const asked = { ...booking('enquiry'), ...several };
  const placed = whatFollows(
    { booking: asked, event: 'PLACE_OPTION' },
    [{ ...days, state: 'option' }],
    undefined,
  );
  expect(placed).toEqual(['This will be the second option on its busiest day.']);
  const held = { ...booking('option', 3), ...several };
  expect(whatFollows({ booking: held, event: 'PLACE_OPTION' }, [], undefined)).toEqual([
    'It stays the third option on its busiest day.',
  ]);
  const consequences = {
    freed: 'none',
    nextOptions: [{ ...several, documentId: 'b2', name: 'Vlisco', rank: 2, movedUp: true }],
  };
  expect(whatFollows({ booking: held, event: 'RELEASE' }, [], consequences)).toContain(
    'Vlisco moves up to second option on its busiest day.',
  );
});

test('names the answer to the newest quote', () => {
  const change = (event: string, reason: string | null = 'Q-2026-0007') => ({ event, reason });
  const sent = change('QUOTE_SENT');
  expect(answerToQuote([change('ASKED', null)])).toBeUndefined();
  expect(answerToQuote([sent])).toBeUndefined();
  expect(answerToQuote([sent, change('QUOTE_QUESTIONED')])).toBe(
    'The client has a question about quote Q-2026-0007.',
  );
  const accepted = [sent, change('QUOTE_ACCEPTED'), change('PLACE_OPTION', 'A holiday')];
  expect(answerToQuote(accepted)).toBe('The client has accepted quote Q-2026-0007.');
  expect(answerToQuote([...accepted, change('QUOTE_SENT', 'Q-2026-0008')])).toBeUndefined();
});
