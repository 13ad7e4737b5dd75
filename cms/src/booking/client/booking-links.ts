import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { BOOKING, type Booking, findBooking } from '../bookings/booking';
import { hashOf, tokenOf } from './client-token';

/** Tokens that the current secret makes from seeds of earlier secrets. Both the former link and this one open. */
const LINKS = 'booking_links';

/** Returns the booking of a token, whether its page is open or not. */
export async function findByToken(strapi: Core.Strapi, token: string): Promise<Booking | null> {
  const tokenHash = hashOf(token);
  const booking: Booking | null = await strapi.db.query(BOOKING).findOne({ where: { tokenHash } });
  if (booking) return booking;
  const link = await strapi.db.connection(LINKS).where({ token_hash: tokenHash }).first('document_id');
  return link ? findBooking(strapi, link.document_id) : null;
}

type Seed = Pick<Booking, 'documentId' | 'tokenSeed' | 'tokenHash'>;

/** Lets the link that this server makes for a booking open its page. Returns whether it did not open before. */
export async function openCurrentLink(knex: Knex, { documentId, tokenSeed, tokenHash }: Seed) {
  const hash = hashOf(tokenOf(tokenSeed));
  if (hash === tokenHash || (await knex(LINKS).where({ token_hash: hash }).first('document_id')))
    return false;
  await knex(LINKS).insert({ token_hash: hash, document_id: documentId }).onConflict('token_hash').ignore();
  return true;
}

/**
 * Does the same for all bookings, after FORM_SECRET has changed.
 *
 * @returns how many links are new
 */
export async function openCurrentLinks(strapi: Core.Strapi): Promise<number> {
  const bookings: Seed[] = await strapi.db
    .query(BOOKING)
    .findMany({ select: ['documentId', 'tokenSeed', 'tokenHash'] });
  let added = 0;
  for (const booking of bookings) if (await openCurrentLink(strapi.db.connection, booking)) added += 1;
  return added;
}
