import ICAL from 'ical.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startCmsStandIn } from '../../testing/cms-stand-in';
import { buildOrigin } from '../../testing/public-origin';
import { readPdf } from '../../testing/read-pdf';
import type { BookedDays, OwnersDays } from './booked-days';
import type { QuotePaper } from './quote-paper';

const TOKEN = 'aTokenOfTheClient-0123';

const PAPER: QuotePaper = {
  title: null,
  notes: [],
  payment: null,
  number: 'Q-2026-0001',
  state: 'sent',
  sentOn: '2026-11-23',
  validUntil: '2026-12-07',
  from: {
    name: 'Amani Kito',
    email: 'a@example.com',
    phone: '+254 700 000 000',
    dialledPhone: '+254700000000',
    address: 'Nairobi',
    taxNumber: '',
  },
  client: 'Kitenge Studio',
  booking: {
    service: 'Runway model show',
    firstDay: '2026-12-12',
    lastDay: '2026-12-12',
    startTime: '18:00',
    place: 'Sarit Expo Centre, Nairobi',
  },
  lines: [{ label: 'Runway model show', amount: 12_000 }],
  discount: 0,
  discountPercent: 0,
  vatPercent: 16,
  vat: 1920,
  total: 13_920,
  currency: 'KES',
  terms: 'Half when it is confirmed.',
  usage: '',
  accepted: null,
  isConfirmed: false,
};

/** As the CMS sends it, without the fields of quotes. */
const RECEIPT = {
  title: 'Receipt',
  number: 'R-2026-0001',
  sentOn: '2026-11-28',
  from: PAPER.from,
  client: PAPER.client,
  booking: PAPER.booking,
  lines: [{ label: 'Received on Saturday 28 November 2026 by M-Pesa till', amount: 6000 }],
  total: 6000,
  currency: 'KES',
  notes: ['For quote Q-2026-0001. Still to pay: KES 7,920.', 'This is a receipt, not a tax invoice.'],
};

const BOOKING: BookedDays = {
  documentId: 'b1',
  service: 'Runway model show',
  state: 'confirmed',
  holdRank: null,
  holdEndsAt: null,
  firstDay: '2026-12-12',
  lastDay: '2026-12-12',
  startTime: '18:30',
  hours: null,
  place: 'Sarit Expo Centre, Nairobi',
  client: 'Kitenge Studio',
  revision: 3,
  changedAt: '2026-11-23T08:00:00.000Z',
};

const FEED: OwnersDays = {
  owner: 'Amani Kito',
  bookings: [
    BOOKING,
    {
      ...BOOKING,
      documentId: 'b2',
      state: 'option',
      holdRank: 2,
      holdEndsAt: '2026-11-27T15:00:00.000Z',
      lastDay: '2026-12-14',
    },
  ],
  away: [
    {
      documentId: 'a1',
      firstDay: '2026-12-24',
      lastDay: '2026-12-26',
      note: 'At home',
      revision: 1,
      changedAt: '2026-11-23T08:00:00.000Z',
    },
  ],
};

/** Starts a CMS that knows one token and one secret, and a site that logs everything. */
async function startSite() {
  const quote = `clients-quote {"token":"${TOKEN}"}`;
  const known: Record<string, unknown> = {
    [quote]: PAPER,
    [`clients-payment {"token":"${TOKEN}","paper":"receipt-R-2026-0001"}`]: RECEIPT,
    'owners-receipt {"documentId":"p1"}': RECEIPT,
    'owners-quote {"documentId":"q1"}': { ...PAPER, number: null, state: 'draft' },
    [`clients-days {"token":"${TOKEN}"}`]: { owner: 'Amani Kito', booking: BOOKING },
    'owners-days {"secret":"the-secret"}': FEED,
  };
  const cms = await startCmsStandIn(async (request, response) => {
    if (request.url === '/api/site-state') {
      const ownerSignedIn = request.headers.cookie === 'session=owner';
      return response.end(JSON.stringify({ contentVersion: '1', maintenance: false, ownerSignedIn }));
    }
    let body = '';
    for await (const part of request) body += part;
    const asked = `${request.url?.replace('/api/booking-files/', '')} ${body}`;
    const isProved = Boolean(request.headers['x-site-proof'] && request.headers['x-forwarded-proof']);
    const content = isProved ? known[asked] : undefined;
    response.statusCode = content ? 200 : 404;
    return response.end(JSON.stringify(content ?? null));
  });
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const { server } = await buildOrigin({ cmsUrl: cms.url, logLevel: 'debug' }, undefined, log);
  const changeQuote = (paper: QuotePaper) => {
    known[quote] = paper;
  };
  return { server, cms, lines, changeQuote, known };
}

