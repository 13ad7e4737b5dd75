import { day } from './bookings';
import type { BootedCms } from './boot-strapi';
import { type Answer, type Client, visitor } from './client';
import { seenOn } from './quotes';

export interface Sums {
  total: number;
  received: number;
  claimed: number;
  owed: number;
  due: { amount: number; day: string; isDeposit: boolean } | null;
  isOverdue: boolean;
}

interface StoredPayment {
  documentId: string;
  state: string;
  amount: number;
  number: string | null;
}

export interface ClientsPayments extends Sums {
  quoteNumber: string | null;
  canClaim: boolean;
  payments: StoredPayment[];
  ways: object[];
}

const SUMS = 'total received claimed owed due { amount day isDeposit } isOverdue';
const CLIENTS = `notice payments { quoteNumber ${SUMS} canClaim payments { state amount number } ways { name number details } }`;

const unpacked = <Value>(answer: Answer<{ value: Value }>): Answer<Value> => ({
  ...answer,
  data: answer.data?.value,
});

interface Page {
  notice: string | null;
  payments: ClientsPayments | null;
}

export const clientsPayments = async (cms: BootedCms, token: string) =>
  unpacked<Page>(
    await visitor(cms).graphql(
      `query($token: String!) { value: clientBooking(token: $token) { ${CLIENTS} } }`,
      {
        token,
      },
    ),
  ).data?.payments;

/** @param seen what the page shows now, unless read earlier */
export const claim = async (cms: BootedCms, token: string, typed: object = {}, seen?: object) =>
  unpacked<Page>(
    await visitor(cms).graphql(
      `mutation($token: String!, $seen: ClientSeen!, $day: String!, $way: String, $code: String) {
         value: claimPayment(token: $token, seen: $seen, day: $day, way: $way, code: $code) { ${CLIENTS} } }`,
      {
        token,
        seen: seen ?? (await seenOn(visitor(cms), token)),
        day: day(0),
        way: 'M-Pesa till',
        code: 'QX12',
        ...typed,
      },
    ),
  );

export const answerPayment = async (client: Client, documentId: string, amount: number | null) =>
  unpacked<StoredPayment>(
    await client.graphql(
      `mutation($documentId: ID!, $amount: Int) {
         value: answerPayment(documentId: $documentId, amount: $amount) { documentId state amount number } }`,
      { documentId, amount },
    ),
  );

/** Records a payment of the booking as it is stored now. */
export async function recordPayment(cms: BootedCms, owner: Client, booking: string, typed: object) {
  const where = { documentId: booking };
  const { revision } = await cms.strapi.db.query('api::booking.booking').findOne({ where });
  return unpacked<StoredPayment>(
    await owner.graphql(
      `mutation($data: RecordedPaymentInput!) {
         value: recordPayment(data: $data) { documentId state amount number } }`,
      { data: { booking, revision, day: day(0), ...typed } },
    ),
  );
}

export async function bookingPayments(owner: Client, documentId: string) {
  const { data, failure } = await owner.graphql<{
    found: { balance: Sums | null; payments: StoredPayment[] };
  }>(
    `query($documentId: ID!) {
       found: bookingPayments(documentId: $documentId) {
         balance { ${SUMS} } payments { documentId state amount number } } }`,
    { documentId },
  );
  if (!data) throw new Error(`Not read: ${failure?.message}`);
  return data.found;
}
