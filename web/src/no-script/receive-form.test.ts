import { expect, test, vi } from 'vitest';
import { TRAP_FIELD } from '../features/submission/posted-form';
import { strapi } from '../strapi/client';
import { StrapiRefusal, StrapiUnavailable } from '../strapi/failures';
import { receiveForm } from './receive-form';

const letter = {
  senderName: ' Akinyi ',
  senderEmail: 'akinyi@example.com',
  subject: 'Booking',
  message: 'Line 1\r\nLine 2',
  formToken: 'token~1',
  [TRAP_FIELD]: '',
};

interface Sent {
  variables: { data: Record<string, unknown>; proof: Record<string, string> };
}

/** Sets the CMS's response to every mutation; `sent` returns the variables of the requests. */
function answerWith(answer: () => unknown) {
  const request = vi.spyOn(strapi, 'request').mockImplementation(async () => answer() as never);
  return { sent: () => request.mock.calls.map(([call]) => (call as unknown as Sent).variables) };
}

const received = () => ({ sendMessage: { status: 'received' } });

const post = (path: string, fields: Record<string, string>) =>
  receiveForm(path, new URLSearchParams({ ...fields }));

test('a message without JavaScript is what the running app would have sent', async () => {
  const cms = answerWith(received);
  expect(await post('/contact', letter)).toEqual({ kind: 'stored', status: 'received' });
  const [variables] = cms.sent();
  expect(variables?.data).toEqual({
    senderName: 'Akinyi',
    senderEmail: 'akinyi@example.com',
    subject: 'Booking',
    message: 'Line 1\nLine 2',
  });
  expect(variables?.proof).toMatchObject({ formToken: 'token', doNotFill: '' });
});

