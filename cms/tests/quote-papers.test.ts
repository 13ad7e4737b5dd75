import { expect, test } from 'vitest';
import { bootForBookings, day } from './support/bookings';
import { type BootedCms, SECRETS } from './support/boot-strapi';
import { type Client, visitor } from './support/client';
import { create, saveSettings } from './support/factories';
import { accept, draftOf, newBooking, sentQuote } from './support/quotes';
import { siteProof } from './support/site-proof';

const BOOKING = 'api::booking.booking';
const PAPERS = 'api::booking-papers.booking-papers';

let cms: BootedCms;
let owner: Client;

bootForBookings(async (site) => {
  ({ cms, owner } = site);
  await saveSettings(cms, { siteTitle: 'Amani Kito' });
  await create(cms, PAPERS, { terms: 'Half now.', vatPercent: 16, validDays: 10 });
  await create(cms, 'api::contact-details.contact-details', { phone: '0712 345 678' });
});

const headers = { 'x-site-proof': siteProof(SECRETS.RENDER_SECRET) };
const file = (name: string, body: object) =>
  visitor(cms).rest<Record<string, unknown>>('POST', `/api/booking-files/${name}`, body, headers);
const told = (answer: { text: string }) => JSON.parse(answer.text);

test('shows everything on the paper of a quote', async () => {
  const { token, number, quote } = await sentQuote(cms, owner, { venue: 'Sarit Centre' });
  const paper = {
    number,
    state: 'sent',
    sentOn: day(0),
    from: { name: 'Amani Kito', phone: '0712 345 678', dialledPhone: '+254712345678' },
    client: 'Njeri',
    booking: { service: 'Runway', place: 'Sarit Centre, Nairobi' },
    lines: [{ label: 'Runway, 1 show', amount: 12_000 }],
    vatPercent: 16,
    vat: 1920,
    total: 13_920,
    terms: 'Half now.',
  };
  expect(told(await file('clients-quote', { token }))).toMatchObject(paper);
  expect(told(await file('owners-quote', { documentId: quote.documentId }))).toMatchObject(paper);
});

test('keeps what a sent quote shows when the booking and the settings change', async () => {
  const { booking, token, quote } = await sentQuote(cms, owner, { venue: 'Sarit Centre' });
  const paper = async () => [
    told(await file('clients-quote', { token })),
    told(await file('owners-quote', { documentId: quote.documentId })),
  ];
  const sent = await paper();
  const changes = {
    firstDay: day(50),
    lastDay: day(51),
    name: 'Zuri',
    service: 'Casting',
    venue: 'Elsewhere',
  };
  await cms.strapi.db.query(BOOKING).update({ where: { documentId: booking }, data: changes });
  await saveSettings(cms, { siteTitle: 'Another name' });
  expect(await paper()).toEqual(sent);
  expect((await accept(visitor(cms), token)).data?.state).toBe('enquiry');
  const by = { name: 'Njeri Mwangi', company: null, day: day(0) };
  const accepted = sent.map((each) => ({ ...each, state: 'accepted', accepted: by }));
  expect(await paper()).toEqual(accepted);
  await saveSettings(cms, { siteTitle: 'Amani Kito' });
});

test("shows a draft with its booking's current days", async () => {
  const { booking } = await newBooking(cms);
  const { documentId } = await draftOf(owner, booking);
  const data = { firstDay: day(60), lastDay: day(60) };
  await cms.strapi.db.query(BOOKING).update({ where: { documentId: booking }, data });
  const { booking: shown } = told(await file('owners-quote', { documentId }));
  expect([shown.firstDay, shown.lastDay]).toEqual([day(60), day(60)]);
});

test('prints the tax number on quotes sent from then on, and on their receipts', async () => {
  const before = await sentQuote(cms, owner);
  await accept(visitor(cms), before.token);
  const papers = async (token: string) => {
    const request = { token, paper: 'payment-request' };
    const files = [file('clients-quote', { token }), file('clients-payment', request)];
    return (await Promise.all(files)).map((answer) => told(answer).from.taxNumber);
  };
  const hashed = async (documentId: string) =>
    (await owner.rest<{ acceptedHash: string }>('GET', `/api/quotes/${documentId}`)).data?.acceptedHash;
  const hash = await hashed(before.quote.documentId);
  const { documentId, revision } = await cms.strapi.db.query(PAPERS).findOne({});
  const save = (data: object) => owner.rest<object>('PUT', '/api/booking-papers', { data });
  expect((await save({ taxNumber: 'P'.repeat(41), revision })).failure?.message).toContain('40');
  expect((await save({ taxNumber: ' P051234567X ', revision })).failure).toBeUndefined();
  expect(await papers(before.token)).toEqual(['', '']);
  expect(await hashed(before.quote.documentId)).toBe(hash);
  const query = 'query ($id: ID!) { quote(documentId: $id) { isAsAccepted } }';
  const { data } = await owner.graphql<object>(query, { id: before.quote.documentId });
  expect(data).toEqual({ quote: { isAsAccepted: true } });
  const after = await sentQuote(cms, owner);
  await accept(visitor(cms), after.token);
  expect(await papers(after.token)).toEqual(['P051234567X', 'P051234567X']);
  await cms.strapi.documents(PAPERS).update({ documentId, data: { taxNumber: '' } });
});