const parsed = (body: string) =>
  new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

test('a quote is a paper with its text and fonts in it, read aloud in order', async () => {
  const { server } = await startSite();
  const answer = await server.inject({ url: `/b/${TOKEN}/quote.pdf` });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="Q-2026-0001.pdf"',
  });
  const { raw, boxes } = readPdf(answer.rawPayload);
  expect(boxes('MediaBox')).toEqual([[0, 0, 595.28, 841.89]]);
  expect(raw.match(/\/FontFile2/g), 'each font is in the file').toHaveLength(2);
  expect(raw).toContain('/Marked true');
  for (const role of ['Document', 'H1', 'H2', 'P', 'L', 'LI', 'Link'])
    expect(raw, role).toMatch(new RegExp(`/S /${role}\\b`));
});

test('a quote is drawn once for all requests, and again when it changes', async () => {
  const { server, changeQuote } = await startSite();
  const ask = () => server.inject({ url: `/b/${TOKEN}/quote.pdf` });
  const answers = await Promise.all(Array.from({ length: 20 }, ask));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  // The PDF contains the time at which it was drawn.
  const bytes = ({ rawPayload }: { rawPayload: Buffer }) => rawPayload.toString('latin1');
  expect(new Set([...answers, await ask()].map(bytes)).size).toBe(1);
  changeQuote({ ...PAPER, total: 1 });
  expect(answers.map(bytes)).not.toContain(bytes(await ask()));
});

test('a receipt is drawn for its client and for the owner’s session', async () => {
  const { server } = await startSite();
  const cookie = 'session=owner';
  for (const [url, headers] of [
    [`/b/${TOKEN}/receipt-R-2026-0001.pdf`, {}],
    ['/admin/receipts/p1.pdf', { cookie }],
  ] as const) {
    const answer = await server.inject({ url, headers });
    expect(answer.statusCode, url).toBe(200);
    expect(answer.headers['content-disposition']).toBe('inline; filename="Receipt R-2026-0001.pdf"');
    expect(readPdf(answer.rawPayload).raw).toContain('/Marked true');
  }
  expect((await server.inject({ url: '/admin/receipts/p1.pdf' })).statusCode).toBe(404);
});

test('a draft is for the owner’s session alone', async () => {
  const { server } = await startSite();
  expect((await server.inject({ url: '/admin/quotes/q1.pdf' })).statusCode).toBe(404);
  const answer = await server.inject({ url: '/admin/quotes/q1.pdf', headers: { cookie: 'session=owner' } });
  expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
    200,
    'inline; filename="draft-quote.pdf"',
  ]);
});

test('a draft that is opened from a mail loads again with the owner’s session', async () => {
  const { server } = await startSite();
  const headers = {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  };
  const opened = await server.inject({ url: '/admin/quotes/q1.pdf', headers });
  expect([opened.statusCode, opened.headers.refresh]).toEqual([404, '0']);
  const again = { ...headers, 'sec-fetch-site': 'same-origin' };
  const stranger = await server.inject({ url: '/admin/quotes/q1.pdf', headers: again });
  expect([stranger.statusCode, stranger.headers.refresh]).toEqual([404, undefined]);
  const owner = await server.inject({
    url: '/admin/quotes/q1.pdf',
    headers: { ...again, cookie: 'session=owner' },
  });
  expect(owner.statusCode).toBe(200);
});

