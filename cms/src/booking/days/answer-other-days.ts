import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { stored } from '../../content';
import { mailIsConfigured, queueMail } from '../../mail';
import { dropNotice } from '../../platform/notices';
import type { Days } from '../../shared/days';
import { BOOKING, type Booking, refuseStaleRevision, requireBooking } from '../bookings/booking';
import { isRepeatOf, recordChange } from '../bookings/booking-log';
import { storeChangedRanks } from '../options/neighbours';
import { clientAddress, daysOf } from '../quotes/quote-text';
import { refused } from '../refused';
import { wording } from '../wording';
import { waitingDays } from './asked-days';
import { changeDays } from './change-days';
import { lockDays } from './days-lock';

interface Answer {
  documentId: string;
  /** The revision that the owner read with the days */
  revision: number;
  accept: boolean;
}

/**
 * Accepts or declines the other days that a client asks for. An accepted booking moves by the rules of a change of
 * days. The client is mailed if possible.
 *
 * @returns the stored booking; a repeated answer changes nothing
 * @throws ValidationError with the reason and the remedy; NotFoundError; ConflictError when the booking has changed
 */
export async function answerOtherDays(strapi: Core.Strapi, { documentId, revision, accept }: Answer) {
  const event = accept ? 'DAYS_ACCEPTED' : 'DAYS_DECLINED';
  return strapi.db.transaction(async ({ trx }) => {
    await lockDays(trx);
    const booking = await requireBooking(strapi, documentId);
    if (await isRepeatOf(trx, booking, event, revision)) return booking;
    await refuseStaleRevision(strapi, booking, revision);
    const asked = waitingDays(booking);
    if (!asked) throw refused('NO_OTHER_DAYS');
    if (accept) await moveTo(strapi, trx, booking, asked);
    else
      await stored(strapi, BOOKING).update(
        documentId,
        { askedDeclinedAt: new Date(), revision },
        { as: 'move' },
      );
    const reason = accept ? wording.movedDays(daysOf(asked), daysOf(booking)) : daysOf(asked);
    await recordChange(strapi, trx, { documentId, event, to: booking.state, reason });
    await dropNotice(trx, { event: 'DAYS_ASKED', about: documentId });
    await mailAnswer(strapi, booking, asked, accept);
    return requireBooking(strapi, documentId);
  });
}

async function moveTo(strapi: Core.Strapi, trx: Knex.Transaction, booking: Booking, asked: Days) {
  const { documentId, revision } = booking;
  const { before, after, columns } = await changeDays(strapi, booking, asked);
  await stored(strapi, BOOKING).update(documentId, { ...columns, revision }, { as: 'move' });
  await storeChangedRanks(strapi, trx, { before, after, besides: documentId });
}

async function mailAnswer(strapi: Core.Strapi, booking: Booking, asked: Days, accept: boolean) {
  if (!booking.email || !mailIsConfigured()) return;
  const { name, service, documentId } = booking;
  const letter = accept ? wording.daysAccepted : wording.daysDeclined;
  const text = letter.text({
    name,
    service,
    asked: daysOf(asked),
    booked: daysOf(booking),
    link: clientAddress(booking),
  });
  await queueMail(strapi, 'booking-answer', documentId, { words: { subject: letter.subject, text } });
}
