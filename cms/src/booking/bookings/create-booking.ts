import type { Core } from '@strapi/strapi';
import { stored } from '../../content';
import { createdEarlier } from '../../content/rules/idempotent-create';
import { parsePhone } from '../../shared/phone-number';
import { siteDay } from '../../shared/site-clock';
import { checkedFields, type FormInput, type SubmissionProof, submit } from '../../site';
import { newToken, tokenOf } from '../client/client-token';
import { checkBookedDays } from '../days/booking-days';
import { estimateOf } from '../rates/estimate';
import { chosenFrom, readRateCard } from '../rates/rate-card';
import { refused } from '../refused';
import { BOOKING, type Booking, requireBooking } from './booking';

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Stores a visitor's booking request. The receipt holds the token of the client's page. */
export async function requestBooking(strapi: Core.Strapi, input: FormInput, proof: SubmissionProof) {
  const { tokenSeed } = await submit(strapi, BOOKING, input, () => newBooking(strapi, input), proof);
  return { status: 'received', token: tokenOf(tokenSeed) };
}

/** Stores a booking that the owner took by telephone. Repeating the same key returns the stored booking. */
export async function createBooking(strapi: Core.Strapi, input: FormInput): Promise<Booking> {
  const earlier = await createdEarlier(strapi, BOOKING);
  if (earlier) return requireBooking(strapi, earlier.documentId);
  const data = await newBooking(strapi, input);
  const { documentId } = await stored(strapi, BOOKING).create(data, { as: 'book' });
  return requireBooking(strapi, documentId);
}

/**
 * Returns an enquiry with its estimate. Prices come only from the current rate card in the database.
 *
 * @throws ValidationError naming the field and the remedy; nothing is stored
 */
async function newBooking(strapi: Core.Strapi, input: FormInput) {
  const fields = checkedFields(strapi, BOOKING, input);
  const days = checkBookedDays(fields.firstDay, fields.lastDay, siteDay());
  const { service, quantity, extras } = chosenFrom(await readRateCard(strapi), {
    service: String(fields.service),
    quantity: Number(fields.quantity),
    extras: (fields.extras as string[] | null | undefined) ?? [],
  });
  const contact = normalizeContact(fields);
  if (!contact.email && !contact.phone) throw refused('CONTACT_MISSING', { field: 'email' });
  return {
    ...fields,
    ...days,
    ...contact,
    service: service.name,
    unit: service.unit,
    quantity,
    extras: extras.map(({ name }) => name),
    estimate: estimateOf(service, quantity, extras),
    state: 'enquiry' as const,
    ...newToken(days.lastDay),
  };
}

/**
 * Normalizes place, call time and contact details to their stored form.
 *
 * @param fields absent fields are not checked
 */
export function normalizeContact(fields: FormInput) {
  const startTime = fields.startTime ? String(fields.startTime) : null;
  if (startTime && !TIME.test(startTime)) throw refused('CALL_TIME_INVALID', { field: 'startTime' });
  return {
    startTime,
    email: (fields.email as string | null | undefined) || null,
    phone: fields.phone ? internationalPhone(String(fields.phone)) : null,
  };
}

/**
 * Returns a typed phone number with its country code, which WhatsApp needs. The site's country is the default.
 *
 * @throws ValidationError when it is not a phone number
 */
export function internationalPhone(typed: string): string {
  const number = parsePhone(typed);
  if (!number?.isValid()) throw refused('PHONE_INVALID', { field: 'phone', params: { typed } });
  return number.number;
}