test('private files are not cached or indexed, and their addresses are not passed on', async () => {
  const { server, lines } = await startSite();
  const urls = [
    `/b/${TOKEN}/receipt-R-2026-0001.pdf`,
    `/b/${TOKEN}/quote.pdf`,
    `/b/${TOKEN}/booking.ics`,
    '/calendar/the-secret.ics',
  ];
  for (const url of urls) {
    const { statusCode, headers } = await server.inject({ url });
    expect(statusCode, url).toBe(200);
    expect(headers, url).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
  }
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join()).not.toMatch(/aTokenOfTheClient|the-secret/);
});

test('all unknown addresses get the same response', async () => {
  const { server } = await startSite();
  const answers = await Promise.all(
    [
      '/b/wrong/quote.pdf',
      '/b/wrong/receipt-R-2026-0001.pdf',
      `/b/${TOKEN}/receipt-R-2026-0002.pdf`,
      `/b/${TOKEN}/payment-request.pdf`,
      '/b/wrong/booking.ics',
      '/calendar/wrong.ics',
      '/admin/quotes/q1.pdf',
      '/admin/receipts/p1.pdf',
    ].map((url) => server.inject({ url })),
  );
  const seen = answers.map(({ statusCode, body, headers }) => [
    statusCode,
    body,
    headers['content-type'],
    headers['cache-control'],
  ]);
  for (const response of seen) expect(response).toEqual(seen[0]);
  expect(seen[0]?.[0]).toBe(404);
});

test('while the cms is away a file says so', async () => {
  const { server, cms } = await startSite();
  await cms.stop();
  for (const url of [`/b/${TOKEN}/quote.pdf`, '/calendar/the-secret.ics'])
    expect((await server.inject({ url })).statusCode, url).toBe(503);
});

/** The time zone of the machine during one test. */
const machineZone = process.env.TZ;
beforeEach(() => {
  process.env.TZ = 'America/New_York';
});
afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
});

test('the feed has bookings, options as tentative and days away, in Nairobi time on any machine', async () => {
  const { server } = await startSite();
  const answer = await server.inject({ url: '/calendar/the-secret.ics' });
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.body).toContain('BEGIN:VTIMEZONE\r\nTZID:Africa/Nairobi');
  const [confirmed, option, away] = parsed(answer.body);
  expect(confirmed).toMatchObject({
    uid: 'b1@bookings',
    summary: 'Runway model show · Kitenge Studio',
    location: 'Sarit Expo Centre, Nairobi',
  });
  expect(confirmed?.startDate.toString()).toBe('2026-12-12T18:30:00');
  expect(confirmed?.startDate.zone.tzid).toBe('Africa/Nairobi');
  expect(confirmed?.endDate.toJSDate().toISOString()).toBe('2026-12-12T17:30:00.000Z');
  expect(option?.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
  expect(option?.summary).toBe('Second option: Runway model show · Kitenge Studio');
  expect(option?.description).toBe(
    [
      'Second on its busiest day.',
      'Option held until 27 November 2026, 18:00 (Nairobi time).',
      'Call time 18:30 (Nairobi time).',
    ].join('\n'),
  );
  expect([option?.startDate.toString(), option?.endDate.toString()]).toEqual(['2026-12-12', '2026-12-15']);
  expect([away?.summary, away?.startDate.toString()]).toEqual(['Away: At home', '2026-12-24']);
});

test('a client gets the confirmed booking for a calendar', async () => {
  const { server } = await startSite();
  const answer = await server.inject({ url: `/b/${TOKEN}/booking.ics` });
  const [booking] = parsed(answer.body);
  expect(booking?.summary).toBe('Runway model show · Amani Kito');
  expect(booking?.startDate.toJSDate().toISOString()).toBe('2026-12-12T15:30:00.000Z');
});

test('a booking that is no longer confirmed is cancelled in the calendar that has it', async () => {
  const { server, known } = await startSite();
  known[`clients-days {"token":"${TOKEN}"}`] = {
    owner: 'Amani Kito',
    booking: { ...BOOKING, state: 'cancelled', revision: 4 },
  };
  const answer = await server.inject({ url: `/b/${TOKEN}/booking.ics` });
  expect(answer.statusCode).toBe(200);
  const [entry] = parsed(answer.body);
  expect(entry?.uid).toMatch(/^b1@/);
  expect(entry?.sequence).toBe(4);
  expect(entry?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
});
