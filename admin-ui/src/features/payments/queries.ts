import { mutationOptions } from '@tanstack/react-query';
import type { ResultOf, VariablesOf } from 'gql.tada';
import { LARGEST_PAGE } from '../../../../cms/src/shared/limits';
import { sortOrder } from '../../kit/list/list-search';
import { type CsvColumns, downloadCsv } from '../../kit/page/csv';
import { showDone } from '../../notifications/toasts';
import { reader } from '../../resource/reader';
import { strapi } from '../../strapi/client';
import { graphql } from '../../strapi/graphql';
import { getJson } from '../../strapi/http';
import { authorised } from '../../strapi/owner-session';
import { restParameters } from '../../strapi/rest-query';
import { wording } from './wording';

const BookingPayments = graphql(`query BookingPayments($documentId: ID!) {
  bookingPayments(documentId: $documentId) {
    balance { currency received claimed owed isOverdue due { amount day isDeposit } }
    payments { documentId revision number quoteNumber state amount currency day way code reason invoiceNumber }
  }
}`);

export type Payment = ResultOf<typeof BookingPayments>['bookingPayments']['payments'][number];

const OwingBookings = graphql(`query OwingBookings {
  owingBookings {
    booking { documentId name }
    balance { quoteNumber currency owed isOverdue due { day } }
    whatsapp
  }
}`);

const Answer = graphql(`mutation AnswerPayment($documentId: ID!, $amount: Int) {
  answerPayment(documentId: $documentId, amount: $amount) { number }
}`);

const RecordPayment = graphql(`mutation RecordPayment($data: RecordedPaymentInput!) {
  recordPayment(data: $data) { number }
}`);

const NoteInvoice =
  graphql(`mutation NoteInvoice($documentId: ID!, $revision: Int!, $invoiceNumber: String!) {
  noteInvoice(documentId: $documentId, revision: $revision, invoiceNumber: $invoiceNumber) { number }
}`);

const RequestPayment = graphql(`mutation RequestPayment($booking: ID!) {
  requestPayment(booking: $booking) { mailed text whatsapp }
}`);

const read = reader('payments', wording.loadFailure);

export const paymentQueries = {
  ofBooking: (documentId: string) => read('of booking', BookingPayments, { variables: { documentId } }),
  owing: () => read('owing', OwingBookings),
};

const done = (_sent: unknown, { number }: Pick<Payment, 'number'>) => wording.done(number);

/** Answers a client who says that they paid. `amount` is null if it was not found. */
export const answerPayment = (documentId: string) =>
  mutationOptions({
    mutationFn: ({ amount }: { amount: number | null }) => strapi.answer(Answer, { documentId, amount }),
    meta: { done, failed: wording.answerFailed },
  });

export type TypedPayment = Omit<VariablesOf<typeof RecordPayment>['data'], 'booking' | 'revision'>;

/** @param booking with the revision at which the owner began: trying again after a lost response stores nothing twice */
export const recordPayment = (booking: { booking: string; revision: number }) =>
  mutationOptions({
    mutationFn: (typed: TypedPayment) => strapi.answer(RecordPayment, { data: { ...typed, ...booking } }),
    meta: { done, failed: wording.recordFailed },
  });

/** Stores the number of an invoice that was made elsewhere. */
export const noteInvoice = ({ documentId, revision }: Payment) =>
  mutationOptions({
    mutationFn: ({ invoiceNumber }: Pick<TypedPayment, 'invoiceNumber'>) =>
      strapi.answer(NoteInvoice, { documentId, revision: revision ?? 1, invoiceNumber: invoiceNumber ?? '' }),
    meta: { done: wording.invoiceNoted, failed: wording.invoiceFailed },
  });

export const requestPayment = (booking: string) =>
  mutationOptions({
    mutationFn: () => strapi.answer(RequestPayment, { booking }),
    meta: { failed: wording.requestFailed, changesNothingShown: true },
  });

const { columns, states } = wording.csv;
const fields = Object.entries(columns) as [keyof typeof columns, string][];

export const PAYMENT_COLUMNS: CsvColumns<Payment> = fields.map(([field, label]) => [
  label,
  (payment) => (field === 'state' ? states[payment.state] : (payment[field] ?? '')),
]);

/** Downloads all payments, oldest first. */
export const exportPayments = () =>
  mutationOptions({
    mutationFn: async () => {
      const found = await paymentsFrom(0);
      downloadCsv('payments', PAYMENT_COLUMNS, found);
      return found.length;
    },
    onSuccess: (count) => showDone(wording.csv.exported(count)),
    meta: { failed: wording.csv.failed, changesNothingShown: true },
  });

/** Loads payments page by page. They are never deleted one by one, so pages do not shift. */
async function paymentsFrom(start: number): Promise<Payment[]> {
  const query = new URLSearchParams([
    ...restParameters('sort', sortOrder('createdAt:asc')),
    ...restParameters('pagination', { start, limit: LARGEST_PAGE, withCount: false }),
  ]);
  const answer = await authorised((token) => getJson(`/api/payments?${query}`, { token }));
  const { data: rows } = answer as { data: Payment[] };
  return rows.length < LARGEST_PAGE ? rows : [...rows, ...(await paymentsFrom(start + rows.length))];
}
