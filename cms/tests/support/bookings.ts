import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { hashOf } from '../../src/booking/client/client-token';
import type { PlacedBooking } from '../../src/booking/options/holds';
import { applyTransition } from '../../src/booking/states/transitions';
import { OWNER_EVENTS } from '../../src/shared/booking';
import { DAY_MS } from '../../src/shared/days';
import { siteDay } from '../../src/shared/site-clock';
import type { RefusalCode } from '../../src/shared/testing/refusal-examples';
import { type BootedCms, bootCms } from './boot-strapi';
import { type Answer, type Client, signIn, visitor } from './client';
import { buildProof, create } from './factories';

type Fields = Record<string, unknown>;

/** Returns the date so many days from today in Nairobi, as YYYY-MM-DD. */
export const day = (fromToday: number): string => siteDay(Date.now() + fromToday * DAY_MS);

export const RATES = {
  title: 'Rates',
  services: [
    { name: 'Runway', price: 12_000, unit: 'show' },
    { name: 'Shoot', price: 20_001, unit: 'day', smallestQuantity: 2, isFrom: true },
  ],
  extras: [
    { name: 'Travel', kind: 'fixed', amount: 5000 },
    { name: 'Usage for 3 months', kind: 'percentage', amount: 25, isUsage: true },
  ],
};

export const createRates = (cms: BootedCms) =>
  create(cms, 'api::rate-card.rate-card', structuredClone(RATES));

/**
 * Boots a CMS with rates and a signed-in owner for the tests of a file.
 *
 * @param prepare keeps both, and adds content
 */
export function bootForBookings(prepare: (site: { cms: BootedCms; owner: Client }) => void | Promise<void>) {
  let cms: BootedCms;
  beforeAll(async () => {
    cms = await bootCms();
    const { owner } = await signIn(cms);
    await createRates(cms);
    await prepare({ cms, owner });
  });
  afterAll(() => cms.stop());
  // A client may send thirty booking requests in ten minutes.
  beforeEach(() => cms.strapi.db.connection('throttle_counters').delete());
}

/** The smallest valid request. */
export const buildRequest = (fields: Fields = {}) => ({
  service: 'Runway',
  quantity: 1,
  firstDay: day(20),
  lastDay: day(20),
  city: 'Nairobi',
  name: 'Njeri',
  email: 'njeri@example.com',
  phone: '0712 345678',
  ...fields,
});

export interface Receipt {
  status: string;
  token: string;
}

async function unpacked<Value>(answer: Answer<{ value: Value }>): Promise<Answer<Value>> {
  return { ...answer, data: answer.data?.value };
}

export const requestBooking = async (client: Client, fields: Fields = {}, proof: Fields = {}) =>
  unpacked<Receipt>(
    await client.graphql(
      `mutation($data: BookingRequestInput!, $proof: SubmissionProofInput!) {
         value: requestBooking(data: $data, proof: $proof) { status token } }`,
      { data: buildRequest(fields), proof: buildProof(proof) },
    ),
  );

const CLIENTS = `service unit quantity extras firstDay lastDay startTime city venue name notes state holdRank
  holdEndsAt daysTaken estimate { lines { label amount } total isFrom } canCancel whatsapp endsAt`;

export const clientBooking = async (client: Client, token: string) =>
  unpacked<Fields | null>(
    await client.graphql(`query($token: String!) { value: clientBooking(token: $token) { ${CLIENTS} } }`, {
      token,
    }),
  );

export const calendar = async (client: Client, from: string, to: string) =>
  unpacked<{ day: string; state: string }[]>(
    await client.graphql(
      'query($from: String!, $to: String!) { value: bookingCalendar(from: $from, to: $to) { day state } }',
      { from, to },
    ),
  );

interface Moved {
  state: string;
  holdRank: number | null;
  revision: number;
}

/** Sends one event with the stored revision, unless another is given. */
export async function moveBooking(
  { strapi }: BootedCms,
  owner: Client,
  documentId: string,
  event: string,
  more: object = {},
) {
  const stored = await strapi.db.query('api::booking.booking').findOne({ where: { documentId } });
  const data = { documentId, event, revision: stored.revision, ...more };
  return unpacked<Moved>(
    await owner.graphql(
      'mutation($data: BookingMove!) { value: moveBooking(data: $data) { state holdRank revision } }',
      { data },
    ),
  );
}

