import { hashOf } from '../../src/booking/client/client-token';
import { requestBooking } from './bookings';
import type { BootedCms } from './boot-strapi';
import { type Answer, type Client, visitor } from './client';

const BOOKING = 'api::booking.booking';

export interface Quoted {
  documentId: string;
  revision: number;
  number: string | null;
  state: string;
  total: number;
  vat: number;
  validUntil: string;
}

const FIELDS = 'documentId revision number state total vat validUntil';

const unpacked = <Value>(answer: Answer<{ value: Value }>): Answer<Value> => ({
  ...answer,
  data: answer.data?.value,
});

/** Requests a booking as a client, and returns it with its token. */
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

/** @param seen the quote that the form showed as last sent; forms of earlier releases omit it */
export const send = async (
  client: Client,
  { documentId, revision }: Quoted,
  seen?: { seenNumber: string; seenRevision: number },
) =>
  unpacked<SentQuote>(
    await client.graphql(
      `mutation($documentId: ID!, $revision: Int!, $seenNumber: String, $seenRevision: Int) {
         value: sendQuote(documentId: $documentId, revision: $revision, seenNumber: $seenNumber, seenRevision: $seenRevision) {
           mailed text whatsapp quote { ${FIELDS} } } }`,
      { documentId, revision, ...seen },
    ),
  );

/** Sends a quote to a client. */
export async function sentQuote(cms: BootedCms, owner: Client, fields: object = {}) {
  const { token, booking } = await newBooking(cms, fields);
  const { data, failure } = await send(owner, await draftOf(owner, booking));
  if (!data) throw new Error(`Not sent: ${failure?.message}`);
  return { token, booking, number: data.quote.number ?? '', ...data };
}

export interface ClientsBooking {
  state: string;
  notice: string | null;
  quote: {
    number: string;
    state: string;
    total: number;
    accepted: { name: string; company: string | null; day: string } | null;
  } | null;
}

/** The state of a client's page, as its buttons send it. */
export interface Seen {
  state: string;
  revision: number;
  holdRank: number | null;
  quoteNumber: string | null;
  quoteRevision: number | null;
}

interface Shown extends Pick<Seen, 'state' | 'revision' | 'holdRank'> {
  quote: { number: string; revision: number } | null;
}

/** Returns what the page of this token shows now; a placeholder if the page does not exist. */
export async function seenOn(client: Client, token: string): Promise<Seen> {
  const { data } = await client.graphql<{ page: Shown | null }>(
    `query($token: String!) {
       page: clientBooking(token: $token) { state revision holdRank quote { number revision } } }`,
    { token },
  );
  const { quote, ...booking } = data?.page ?? { state: 'none', revision: 0, holdRank: null, quote: null };
  return { ...booking, quoteNumber: quote?.number ?? null, quoteRevision: quote?.revision ?? null };
}

const ANSWER = '{ state notice quote { number state total accepted { name company day } } }';

/** @param seen what the page shows now, unless read earlier */
export const accept = async (
  client: Client,
  token: string,
  seen?: Partial<Seen>,
  by: { name?: string; company?: string | null } = { name: 'Njeri Mwangi' },
) =>
  unpacked<ClientsBooking>(
    await client.graphql(
      `mutation($token: String!, $seen: ClientSeen!, $name: String, $company: String) {
         value: acceptQuote(token: $token, seen: $seen, name: $name, company: $company) ${ANSWER} }`,
      { token, ...by, seen: { ...(await seenOn(client, token)), ...seen } },
    ),
  );

export const ask = async (client: Client, token: string, question: string, seen?: Partial<Seen>) =>
  unpacked<ClientsBooking>(
    await client.graphql(
      `mutation($token: String!, $seen: ClientSeen!, $question: String!) {
         value: askAboutQuote(token: $token, seen: $seen, question: $question) ${ANSWER} }`,
      { token, question, seen: { ...(await seenOn(client, token)), ...seen } },
    ),
  );

export const cancel = async (client: Client, token: string, reason: string | null, seen?: Partial<Seen>) =>
  unpacked<ClientsBooking>(
    await client.graphql(
      `mutation($token: String!, $seen: ClientSeen!, $reason: String) {
         value: cancelBooking(token: $token, seen: $seen, reason: $reason) ${ANSWER} }`,
      { token, reason, seen: { ...(await seenOn(client, token)), ...seen } },
    ),
  );

/** Sends a quote to a client, who accepts it. */
export async function acceptedQuote(cms: BootedCms, owner: Client, fields: object = {}) {
  const sent = await sentQuote(cms, owner, fields);
  const { failure } = await accept(visitor(cms), sent.token);
  if (failure) throw new Error(`Not accepted: ${failure.message}`);
  return sent;
}