test('a double submit of one page carries one key, another text another', async () => {
  const cms = answerWith(received);
  await post('/contact', letter);
  await post('/contact', letter);
  await post('/contact', { ...letter, message: 'Something else' });
  const [first, second, third] = cms.sent().map(({ proof }) => proof.submissionKey);
  expect(first).toMatch(/^[\w-]{16,64}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('each theme checks in its own words, and everything typed comes back', async () => {
  const cms = answerWith(received);
  const modern = await post('/contact', { ...letter, subject: ' ' });
  const classic = await post('/v1/contact', { ...letter, senderEmail: 'akinyi@example' });
  expect(modern).toMatchObject({
    status: 422,
    posted: {
      sentence: 'Please fill in all required fields',
      problems: { subject: 'Please fill in all required fields' },
      values: { senderName: ' Akinyi ', message: 'Line 1\nLine 2' },
      pageToken: 'token~1',
    },
  });
  expect(classic).toMatchObject({
    posted: { problems: { senderEmail: 'Please enter a valid email address' } },
  });
  expect(cms.sent()).toEqual([]);
});

test('Volunteer form, classic: the chosen options are a list', async () => {
  const cms = answerWith(() => ({ applyToVolunteer: { status: 'pending' } }));
  const fields = new URLSearchParams('name=Kamau&email=kamau@example.com&formToken=t~1');
  expect(await receiveForm('/v1/volunteer', fields)).toMatchObject({
    posted: { problems: { availability: 'Please select at least one availability option.' } },
  });
  fields.append('availability', 'Evenings');
  fields.append('availability', 'Weekends');
  expect(await receiveForm('/v1/volunteer', fields)).toEqual({ kind: 'stored', status: 'pending' });
  expect(cms.sent()[0]?.data).toMatchObject({ availability: ['Evenings', 'Weekends'], skills: null });
});

test('a comment goes to the post that its page names', async () => {
  const cms = answerWith(() => ({ postComment: { status: 'approved' } }));
  const comment = {
    name: 'Wanjiru',
    email: 'w@example.com',
    text: 'Beautiful.',
    post: 'abc',
    formToken: 't~1',
  };
  expect(await post('/blog/spring', comment)).toEqual({ kind: 'stored', status: 'approved' });
  expect(cms.sent()[0]?.data).toMatchObject({ blogPostDocumentId: 'abc', text: 'Beautiful.' });
});

test('a refused sender reads why and when to retry', async () => {
  answerWith(() => {
    throw new StrapiRefusal('STRAPI_RATE_LIMIT_ERROR', 'Please wait 4 minutes.', [], 240);
  });
  expect(await post('/contact', letter)).toMatchObject({
    status: 429,
    retryAfterSeconds: 240,
    posted: { sentence: 'Please wait 4 minutes.', values: { subject: 'Booking' }, pageToken: 'token~1' },
  });
});

test('a token that was not accepted is not tried again', async () => {
  const message = 'This form expired. Please send it again.';
  answerWith(() => {
    throw new StrapiRefusal('BAD_USER_INPUT', message, [{ path: 'formToken', message }]);
  });
  const refused = await post('/contact', letter);
  expect(refused).toMatchObject({ status: 422, posted: { sentence: message, problems: {} } });
  expect(refused).not.toHaveProperty('posted.pageToken');
});

test('while the cms is away the form says so in the words of its theme and keeps its key', async () => {
  answerWith(() => {
    throw new StrapiUnavailable('No answer');
  });
  expect(await post('/v1/contact', letter)).toMatchObject({
    status: 503,
    posted: {
      sentence: 'There was an error sending your message. Please try again later.',
      pageToken: 'token~1',
    },
  });
});

test('a form that was sent at once waits until its token is old enough', async () => {
  vi.useFakeTimers();
  const cms = answerWith(received);
  const sending = post('/contact', { ...letter, formToken: `token~${Date.now() + 60_000}` });
  await vi.advanceTimersByTimeAsync(2000);
  expect(cms.sent()).toEqual([]);
  await vi.advanceTimersByTimeAsync(300);
  expect(await sending).toMatchObject({ kind: 'stored' });
  vi.useRealTimers();
});

test('a page without a form takes none', async () => {
  expect(await post('/events', letter)).toBeUndefined();
});

test('a form whose page came without a token gets one when it is sent', async () => {
  vi.useFakeTimers();
  const answers = [{ formToken: 'fresh' }, received()];
  const cms = answerWith(() => answers.shift());
  const sending = post('/contact', { ...letter, formToken: '' });
  await vi.advanceTimersByTimeAsync(2200);
  expect(await sending).toEqual({ kind: 'stored', status: 'received' });
  expect(cms.sent()[1]?.proof).toMatchObject({ formToken: 'fresh' });
  vi.useRealTimers();
});

const SEEN = {
  state: 'confirmed',
  revision: 3,
  holdRank: null,
  quoteNumber: null,
  quoteRevision: null,
};

/** Far in the future, so that the test never expires. */
const request = {
  service: 'Fashion Shoot',
  quantity: '2',
  firstDay: '2099-12-12',
  city: 'Nairobi',
  name: 'Wanjiru Otieno',
  email: 'wanjiru@example.com',
  phone: '0712345678',
  formToken: 'token~1',
};

test('a request for a day leads to the page of its client', async () => {
  const cms = answerWith(() => ({ requestBooking: { status: 'received', token: 'secret' } }));
  expect(await post('/book', request)).toMatchObject({ kind: 'stored', path: '/b/secret' });
  expect(cms.sent()[0]).toMatchObject({
    data: { firstDay: '2099-12-12', lastDay: '2099-12-12', quantity: 2, extras: [] },
  });
});

test('a request is sent again after midnight when its page was opened before', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T21:30:00Z') });
  const cms = answerWith(() => ({ requestBooking: { status: 'received', token: 'secret' } }));
  const opened = Date.parse('2026-11-24T20:30:00Z');
  const today = { ...request, firstDay: '2026-11-24', formToken: `token~${opened}` };
  expect(await post('/book', today)).toMatchObject({ kind: 'stored', path: '/b/secret' });
  const late = { ...today, formToken: `token~${Date.now()}` };
  expect(await post('/book', late)).toMatchObject({
    status: 422,
    posted: { problems: { firstDay: 'Choose today or a later date.' } },
  });
  expect(cms.sent()).toHaveLength(1);
  vi.useRealTimers();
});

test('turning a month stores nothing and brings the form again as it was typed', async () => {
  const cms = answerWith(received);
  expect(await post('/book', { ...request, email: '', look: 'month:2099-11' })).toMatchObject({
    kind: 'refused',
    status: 200,
    search: '?month=2099-11',
    posted: { values: { city: 'Nairobi', email: '' }, problems: {}, pageToken: 'token~1' },
  });
  expect(cms.sent()).toEqual([]);
});

test('what a client does on their page needs no form token, and an act that there is not is refused', async () => {
  const cms = answerWith(() => ({ booking: {} }));
  const seen = JSON.stringify(SEEN);
  const cancel = { act: 'cancel', reason: ' ill ', seen };
  expect(await post('/b/secret', cancel)).toMatchObject({ path: '/b/secret' });
  expect(await post('/b/secret', { act: 'toString', seen })).toMatchObject({ kind: 'refused', status: 422 });
  expect(await post('/b/secret', { ...cancel, seen: '' })).toMatchObject({ kind: 'refused', status: 422 });
  expect(cms.sent()).toEqual([{ token: 'secret', reason: 'ill', seen: SEEN }]);
});

test('a client asks for other days without a script', async () => {
  const cms = answerWith(() => ({ booking: {} }));
  const asked = { act: 'days', firstDay: '2099-03-05', lastDay: '', seen: JSON.stringify(SEEN) };
  expect(await post('/b/secret', asked)).toMatchObject({ kind: 'stored', path: '/b/secret' });
  expect(await post('/b/secret', { ...asked, lastDay: '2099-03-04' })).toMatchObject({
    status: 422,
    posted: {
      values: { firstDay: '2099-03-05', lastDay: '2099-03-04' },
      problems: { lastDay: 'The last day must be the first day or later. For one day, leave it empty.' },
    },
  });
  expect(cms.sent()).toEqual([{ token: 'secret', firstDay: '2099-03-05', lastDay: null, seen: SEEN }]);
});

test('a client who asks for the booked days without a script reads that no request waits', async () => {
  const waiting = { firstDay: '2099-03-05', lastDay: '2099-03-05', isDeclined: false };
  const asked = { act: 'days', firstDay: '2099-03-05', lastDay: '', seen: JSON.stringify(SEEN) };
  answerWith(() => ({ booking: { otherDays: waiting } }));
  expect(await post('/b/secret', asked)).toMatchObject({ search: '?done=days#form-notice' });
  answerWith(() => ({ booking: { otherDays: null } }));
  expect(await post('/b/secret', asked)).toMatchObject({ search: '?done=keep-days#form-notice' });
});

test('an act on what has changed since is refused, and its page can do nothing before it is read again', async () => {
  const sentence = 'There is a newer quote. Please read it first.';
  answerWith(() => {
    throw new StrapiRefusal('STRAPI_CONFLICT_ERROR', sentence);
  });
  const accept = { act: 'accept', name: 'Zuri', agree: 'yes', seen: JSON.stringify(SEEN) };
  expect(await post('/b/secret', accept)).toMatchObject({
    status: 409,
    posted: { sentence, isOvertaken: true, values: { name: 'Zuri' } },
  });
});

test('a client accepts a quote by name without a script, and a refusal keeps what was typed', async () => {
  const cms = answerWith(() => ({ booking: {} }));
  const accept = { act: 'accept', name: ' Zuri ', company: '', seen: JSON.stringify(SEEN) };
  expect(await post('/b/secret', accept)).toMatchObject({
    status: 422,
    posted: {
      sentence: 'Tick the box to accept the quote and its terms.',
      values: { name: ' Zuri ' },
    },
  });
  expect(await post('/b/secret', { ...accept, agree: 'yes' })).toMatchObject({ kind: 'stored' });
  expect(cms.sent()).toEqual([{ token: 'secret', name: 'Zuri', company: null, seen: SEEN }]);
});
