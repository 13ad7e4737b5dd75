import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { VariablesOf } from 'gql.tada';
import type { OwnerEvent } from '../../../../cms/src/shared/booking';
import type { Editable } from '../../kit/form/use-editor-form';
import { PAGE_SIZE, sortOrder } from '../../kit/list/list-search';
import { deleteMutation, oneQuery, pageQuery, saveMutation, updateCaches } from '../../resource/queries';
import { strapi } from '../../strapi/client';
import { toAwayInput } from './away';
import { type BookingSearch, toAway, toBooking, toBriefBooking } from './booking';
import { toBookingInput } from './booking-fields';
import {
  AnswerNames,
  AnswerOtherDays,
  BookableServices,
  BookingBoard,
  BookingEstimate,
  BookingSurroundings,
  Bookings,
  BookingsInDays,
  BookingsWaiting,
  CreateAway,
  CreateBooking,
  DeleteAway,
  DeleteBooking,
  MailAnswer,
  MoveBooking,
  MoveConsequences,
  OneAnswer,
  OneAway,
  OneBooking,
  UpdateAway,
  UpdateBooking,
} from './documents';
import { wording } from './wording';

/** Maximum cards in a column; the list has the others. */
const COLUMN = 10;

const bookings = { key: 'bookings', toItem: toBooking, loadFailure: wording.loadFailure };

/** Filters by state, and searches in service, place and client. */
export function bookingFilters({ q, state }: Pick<BookingSearch, 'q' | 'state'>) {
  const found = { containsi: q };
  const searched = ['service', 'name', 'email', 'phone', 'city', 'venue'] as const;
  return {
    ...(state && { state: { eq: state } }),
    ...(q && { or: searched.map((field) => ({ [field]: found })) }),
  } satisfies VariablesOf<typeof Bookings>['filters'];
}

export const bookingQueries = {
  page: ({ q, state, sort, page }: Pick<BookingSearch, 'q' | 'state' | 'sort' | 'page'>) => {
    const filters = bookingFilters({ q, state });
    const variables = { filters, sort: sortOrder(sort), page, pageSize: PAGE_SIZE };
    return pageQuery({ ...bookings, document: Bookings, variables });
  },

  one: (documentId: string) =>
    oneQuery({ ...bookings, document: OneBooking, documentId, loadFailure: wording.loadOneFailure }),

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

export const awayQueries = {
  one: (documentId: string) =>
    oneQuery({
      key: 'aways',
      toItem: toAway,
      document: OneAway,
      documentId,
      loadFailure: wording.away.loadFailure,
    }),
};

export const saveBooking = saveMutation({
  key: 'bookings',
  toItem: toBooking,
  toInput: toBookingInput,
  create: CreateBooking,
  update: UpdateBooking,
  wording,
});

export const deleteBooking = () =>
  deleteMutation({ key: 'bookings', document: DeleteBooking, failed: wording.deleteFailed });

type Move = Omit<VariablesOf<typeof MoveBooking>['data'], 'documentId' | 'revision'>;

/** Applies a transition; the dialog shows a refusal. */
export const moveBooking = ({ documentId, revision }: Editable) =>
  mutationOptions({
    mutationKey: ['bookings', 'move'],
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
    mutationKey: ['bookings', 'answer-other-days'],
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
    mutationKey: ['bookings', 'mail-answer'],
    mutationFn: ({ key, ...words }: { subject: string; text: string; key: string }) =>
      strapi.request({ document: MailAnswer, variables: { ...words, documentId }, idempotencyKey: key }),
    meta: { done: wording.answer.mailed, failed: wording.answer.mailFailed },
  });

export const saveAway = saveMutation({
  key: 'aways',
  toItem: toAway,
  toInput: toAwayInput,
  create: CreateAway,
  update: UpdateAway,
  wording: wording.away,
});

export const deleteAway = () =>
  deleteMutation({ key: 'aways', document: DeleteAway, failed: wording.away.deleteFailed });
