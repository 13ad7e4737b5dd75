import type { ResultOf } from 'gql.tada';
import { graphql, graphqlForAll, graphqlOfDays } from '../../strapi/graphql';

/** The services and extras of the rate card that can be booked. */
export const BookableServices = graphqlForAll(`
  query BookableServices {
    rateCard {
      services(pagination: { limit: 100 }) { name price unit smallestQuantity isFrom hasUsage }
      extras(pagination: { limit: 100 }) { name kind amount isUsage }
    }
  }
`);

export type RateCardRow = ResultOf<typeof BookableServices>['rateCard'];

export const BookingCalendar = graphqlOfDays(`
  query BookingCalendar($from: String!, $to: String!) {
    bookingCalendar(from: $from, to: $to) { day state }
  }
`);

export const BookingEstimate = graphqlForAll(`
  query BookingEstimate($service: String!, $quantity: Int!, $extras: [String!]) {
    bookingEstimate(service: $service, quantity: $quantity, extras: $extras) {
      lines { label amount }
      total currency isFrom
    }
  }
`);

export type Estimate = NonNullable<ResultOf<typeof BookingEstimate>['bookingEstimate']>;

export const RequestBooking = graphql(`
  mutation RequestBooking($data: BookingRequestInput!, $proof: SubmissionProofInput!) {
    requestBooking(data: $data, proof: $proof) { status token }
  }
`);

const ClientBookingFields = graphql(`
  fragment ClientBookingFields on ClientBooking {
    service unit quantity extras firstDay lastDay startTime city venue name notes state holdRank
    holdEndsAt daysTaken canCancel whatsapp endsAt revision notice hasCalendarFile
    otherDays { firstDay lastDay isDeclined }
    estimate {
      lines { label amount }
      total currency isFrom
    }
    quote {
      number revision firstDay lastDay
      lines { label amount }
      discount discountPercent vatPercent vat total currency validUntil terms usage state
      accepted { name company day }
      payment { deposit depositDays balanceDays }
    }
    payments {
      quoteNumber currency total received claimed owed isOverdue canClaim
      due { amount day isDeposit }
      ways { name number details }
      payments { amount day way code state number reason }
    }
  }
`);

export const ClientBooking = graphql(
  `query ClientBooking($token: String!) {
    clientBooking(token: $token) { ...ClientBookingFields }
  }`,
  [ClientBookingFields],
);

export type ClientBookingRow = ResultOf<typeof ClientBooking>['clientBooking'];

export const CancelBooking = graphql(
  `mutation CancelBooking($token: String!, $seen: ClientSeen!, $reason: String) {
    booking: cancelBooking(token: $token, seen: $seen, reason: $reason) { ...ClientBookingFields }
  }`,
  [ClientBookingFields],
);

export const AcceptQuote = graphql(
  `mutation AcceptQuote($token: String!, $seen: ClientSeen!, $name: String!, $company: String) {
    booking: acceptQuote(token: $token, seen: $seen, name: $name, company: $company) { ...ClientBookingFields }
  }`,
  [ClientBookingFields],
);

export const AskAboutQuote = graphql(
  `mutation AskAboutQuote($token: String!, $seen: ClientSeen!, $question: String!) {
    booking: askAboutQuote(token: $token, seen: $seen, question: $question) { ...ClientBookingFields }
  }`,
  [ClientBookingFields],
);

export const AskForOtherDays = graphql(
  `mutation AskForOtherDays($token: String!, $seen: ClientSeen!, $firstDay: String!, $lastDay: String) {
    booking: askForOtherDays(token: $token, seen: $seen, firstDay: $firstDay, lastDay: $lastDay) {
      ...ClientBookingFields
    }
  }`,
  [ClientBookingFields],
);

export const ClaimPayment = graphql(
  `mutation ClaimPayment($token: String!, $seen: ClientSeen!, $day: String!, $way: String, $code: String) {
    booking: claimPayment(token: $token, seen: $seen, day: $day, way: $way, code: $code) { ...ClientBookingFields }
  }`,
  [ClientBookingFields],
);
