import type { BootedCms } from './boot-strapi';
import type { Answer, Client } from './client';
import { buildProof, create } from './factories';

type Fields = Record<string, unknown>;

const DAY_MS = 24 * 3600 * 1000;
const NAIROBI_AHEAD_MS = 3 * 3600 * 1000;

/** YYYY-MM-DD in Nairobi, so many days from now. */
export const day = (fromToday: number): string =>
  new Date(Date.now() + NAIROBI_AHEAD_MS + fromToday * DAY_MS).toISOString().slice(0, 10);

export const RATES = {
  title: 'Rates',
  services: [
    { name: 'Runway', priceKes: 12_000, unit: 'show' },
    { name: 'Shoot', priceKes: 20_001, unit: 'day', smallestQuantity: 2, isFrom: true },
  ],
  extras: [
    { name: 'Travel', kind: 'fixed', amount: 5000 },
    { name: 'Usage for 3 months', kind: 'percentage', amount: 25, isUsage: true },
  ],
};

export const createRates = (cms: BootedCms) =>
  create(cms, 'api::rate-card.rate-card', structuredClone(RATES));

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
  holdEndsAt estimate { lines { label amountKes } totalKes isFrom } canCancel whatsapp endsAt`;

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