export async function bookingChanges(owner: Client, documentId: string): Promise<Fields[]> {
  const { data } = await owner.graphql<{ changes: Fields[] }>(
    `{ changes: bookingChanges(documentId: "${documentId}") { event from to actor actorName reason } }`,
  );
  return data?.changes ?? [];
}

/** @returns a generator with the same numbers for the same seed, each below its argument */
function randomNumbers(seed: number): (below: number) => number {
  let last = seed;
  return (below) => {
    last = (last * 48_271) % 2_147_483_647;
    return last % below;
  };
}

/**
 * What is wrong, the fields that are, the one that is named, and the code. Midnight may pass between the days here and
 * the test, so each is wrong on the next day too.
 */
export const REFUSED_REQUESTS: [string, Fields, string, RefusalCode][] = [
  ['a day in the past', { firstDay: day(-1) }, 'firstDay', 'FIRST_DAY_IN_PAST'],
  ['an end before its start', { lastDay: day(19) }, 'lastDay', 'LAST_DAY_BEFORE_FIRST'],
  ['a day that no calendar has', { firstDay: '2027-02-30' }, 'firstDay', 'DATE_INVALID'],
  ['more than 60 days', { lastDay: day(90) }, 'lastDay', 'BOOKING_TOO_LONG'],
  ['a quantity of 0', { quantity: 0 }, 'quantity', 'QUANTITY_OUT_OF_RANGE'],
  ['a quantity of 10,000', { quantity: 10_000 }, 'quantity', 'QUANTITY_OUT_OF_RANGE'],
  ['less than the smallest quantity', { service: 'Shoot', quantity: 1 }, 'quantity', 'QUANTITY_OUT_OF_RANGE'],
  ['a service that is not there', { service: 'Stunts' }, 'service', 'SERVICE_NOT_OFFERED'],
  ['an extra that is not there', { extras: ['Helicopter'] }, 'extras', 'EXTRA_NOT_OFFERED'],
  ['a phone that is none', { phone: 'call me' }, 'phone', 'PHONE_INVALID'],
  ['neither email nor phone', { email: '', phone: null }, 'email', 'CONTACT_MISSING'],
  ['a time that no clock shows', { startTime: '25:00' }, 'startTime', 'CALL_TIME_INVALID'],
];

/** Sends several requests for one day. */
export async function requestsOn(cms: BootedCms, on: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const { data } = await requestBooking(visitor(cms), { firstDay: on, lastDay: on });
    const where = { tokenHash: hashOf(data?.token ?? '') };
    ids.push((await cms.strapi.db.query('api::booking.booking').findOne({ where })).documentId);
  }
  return ids;
}

interface Sample {
  /** Ids of enquiries */
  ids: string[];
  day: string;
  seed: number;
}

const LEADS_TO: Record<string, string> = {
  CONFIRM: 'confirmed',
  DECLINE: 'declined',
  CANCEL: 'cancelled',
  FINISH: 'done',
};

/** A repeated event gets the same response and changes nothing. */
const hasHappened = (all: readonly PlacedBooking[], documentId: string, event: string): boolean =>
  all.some((one) => one.documentId === documentId && one.state === LEADS_TO[event]);

/**
 * Sends five events one after the other.
 *
 * @returns the states that the transition table predicts
 */
export async function sampleSequence(cms: BootedCms, owner: Client, { ids, day: on, seed }: Sample) {
  const random = randomNumbers(seed * 7919);
  const holdEndsAt = Date.now() + 3_600_000;
  let expected: PlacedBooking[] = ids.map((documentId) => ({
    documentId,
    firstDay: on,
    lastDay: on,
    state: 'enquiry',
    holdRank: null,
    heldSince: null,
    holdEndsAt: null,
  }));
  for (let step = 0; step < 5; step += 1) {
    const documentId = ids[random(ids.length)] ?? '';
    // Prefers options; otherwise most of a sequence is refused.
    const event = OWNER_EVENTS[random(2) * random(OWNER_EVENTS.length)] ?? 'CANCEL';
    const asked = { event, now: Date.now(), holdEndsAt };
    const ends = { holdEndsAt: new Date(holdEndsAt).toISOString() };
    const { failure } = await moveBooking(cms, owner, documentId, event, ends);
    if (failure) expect(() => applyTransition(expected, documentId, asked), failure.message).toThrow();
    else if (!hasHappened(expected, documentId, event))
      expected = applyTransition(expected, documentId, asked);
  }
  return expected;
}
