import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { BOOKING, findBooking } from './booking';
import { recordChange } from './booking-changes';
import { lockDays, placeOf, placeOthers, standingsAround } from './standings';
import { returned } from './transitions';

/** For a booking that was just put back after it was deleted: meanwhile its days may have become somebody else's. */
export async function settleReturned(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  documentId: string,
): Promise<void> {
  await lockDays(trx);
  const booking = await findBooking(strapi, documentId);
  if (!booking) return;
  const before = await standingsAround(strapi, booking);
  const after = returned(before, documentId, Date.now());
  const is = after.find((one) => one.documentId === documentId);
  if (is) {
    const data = { ...placeOf(is), state: is.state };
    await strapi.db.query(BOOKING).updateMany({ where: { documentId }, data });
    await recordChange(strapi, trx, { documentId, event: 'BROUGHT_BACK', from: booking.state, to: is.state });
  }
  await placeOthers(strapi, trx, { before, after, besides: documentId });
}
