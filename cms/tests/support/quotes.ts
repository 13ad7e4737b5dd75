import { hashOf } from '../../src/bookings/client-token';
import { requestBooking } from './bookings';
import type { BootedCms } from './boot-strapi';
import { type Answer, type Client, visitor } from './client';

const BOOKING = 'api::booking.booking';

export interface Quoted {
  documentId: string;
  revision: number;
  number: string | null;
  state: string;
  totalKes: number;
  vatKes: number;
  validUntil: string;
}

const FIELDS = 'documentId revision number state totalKes vatKes validUntil';

const unpacked = <Value>(answer: Answer<{ value: Value }>): Answer<Value> => ({
  ...answer,
  data: answer.data?.value,
});

/** A booking of a client, with the token of its page. */
export async function newBooking(cms: BootedCms, fields: object = {}) {
  const { data, failure } = await requestBooking(visitor(cms), { ...fields });
  if (!data) throw new Error(`Not asked for: ${failure?.message}`);
  const stored = await cms.strapi.db.query(BOOKING).findOne({ where: { tokenHash: hashOf(data.token) } });
  return { token: data.token, booking: stored.documentId as string };
}

export const beginQuote = async (client: Client, booking: string) =>
  unpacked<Quoted>(
    await client.graphql(`mutation($booking: ID!) { value: createQuote(booking: $booking) { ${FIELDS} } }`, {
      booking,
    }),
  );

export async function draftOf(owner: Client, booking: string): Promise<Quoted> {
  const { data, failure } = await beginQuote(owner, booking);
  if (!data) throw new Error(`Not begun: ${failure?.message}`);
  return data;
}

interface SentQuote {
  mailed: boolean;
  text: string;
  whatsapp: string | null;
  quote: Quoted;
}

export const send = async (client: Client, { documentId, revision }: Quoted) =>
  unpacked<SentQuote>(
    await client.graphql(
      `mutation($documentId: ID!, $revision: Int!) {
         value: sendQuote(documentId: $documentId, revision: $revision) {
           mailed text whatsapp quote { ${FIELDS} } } }`,
      { documentId, revision },
    ),
  );

/** A quote that its client has in hand. */
export async function sentQuote(cms: BootedCms, owner: Client, fields: object = {}) {
  const { token, booking } = await newBooking(cms, fields);
  const { data, failure } = await send(owner, await draftOf(owner, booking));
  if (!data) throw new Error(`Not sent: ${failure?.message}`);
  return { token, booking, number: data.quote.number ?? '', ...data };
}

export interface ClientsBooking {
  state: string;
  quote: { number: string; state: string; totalKes: number } | null;
}

const SEEN = '{ state quote { number state totalKes } }';

export const accept = async (client: Client, token: string, number: string) =>
  unpacked<ClientsBooking>(
    await client.graphql(
      `mutation($token: String!, $number: String!) { value: acceptQuote(token: $token, number: $number) ${SEEN} }`,
      { token, number },
    ),
  );

export const ask = async (client: Client, token: string, number: string, question: string) =>
  unpacked<ClientsBooking>(
    await client.graphql(
      `mutation($token: String!, $number: String!, $question: String!) {
         value: askAboutQuote(token: $token, number: $number, question: $question) ${SEEN} }`,
      { token, number, question },
    ),
  );
