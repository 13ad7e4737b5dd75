import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { strapi } from '../../strapi/client';
import { StrapiRefusal, StrapiUnavailable } from '../../strapi/failures';
import { actProblems, blankAct, clientAct } from './client-actions';
import { bookingQueries } from './queries';

const SEEN = JSON.stringify({
  state: 'enquiry',
  revision: 1,
  holdRank: null,
  quoteNumber: 'Q-2026-0001',
  quoteRevision: 2,
});

/** Returns whether the page loads its booking again after this failure of an action. */
async function asksAgainAfter(failure: Error): Promise<boolean> {
  const client = new QueryClient();
  const { queryKey } = bookingQueries.client('token');
  client.setQueryData(queryKey, null);
  vi.spyOn(strapi, 'request').mockRejectedValueOnce(failure);
  const accepting = new MutationObserver(
    client,
    clientAct('token', client, () => {}),
  );
  await accepting
    .mutate({ ...blankAct, act: 'accept', seen: SEEN, name: 'Wanjiru', agree: 'yes' })
    .catch(() => undefined);
  return client.getQueryState(queryKey)?.isInvalidated ?? false;
}

test('a quote that cannot be accepted any more is shown as it is by now', async () => {
  expect(await asksAgainAfter(new StrapiRefusal('BAD_USER_INPUT', 'There is a newer quote.'))).toBe(true);
});

test('while the CMS is away the page stays as it was read', async () => {
  expect(await asksAgainAfter(new StrapiUnavailable('No answer'))).toBe(false);
});

test('a reason may be as long as the CMS takes, and an act says what its page showed', () => {
  const cancel = { ...blankAct, act: 'cancel', seen: SEEN };
  expect(actProblems({ ...cancel, reason: 'x'.repeat(1000) })).toEqual({});
  expect(Object.keys(actProblems({ ...cancel, reason: 'x'.repeat(1001) }))).toEqual(['reason']);
  expect(Object.keys(actProblems({ ...cancel, seen: '' }))).toEqual(['act']);
});

test('asking for other days needs a first day, and a last day that is not earlier', () => {
  const days = { ...blankAct, act: 'days', seen: SEEN, firstDay: '2027-03-05' };
  expect(actProblems(days)).toEqual({});
  expect(actProblems({ ...days, lastDay: '2027-03-06' })).toEqual({});
  expect(Object.keys(actProblems({ ...days, firstDay: '' }))).toEqual(['firstDay']);
  expect(Object.keys(actProblems({ ...days, firstDay: '2027-02-30' }))).toEqual(['firstDay']);
  expect(Object.keys(actProblems({ ...days, lastDay: 'soon' }))).toEqual(['lastDay']);
  expect(Object.keys(actProblems({ ...days, lastDay: '2027-03-04' }))).toEqual(['lastDay']);
});

test('accepting needs a full name that is not too long, and the tick', () => {
  const accept = { ...blankAct, act: 'accept', seen: SEEN, name: '王小明 😀', agree: 'yes' };
  expect(actProblems(accept)).toEqual({});
  expect(actProblems({ ...accept, name: ' ' })).toEqual({
    name: 'Enter your full name to accept the quote.',
  });
  expect(actProblems({ ...accept, name: 'x'.repeat(300) })).toEqual({
    name: 'Shorten your full name to 120 characters.',
  });
  expect(actProblems({ ...accept, company: 'x'.repeat(121) })).toEqual({
    company: 'Shorten the company or agency to 120 characters.',
  });
  expect(actProblems({ ...accept, agree: '' })).toEqual({
    agree: 'Tick the box to accept the quote and its terms.',
  });
});
