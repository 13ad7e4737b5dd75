import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';

/** Only the fields that cards and transitions need, because a month may have hundreds of bookings. */
const briefFragment = graphql(`fragment BriefBookingFields on Booking {
  documentId revision service firstDay lastDay startTime city name state holdRank holdEndsAt
  asksForOtherDays
}`);

export type BriefRow = ResultOf<typeof briefFragment>;

export const bookingFragment = graphql(
  `fragment BookingFields on Booking {
    ...BriefBookingFields createdAt unit quantity extras venue email phone notes estimate ownersNote cameFrom
  }`,
  [briefFragment],
);

export type BookingRow = ResultOf<typeof bookingFragment>;

export const awayFragment = graphql(`fragment AwayFields on Away {
  documentId revision firstDay lastDay note
}`);

export type AwayRow = ResultOf<typeof awayFragment>;

const columnFragment = graphql(
  `fragment ColumnFields on BookingEntityResponseCollection {
    nodes { ...BriefBookingFields } pageInfo { total }
  }`,
  [briefFragment],
);

/** Open columns start with the next booking, closed ones with the one closed last. */
export const BookingBoard = graphql(
  `query BookingBoard($first: PaginationArg!) {
    enquiry: bookings_connection(filters: { state: { eq: "enquiry" } }, sort: ["createdAt:desc", "documentId:asc"], pagination: $first) { ...ColumnFields }
    option: bookings_connection(filters: { state: { eq: "option" } }, sort: ["holdEndsAt:asc", "documentId:asc"], pagination: $first) { ...ColumnFields }
    confirmed: bookings_connection(filters: { state: { eq: "confirmed" } }, sort: ["firstDay:asc", "documentId:asc"], pagination: $first) { ...ColumnFields }
    done: bookings_connection(filters: { state: { eq: "done" } }, sort: ["firstDay:desc", "documentId:asc"], pagination: $first) { ...ColumnFields }
    closed: bookings_connection(
      filters: { state: { in: ["declined", "cancelled", "expired"] } }
      sort: ["updatedAt:desc", "documentId:asc"], pagination: $first
    ) { ...ColumnFields }
  }`,
  [columnFragment],
);

export const BookingsInDays = graphql(
  `query BookingsInDays($from: String!, $to: String!) {
    bookingsInDays(from: $from, to: $to) {
      bookings { ...BriefBookingFields }
      away { ...AwayFields }
    }
  }`,
  [briefFragment, awayFragment],
);

const clashFragment = graphql(`fragment ClashFields on BookingClash {
  documentId service name firstDay lastDay state holdRank holdEndsAt
}`);

/** Clashes, record and client page of one booking. */
export const BookingSurroundings = graphql(
  `query BookingSurroundings($documentId: ID!) {
    clashes: bookingClashes(documentId: $documentId) { ...ClashFields }
    away: awayInBooking(documentId: $documentId) { documentId firstDay lastDay note }
    otherDays(documentId: $documentId) {
      firstDay lastDay revision
      clashes { ...ClashFields }
      away { documentId firstDay lastDay note }
    }
    changes: bookingChanges(documentId: $documentId) { at event from to actor actorName reason }
    link: bookingLink(documentId: $documentId)
  }`,
  [clashFragment],
);

export type BookingClash = ResultOf<typeof BookingSurroundings>['clashes'][number];
export type AwayClash = ResultOf<typeof BookingSurroundings>['away'][number];
export type BookingChange = ResultOf<typeof BookingSurroundings>['changes'][number];

/** Days that the client asks for instead of the booked ones. */
export type AskedDays = NonNullable<ResultOf<typeof BookingSurroundings>['otherDays']>;

export const MoveConsequences = graphql(`query MoveConsequences($documentId: ID!, $event: BookingEvent!) {
  moveConsequences(documentId: $documentId, event: $event) {
    freed
    nextOptions { documentId name firstDay lastDay rank movedUp }
  }
}`);

export type Consequences = NonNullable<ResultOf<typeof MoveConsequences>['moveConsequences']>;

/** Includes sent quotes that wait for the client's answer, or for the owner's answer to a question. */
export const BookingsWaiting = graphql(
  `query BookingsWaiting {
    bookingsWaiting {
      newEnquiries
      enquiries { ...BriefBookingFields }
      holdsEnding { ...BriefBookingFields }
      quotesWithoutAnswer {
        documentId number state
        booking { documentId name }
      }
    }
  }`,
  [briefFragment],
);

export const BookableServices = graphql(`query BookableServices {
  rateCard {
    services { name }
    extras { name }
  }
}`);

export const BookingEstimate =
  graphql(`query BookingEstimate($service: String!, $quantity: Int!, $extras: [String!]) {
  bookingEstimate(service: $service, quantity: $quantity, extras: $extras) {
    lines { label amount }
    total currency isFrom
  }
}`);

export type Estimate = NonNullable<ResultOf<typeof BookingEstimate>['bookingEstimate']>;

export const CreateBooking = graphql(
  `mutation CreateBooking($data: BookingByHandInput!) {
    saved: createBooking(data: $data) { ...BookingFields }
  }`,
  [bookingFragment],
);

export const MoveBooking = graphql(
  `mutation MoveBooking($data: BookingMove!) {
    moved: moveBooking(data: $data) { ...BookingFields }
  }`,
  [bookingFragment],
);

export const AnswerOtherDays = graphql(
  `mutation AnswerOtherDays($documentId: ID!, $revision: Int!, $accept: Boolean!) {
    answered: answerOtherDays(documentId: $documentId, revision: $revision, accept: $accept) {
      ...BookingFields
    }
  }`,
  [bookingFragment],
);

export const AnswerNames = graphql(`query AnswerNames {
  bookingPapers { answers { name } }
}`);

export const OneAnswer = graphql(`query OneAnswer($documentId: ID!, $template: String!) {
  bookingAnswer(documentId: $documentId, template: $template) { subject text whatsapp }
}`);

export type BookingAnswer = ResultOf<typeof OneAnswer>['bookingAnswer'];

export const MailAnswer = graphql(`mutation MailAnswer($documentId: ID!, $subject: String!, $text: String!) {
  mailBookingAnswer(documentId: $documentId, subject: $subject, text: $text)
}`);
