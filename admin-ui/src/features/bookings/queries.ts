import { mutationOptions } from '@tanstack/react-query';
import type { VariablesOf } from 'gql.tada';
import type { OwnerEvent } from '../../../../cms/src/shared/booking';
import type { Editable } from '../../kit/form/use-draft';
import { bySort, collection, containing, withSave } from '../../resource/collection';
import { saveMutation, updateCaches } from '../../resource/queries';
import { reader } from '../../resource/reader';
import { strapi } from '../../strapi/client';
import { cameFrom } from '../person/came-from';
import { type BookingSearch, toAway, toBooking, toBriefBooking } from './booking';
import { toBookingInput } from './booking-fields';
import { toAwayInput } from './day-fields';
import {
  AnswerNames,
  AnswerOtherDays,
  awayFragment,
  BookableServices,
  BookingBoard,
  BookingEstimate,
  BookingSurroundings,
  BookingsInDays,
  BookingsWaiting,
  bookingFragment,
  CreateBooking,
  MailAnswer,
  MoveBooking,
  MoveConsequences,
  OneAnswer,
} from './documents';
import { wording } from './wording';

/** Maximum cards in a column; the list has the others. */
const COLUMN = 10;

export const bookings = collection({
  type: 'booking',
  many: 'bookings',
  fragment: bookingFragment,
  toItem: toBooking,
  filters: ({ q, state, from }: Pick<BookingSearch, 'q' | 'state' | 'from'>) => ({
    ...(state && { state: { eq: state } }),
    ...cameFrom(from),
    ...containing(q, ['service', 'name', 'email', 'phone', 'city', 'venue']),
  }),
  order: bySort,
  wording,
});

const read = reader('bookings', wording.loadFailure);

export const bookingQueries = {
  one: (documentId: string) => ({
    ...bookings.queries.one(documentId),
    meta: { loadFailure: wording.loadOneFailure },
  }),

  /** Clashes, other days that the client asks for, record and the path of the client's page; the path is null if that has expired. */
  surroundings: (documentId: string) =>
    read('surroundings', BookingSurroundings, {
      variables: { documentId },
      toData: (answer) => answer,
      loadFailure: wording.loadOneFailure,
    }),

  /** Consequences of a transition for the days and for other clients; null if the CMS would refuse it. */
  consequences: (documentId: string, event: OwnerEvent) =>
    read('consequences', MoveConsequences, {
      variables: { documentId, event },
      loadFailure: wording.loadOneFailure,
    }),

  inDays: (from: string, to: string) =>
    read('days', BookingsInDays, {
      variables: { from, to },
      toData: ({ bookingsInDays: { bookings: rows, away } }) => ({
        bookings: rows.map(toBriefBooking),
        away: away.map(toAway),
      }),
      keepsLast: true,
      loadFailure: wording.calendar.loadFailure,
    }),

  board: () =>
    read('board', BookingBoard, {
      variables: { first: { page: 1, pageSize: COLUMN } },
      toData: (columns) => {
        const column = (found: typeof columns.enquiry) => ({
          bookings: (found?.nodes ?? []).map(toBriefBooking),
          total: found?.pageInfo.total ?? 0,
        });
        return {
          enquiry: column(columns.enquiry),
          option: column(columns.option),
          confirmed: column(columns.confirmed),
          done: column(columns.done),
          closed: column(columns.closed),
        };
      },
      loadFailure: wording.board.loadFailure,
    }),

  /** Bookings that wait for the owner. */
  waiting: () =>
    read('waiting', BookingsWaiting, {
      toData: ({ bookingsWaiting }) => ({
        newEnquiries: bookingsWaiting.newEnquiries,
        enquiries: bookingsWaiting.enquiries.map(toBriefBooking),
        holdsEnding: bookingsWaiting.holdsEnding.map(toBriefBooking),
        quotes: bookingsWaiting.quotesWithoutAnswer.flatMap((quote) =>
          quote.booking ? [{ ...quote, booking: quote.booking, number: quote.number ?? '' }] : [],
        ),
      }),
    }),

  answers: () =>
    read('answers', AnswerNames, {
      toData: ({ bookingPapers }) =>
        (bookingPapers?.answers ?? []).flatMap((answer) => (answer ? [answer.name] : [])),
      loadFailure: wording.answer.loadFailure,
    }),

  answer: (documentId: string, template: string) =>
    read('answer', OneAnswer, {
      variables: { documentId, template },
      loadFailure: wording.answer.loadFailure,
    }),

  services: () =>
    read('services', BookableServices, {
      toData: ({ rateCard }) => ({
        services: (rateCard?.services ?? []).filter((service) => service !== null),
        extras: (rateCard?.extras ?? []).flatMap((extra) => (extra ? [extra.name] : [])),
      }),
      loadFailure: wording.servicesFailure,
    }),

  /** Price, as clients see it. */
  estimate: (asked: { service: string; quantity: number; extras: string[] }) => ({
    ...reader('bookings')('estimate', BookingEstimate, { variables: asked, keepsLast: true }),
    // The CMS reports the same refusal when the form is saved.
    retry: false,
  }),
};

/** Updates a booking, or creates one that the owner agreed by other means. */
export const saveBooking = saveMutation({
  ...bookings,
  ...bookings.documents,
  toInput: toBookingInput,
  create: CreateBooking,
  wording,
});

type Move = Omit<VariablesOf<typeof MoveBooking>['data'], 'documentId' | 'revision'>;

/** Applies a transition; the dialog shows a refusal. */
export const moveBooking = ({ documentId, revision }: Editable) =>
  mutationOptions({
    mutationFn: async (move: Move) =>
      toBooking(await strapi.answer(MoveBooking, { data: { ...move, documentId, revision } })),
    onSuccess: (moved, _move, _shown, { client }) => updateCaches(client, ['bookings'], moved),
    meta: { done: ({ event }: Move) => wording.moved[event] },
  });

/** Accepts or declines the other days that a client asks for; the section shows a refusal. */
export const answerOtherDays = ({ documentId, revision }: Editable) =>
  mutationOptions({
    mutationFn: async (accept: boolean) =>
      toBooking(await strapi.answer(AnswerOtherDays, { documentId, revision, accept })),
    onSuccess: (answered, _accept, _shown, { client }) => updateCaches(client, ['bookings'], answered),
    meta: {
      done: (accept: boolean) => (accept ? wording.asksForDays.accepted : wording.asksForDays.declined),
    },
  });

/** Mails the owner's text to the client; the same key is mailed once. */
export const mailAnswer = (documentId: string) =>
  mutationOptions({
    mutationFn: ({ key, ...words }: { subject: string; text: string; key: string }) =>
      strapi.answer(MailAnswer, { ...words, documentId }, { idempotencyKey: key }),
    meta: { done: wording.answer.mailed, failed: wording.answer.mailFailed },
  });

export const aways = withSave({
  ...collection({
    type: 'away',
    many: 'aways',
    fragment: awayFragment,
    toItem: toAway,
    filters: () => ({}),
    order: bySort,
    wording: wording.away,
  }),
  toInput: toAwayInput,
  wording: wording.away,
});
