import type { Core } from '@strapi/strapi';
import { stored } from '../../content';
import { notifyOwner } from '../../mail';
import { addNotice, dropNotice } from '../../platform/notices';
import { isLive } from '../../shared/booking';
import { siteDay } from '../../shared/site-clock';
import { BOOKING } from '../bookings/booking';
import { recordChange } from '../bookings/booking-log';
import { actAsClient, type ClientRequest } from '../client/client-action';
import { daysOf } from '../quotes/quote-text';
import { refused } from '../refused';
import { wording } from '../wording';
import { areSameDays, NO_ASKED_DAYS, waitingDays } from './asked-days';
import { checkBookedDays, checkOrder } from './booking-days';

interface DaysRequest extends ClientRequest {
  firstDay: string;
  /** Null or empty: one day */
  lastDay?: string | null;
}

/**
 * Stores the days that the client asks for; a later request replaces an earlier one. The booking keeps its days until
 * the owner accepts. Asking for the booked days takes back a request that waits. Asking twice changes nothing.
 *
 * @throws as `actAsClient`; ValidationError for days that cannot be booked, or a booking that is closed
 */
export async function askForOtherDays(strapi: Core.Strapi, { firstDay, lastDay, ...request }: DaysRequest) {
  const days = checkOrder(firstDay, lastDay || firstDay);
  return actAsClient(strapi, request, {
    alreadyDone: ({ booking }) => {
      const waiting = waitingDays(booking);
      if (!isLive(booking) || !areSameDays(days, waiting ?? booking)) return undefined;
      return waiting ? wording.alreadyAskedForDays : wording.alreadyOnDays;
    },
    run: async ({ trx, booking }) => {
      const { documentId, state, revision } = booking;
      if (!isLive(booking)) throw refused('DAYS_FIXED', { field: 'firstDay', params: { state } });
      const waiting = waitingDays(booking);
      if (waiting && areSameDays(days, booking)) {
        await stored(strapi, BOOKING).update(documentId, { ...NO_ASKED_DAYS, revision }, { as: 'move' });
        const reason = daysOf(waiting);
        await recordChange(strapi, trx, { documentId, event: 'DAYS_TAKEN_BACK', to: state, reason });
        await dropNotice(trx, { event: 'DAYS_ASKED', about: documentId });
        return wording.daysTakenBack;
      }
      checkBookedDays(days.firstDay, days.lastDay, siteDay(), booking.firstDay);
      const asked = { askedFirstDay: days.firstDay, askedLastDay: days.lastDay, askedDeclinedAt: null };
      await stored(strapi, BOOKING).update(documentId, { ...asked, revision }, { as: 'move' });
      await recordChange(strapi, trx, { documentId, event: 'DAYS_ASKED', to: state, reason: daysOf(days) });
      await notifyOwner(strapi, { uid: BOOKING, documentId });
      await addNotice(strapi, { event: 'DAYS_ASKED', about: documentId });
      return undefined;
    },
  });
}
