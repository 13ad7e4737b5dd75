import type { Core } from '@strapi/strapi';
import { record, stored } from '../../content';
import { notifyOwner } from '../../mail';
import { eachAlone } from '../../platform/jobs/each-alone';
import type { DueWork } from '../../platform/jobs/job';
import { addNotice } from '../../platform/notices';
import { isLive } from '../../shared/booking';
import { endOfDay, siteDay } from '../../shared/site-clock';
import { findBooking } from '../bookings/booking';
import { OPEN, QUOTE, type Quote } from './quote';
import { wording } from './wording';

const waiting = { state: { $in: [...OPEN] } };

/** Ends quotes not accepted by the end of their last day, and notifies the owner. */
export const quoteEnds: DueWork = {
  name: 'quote-ends',
  title: wording.endsQuotes,
  async nextDue(strapi, after) {
    const later = after === undefined ? {} : { validUntil: { $gte: siteDay(after) } };
    const first: Quote | null = await strapi.db
      .query(QUOTE)
      .findOne({ where: { ...waiting, ...later }, orderBy: { validUntil: 'asc' } });
    return first ? endOfDay(first.validUntil) : undefined;
  },
  run: endQuotes,
};

async function endQuotes(strapi: Core.Strapi, now: number): Promise<void> {
  const past = { ...waiting, validUntil: { $lt: siteDay(now) } };
  const over: Quote[] = await strapi.db.query(QUOTE).findMany({ where: past });
  await eachAlone(strapi, over, ({ documentId, bookingId, number }) =>
    strapi.db.transaction(async ({ trx }) => {
      // The client may have answered since the query.
      await trx('quotes').where({ document_id: documentId }).forUpdate().first('id');
      const still = await strapi.db.query(QUOTE).count({ where: { ...past, documentId } });
      if (still === 0) return;
      await stored(strapi, QUOTE).update(documentId, { state: 'ended' }, { as: 'quote' });
      await record(strapi, {
        action: 'end-quote',
        source: 'schedule',
        contentType: QUOTE,
        documentId,
        title: number ?? undefined,
      });
      await notifyOwner(strapi, { uid: QUOTE, documentId });
      const booking = await findBooking(strapi, bookingId);
      if (booking && isLive(booking))
        await addNotice(strapi, { event: 'QUOTE_ENDED', about: bookingId, quoteNumber: number });
    }),
  );
}
