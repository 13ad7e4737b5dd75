import type { APIRequestContext } from '@playwright/test';
import { test as base, expect } from '../fixtures';
import type { OwnerApi } from './owner-api';
import { uniqueTitle } from './owner-rows';
import { hashOf } from './site-operations';

export interface Stored {
  documentId: string;
  revision: number;
  name: string;
}

interface Fixtures {
  /** A day that no test running at the same time books, with the days around it. */
  day: string;
  /** Adds a booking through the owner's API; it is deleted when the page is closed. */
  storeBooking: (changes?: object) => Promise<Stored>;
}

const FIELDS = 'documentId revision name';
export const DAY_MS = 24 * 3600 * 1000;

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  day: async ({}, use, { parallelIndex }) => {
    const daysAhead = 200 + 350 * parallelIndex + Math.floor(Math.random() * 345);
    await use(new Date(Date.now() + daysAhead * DAY_MS).toISOString().slice(0, 10));
  },
  storeBooking: async ({ ownerApi, day }, use) => {
    await use(async (changes = {}) => {
      const data = {
        service: 'Runway Model',
        quantity: 1,
        firstDay: day,
        lastDay: day,
        city: 'Nairobi',
        name: uniqueTitle('Wanjiru'),
        phone: '0712 345 678',
        ...changes,
      };
      const create = `mutation ($data: BookingByHandInput!) { booking: createBooking(data: $data) { ${FIELDS} } }`;
      const { booking } = await ownerApi.graphql<{ booking: Stored }>(create, { data });
      ownerApi.afterTest(() => ownerApi.remove('Booking', booking.documentId));
      return booking;
    });
  },
});

/** Returns the address of a client's page. */
export async function linkOf(owner: OwnerApi, booking: string): Promise<string> {
  const find = 'query ($id: ID!) { link: bookingLink(documentId: $id) }';
  return (await owner.graphql<{ link: string }>(find, { id: booking })).link;
}

/**
 * Sends a booking's quote as proposed.
 *
 * @returns its number
 */
export async function sendQuote(owner: OwnerApi, booking: string): Promise<string> {
  const create = 'mutation ($booking: ID!) { quote: createQuote(booking: $booking) { documentId revision } }';
  const { quote } = await owner.graphql<{ quote: { documentId: string; revision: number } }>(create, {
    booking,
  });
  const send =
    'mutation ($documentId: ID!, $revision: Int!) { sent: sendQuote(documentId: $documentId, revision: $revision) { quote { number } } }';
  const { sent } = await owner.graphql<{ sent: { quote: { number: string } } }>(send, quote);
  return sent.quote.number;
}

/** Sends the quote of a booking and accepts it as its client. */
export async function acceptQuote(owner: OwnerApi, request: APIRequestContext, booking: string) {
  const quoteNumber = await sendQuote(owner, booking);
  const [token] = (await linkOf(owner, booking)).split('/').slice(-1);
  const send = async (operation: string, variables: object) => {
    const data = { query: hashOf(operation), variables };
    return (await request.post('/graphql', { data })).json();
  };
  const { data } = await send('ClientBooking', { token });
  const { state, revision, holdRank, quote } = data.clientBooking;
  const seen = { state, revision, holdRank, quoteNumber, quoteRevision: quote.revision };
  expect(await send('AcceptQuote', { token, seen, name: 'Wanjiru Otieno' })).not.toHaveProperty('errors');
}
