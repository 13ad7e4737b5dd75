import { day } from './bookings';
import type { BootedCms } from './boot-strapi';
import { type Answer, type Client, visitor } from './client';
import { newBooking, type Seen, seenOn } from './quotes';

const unpacked = <Value>(answer: Answer<{ value: Value }>): Answer<Value> => ({
  ...answer,
  data: answer.data?.value,
});

interface AskedPage {
  state: string;
  firstDay: string;
  lastDay: string;
  notice: string | null;
  otherDays: { firstDay: string; lastDay: string; isDeclined: boolean } | null;
}

const PAGE = 'state firstDay lastDay notice otherDays { firstDay lastDay isDeclined }';

/**
 * Asks for other days as the client.
 *
 * @param lastDay null: one day
 * @param seen what the page shows now, unless read earlier
 */
export const askForDays = async (
  client: Client,
  token: string,
  [firstDay, lastDay = null]: [string, (string | null)?],
  seen?: Partial<Seen>,
) =>
  unpacked<AskedPage>(
    await client.graphql(
      `mutation($token: String!, $seen: ClientSeen!, $firstDay: String!, $lastDay: String) {
         value: askForOtherDays(token: $token, seen: $seen, firstDay: $firstDay, lastDay: $lastDay) { ${PAGE} } }`,
      { token, firstDay, lastDay, seen: { ...(await seenOn(client, token)), ...seen } },
    ),
  );

export const pageOf = async (client: Client, token: string) =>
  unpacked<AskedPage>(
    await client.graphql(`query($token: String!) { value: clientBooking(token: $token) { ${PAGE} } }`, {
      token,
    }),
  );

interface OtherDays {
  firstDay: string;
  lastDay: string;
  revision: number;
  clashes: { documentId: string }[];
  away: { note: string | null }[];
}

/** Returns what the owner reads before answering. */
export async function otherDaysOf(owner: Client, documentId: string): Promise<OtherDays | null> {
  const { data } = await owner.graphql<{ asked: OtherDays | null }>(
    `{ asked: otherDays(documentId: "${documentId}") {
         firstDay lastDay revision clashes { documentId } away { note } } }`,
  );
  return data?.asked ?? null;
}

interface Answered {
  firstDay: string;
  lastDay: string;
  state: string;
  holdRank: number | null;
  asksForOtherDays: boolean;
  revision: number;
}

/** Answers as the owner. */
export const answerDays = async (client: Client, documentId: string, revision: number, accept: boolean) =>
  unpacked<Answered>(
    await client.graphql(
      `mutation($documentId: ID!, $revision: Int!, $accept: Boolean!) {
         value: answerOtherDays(documentId: $documentId, revision: $revision, accept: $accept) {
           firstDay lastDay state holdRank asksForOtherDays revision } }`,
      { documentId, revision, accept },
    ),
  );

/** Returns the dashboard's notices about a booking. */
export async function daysNoticesOf(owner: Client, documentId: string): Promise<string[]> {
  const { data } = await owner.graphql<{
    notices: { event: string; booking: { documentId: string } | null }[];
  }>('{ notices: ownerNotices { event booking { documentId } } }');
  return (data?.notices ?? [])
    .filter(({ booking }) => booking?.documentId === documentId)
    .map(({ event }) => event);
}

let nextDay = 100;

/** Returns days that no other test of the file uses: a day to book, two other days in a row, and one later. */
export function freshDays() {
  nextDay += 10;
  return { booked: day(nextDay), first: day(nextDay + 4), last: day(nextDay + 5), later: day(nextDay + 8) };
}

/** Requests a booking and asks for two other days. */
export async function requestWithOtherDays(cms: BootedCms) {
  const days = freshDays();
  const made = await newBooking(cms, { firstDay: days.booked, lastDay: days.booked });
  const { failure } = await askForDays(visitor(cms), made.token, [days.first, days.last]);
  if (failure) throw new Error(`Not asked for: ${failure.message}`);
  const { revision } = await cms.strapi.db
    .query('api::booking.booking')
    .findOne({ where: { documentId: made.booking } });
  return { ...days, ...made, revision: revision as number };
}
