import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { VariablesOf } from 'gql.tada';
import type { OwnerEvent } from '../../../../cms/src/shared/booking';
import type { Editable } from '../../kit/form/use-editor-form';
import { bySort, collection, containing, withSave } from '../../resource/collection';
import { saveMutation, updateCaches } from '../../resource/queries';
import { strapi } from '../../strapi/client';
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
  filters: ({ q, state }: Pick<BookingSearch, 'q' | 'state'>) => ({
    ...(state && { state: { eq: state } }),
    ...containing(q, ['service', 'name', 'email', 'phone', 'city', 'venue']),
  }),
  order: bySort,
  wording,
});

export const bookingQueries = {
  one: (documentId: string) => ({
    ...bookings.queries.one(documentId),
    meta: { loadFailure: wording.loadOneFailure },
  }),

  /** Clashes, other days that the client asks for, record and the path of the client's page; the path is null if that has expired. */
  surroundings: (documentId: string) =>
    queryOptions({
      queryKey: ['bookings', 'surroundings', documentId] as const,
      queryFn: async ({ signal }) => {
        const variables = { documentId };
        const answer = await strapi.request({ document: BookingSurroundings, variables, signal });
        return {
          clashes: answer.bookingClashes,
          away: answer.awayInBooking,
          otherDays: answer.otherDays,
          changes: answer.bookingChanges,
          link: answer.bookingLink,
        };
      },
      meta: { loadFailure: wording.loadOneFailure },
    }),

  /** Consequences of a transition for the days and for other clients; null if the CMS would refuse it. */
  consequences: (documentId: string, event: OwnerEvent) =>
    queryOptions({
      queryKey: ['bookings', 'consequences', documentId, event] as const,
      queryFn: async ({ signal }) => {
        const variables = { documentId, event };
        return (await strapi.request({ document: MoveConsequences, variables, signal })).moveConsequences;
      },
      meta: { loadFailure: wording.loadOneFailure },
    }),

  inDays: (from: string, to: string) =>
    queryOptions({
      queryKey: ['bookings', 'days', from, to] as const,
      queryFn: async ({ signal }) => {
        const variables = { from, to };
        const answer = await strapi.request({ document: BookingsInDays, variables, signal });
        const { bookings: rows, away } = answer.bookingsInDays;
        return { bookings: rows.map(toBriefBooking), away: away.map(toAway) };
      },
      placeholderData: keepPreviousData,
      meta: { loadFailure: wording.calendar.loadFailure },
    }),

  board: () =>
    queryOptions({
      queryKey: ['bookings', 'board'] as const,
      queryFn: async ({ signal }) => {
        const columns = await strapi.request({
          document: BookingBoard,
          variables: { column: COLUMN },
          signal,
        });
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
      meta: { loadFailure: wording.board.loadFailure },
    }),

  /** Bookings that wait for the owner. */
  waiting: () =>
    queryOptions({
      queryKey: ['bookings', 'waiting'] as const,
      queryFn: async ({ signal }) => {
        const { bookingsWaiting } = await strapi.request({ document: BookingsWaiting, signal });
        return {
          newEnquiries: bookingsWaiting.newEnquiries,
          enquiries: bookingsWaiting.enquiries.map(toBriefBooking),
          holdsEnding: bookingsWaiting.holdsEnding.map(toBriefBooking),
          quotes: bookingsWaiting.quotesWithoutAnswer.flatMap((quote) =>
            quote.booking ? [{ ...quote, booking: quote.booking, number: quote.number ?? '' }] : [],
          ),
        };
      },
      meta: { loadFailure: wording.loadFailure },
    }),

  answers: () =>
    queryOptions({
      queryKey: ['bookings', 'answers'] as const,
      queryFn: async ({ signal }) => {
        const { bookingPapers } = await strapi.request({ document: AnswerNames, signal });
        return (bookingPapers?.answers ?? []).flatMap((answer) => (answer ? [answer.name] : []));
      },
      meta: { loadFailure: wording.answer.loadFailure },
    }),

  answer: (documentId: string, template: string) =>
    queryOptions({
      queryKey: ['bookings', 'answer', documentId, template] as const,
      queryFn: async ({ signal }) => {
        const variables = { documentId, template };
        return (await strapi.request({ document: OneAnswer, variables, signal })).bookingAnswer;
      },
      meta: { loadFailure: wording.answer.loadFailure },
    }),

  services: () =>
    queryOptions({
      queryKey: ['bookings', 'services'] as const,
      queryFn: async ({ signal }) => {
        const { rateCard } = await strapi.request({ document: BookableServices, signal });
        return {
          services: (rateCard?.services ?? []).filter((service) => service !== null),
          extras: (rateCard?.extras ?? []).flatMap((extra) => (extra ? [extra.name] : [])),
        };
      },
      meta: { loadFailure: wording.servicesFailure },
    }),

  /** Price, as clients see it. */
  estimate: (asked: { service: string; quantity: number; extras: string[] }) =>
    queryOptions({
      queryKey: ['bookings', 'estimate', asked] as const,
      queryFn: async ({ signal }) =>
        (await strapi.request({ document: BookingEstimate, variables: asked, signal })).bookingEstimate,
      placeholderData: keepPreviousData,
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
    mutationFn: async (move: Move) => {
      const variables = { data: { ...move, documentId, revision } };
      return toBooking((await strapi.request({ document: MoveBooking, variables })).moved);
    },
    onSuccess: (moved, _move, _shown, { client }) => updateCaches(client, ['bookings'], moved),
    meta: { done: ({ event }: Move) => wording.moved[event] },
  });

/** Accepts or declines the other days that a client asks for; the section shows a refusal. */
export const answerOtherDays = ({ documentId, revision }: Editable) =>
  mutationOptions({
    mutationFn: async (accept: boolean) => {
      const variables = { documentId, revision, accept };
      return toBooking((await strapi.request({ document: AnswerOtherDays, variables })).answered);
    },
    onSuccess: (answered, _accept, _shown, { client }) => updateCaches(client, ['bookings'], answered),
    meta: {
      done: (accept: boolean) => (accept ? wording.asksForDays.accepted : wording.asksForDays.declined),
    },
  });

/** Mails the owner's text to the client; the same key is mailed once. */
export const mailAnswer = (documentId: string) =>
  mutationOptions({
    mutationFn: ({ key, ...words }: { subject: string; text: string; key: string }) =>
      strapi.request({ document: MailAnswer, variables: { ...words, documentId }, idempotencyKey: key }),
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
