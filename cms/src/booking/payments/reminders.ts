import type { Core } from '@strapi/strapi';
import { mailIsConfigured, queueMail } from '../../mail';
import { eachAlone } from '../../platform/jobs/each-alone';
import type { DailyWork } from '../../platform/jobs/job';
import { addDays } from '../../shared/days';
import { siteDay } from '../../shared/site-clock';
import { readBookingPapers } from '../quotes/booking-papers';
import { allOwing, type OwingBooking } from './payments-of-booking';
import { wording } from './wording';

/** Days after the due day on which a client is reminded. */
const REMINDERS = [-3, 1, 7];

/**
 * Reminds clients of what is due by email, each once for each of these days. After a stop of several days only the last
 * reminder is sent.
 */
export const paymentReminders: DailyWork = {
  name: 'payment-reminders',
  title: wording.reminds,
  daily: '09:00',
  run: async (strapi, now) => {
    const { remindsClients } = await readBookingPapers(strapi);
    if (!remindsClients || !mailIsConfigured()) return;
    await eachAlone(strapi, await allOwing(strapi), (owing) => remind(strapi, owing, siteDay(now)));
  },
};

async function remind(strapi: Core.Strapi, { booking, balance, quote }: OwingBooking, today: string) {
  const reminder = reminderOn(balance.due.day, today);
  if (!reminder || !booking.email) return;
  await strapi.db.transaction(async ({ trx }) => {
    // The row is the lock: a second process, or this one after a crash, changes nothing.
    const changed = await trx('quotes')
      .where({ id: quote.id })
      .whereRaw('(last_reminder is null or last_reminder < ?)', [reminder])
      .update({ last_reminder: reminder });
    if (changed) await queueMail(strapi, 'payment-request', booking.documentId);
  });
}

/** Returns the day of the last reminder that is due, YYYY-MM-DD; undefined before the first. */
export const reminderOn = (dueDay: string, today: string): string | undefined =>
  REMINDERS.map((days) => addDays(dueDay, days)).findLast((day) => day <= today);
