import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { isInternalWrite } from '../../content';
import { withoutReadOnly } from '../../content/rules/read-only-fields';
import { type Rule, writtenData } from '../../content/rules/rule';
import { dropNotice, forgetNotices } from '../../platform/notices';
import { checkAwayDays } from '../days/booking-days';
import { changeDays } from '../days/change-days';
import { lockDays } from '../days/days-lock';
import { ranked } from '../options/holds';
import { loadNeighbours, storeChangedRanks } from '../options/neighbours';
import { allOwing } from '../payments/payments-of-booking';
import { endingUsages } from '../quotes/usage';
import { checkChange, checkUsage, type RequestedServices, readRateCard } from '../rates/rate-card';
import { refused } from '../refused';
import { AWAY, type Booking, findBooking } from './booking';
import { forgetChanges, recordChange } from './booking-log';
import { normalizeContact } from './create-booking';

/** Only transitions and the creation of a booking write these fields. */
export const FIXED_FIELDS = [
  'state',
  'holdRank',
  'heldSince',
  'holdEndsAt',
  'askedFirstDay',
  'askedLastDay',
  'askedDeclinedAt',
  'estimate',
  'submissionKey',
  'tokenSeed',
  'tokenHash',
  'tokenEndsAt',
] as const;

const COMPUTED: Partial<Record<string, (strapi: Core.Strapi) => Promise<{ booking: Booking }[]>>> = {
  owes: allOwing,
  usageEnds: endingUsages,
};

/** Finds bookings that owe money, or whose usage ends, as if these were states. They are computed, not stored. */
export const computedStates: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const { filters } = context.params as { filters?: { state?: { $eq?: unknown } } };
    const find = COMPUTED[String(filters?.state?.$eq)];
    if (!find) return next();
    const documentId = { $in: (await find(strapi)).map(({ booking }) => booking.documentId) };
    context.params = {
      ...context.params,
      filters: { ...filters, state: { $notNull: true }, documentId },
    } as never;
    return next();
  };

/**
 * Lets a save change what the client asked for, never the state. Checks days, times and numbers as in a new booking.
 */
export const bookingFields: Rule =
  ({ strapi, caller }) =>
  async (context, next) => {
    const data = writtenData(context);
    // The code that creates bookings and changes their state has already checked what it writes.
    if (!data || isInternalWrite('book', 'move') || caller() === 'system') return next();
    // Visitors can create a booking only through the form, which has checked everything.
    if (context.action === 'create' && caller() === 'visitor') return next();
    if (context.action === 'create') throw refused('BOOKING_NOT_CREATED_HERE', { field: 'service' });
    const { documentId } = context.params as { documentId: string };
    return strapi.db.transaction(async ({ trx }) => {
      await lockDays(trx);
      const stored = await findBooking(strapi, documentId);
      if (!stored) return next();
      withoutReadOnly(data, stored, {
        names: FIXED_FIELDS,
        isPassedOver: () => isInternalWrite('restore'),
        refusal: (field) => refused('BOOKING_FIELD_FIXED', { field }),
      });
      await checkWanted(strapi, data, stored);
      const contact = normalizeContact({ ...stored, ...data });
      const changesContact = 'email' in data || 'phone' in data;
      if (changesContact && !contact.email && !contact.phone)
        throw refused('CONTACT_MISSING', { field: 'email' });
      const changed = Object.entries(contact).filter(([name]) => name in data);
      Object.assign(data, Object.fromEntries(changed));
      const { firstDay = stored.firstDay, lastDay = stored.lastDay } = data;
      if (firstDay === stored.firstDay && lastDay === stored.lastDay) return next();
      const { before, after, columns, isAsked } = await changeDays(strapi, stored, { firstDay, lastDay });
      Object.assign(data, columns);
      if (isAsked) await dropNotice(trx, { event: 'DAYS_ASKED', about: documentId });
      const result = await next();
      await storeChangedRanks(strapi, trx, { before, after, besides: documentId });
      return result;
    });
  };

/**
 * Checks a changed service, quantity or extra against the current rate card. The unit follows the service.
 * Unchanged values stay. Restoring an earlier version brings back what the rate card offered then.
 */
async function checkWanted(strapi: Core.Strapi, data: Record<string, unknown>, stored: Booking) {
  const after = wantedOf({ ...stored, ...data });
  const before = wantedOf({ ...stored });
  if (isDeepStrictEqual(after, before)) return;
  const card = await readRateCard(strapi);
  const service = isInternalWrite('restore') ? undefined : checkChange(card, after, before);
  if (service) data.unit = service.unit;
  checkUsage(card, after.service, after.extras);
}

const wantedOf = ({ service, quantity, extras }: Record<string, unknown>): RequestedServices => ({
  service: String(service),
  quantity: Number(quantity),
  extras: Array.isArray(extras) ? extras.map(String) : [],
});

/**
 * Logs a new booking as its first change. Deletes the changes of a deleted booking and moves up the options behind it.
 */
export const logBookingChanges: Rule =
  ({ strapi }) =>
  async (context, next) => {
    if (context.action !== 'create' && context.action !== 'delete') return next();
    return strapi.db.transaction(async ({ trx }) => {
      if (context.action === 'create') {
        const made = (await next()) as unknown as Booking;
        const { documentId, state } = made;
        await recordChange(strapi, trx, { documentId, event: 'ASKED', from: null, to: state });
        return made as never;
      }
      await lockDays(trx);
      const { documentId } = context.params as { documentId: string };
      const stored = await findBooking(strapi, documentId);
      const before = stored ? await loadNeighbours(strapi, stored) : [];
      const result = await next();
      await forgetChanges(trx, documentId);
      await forgetNotices(trx, documentId);
      const others = before.filter((one) => one.documentId !== documentId);
      const after = ranked(others, stored ? [stored] : []);
      await storeChangedRanks(strapi, trx, { before, after, besides: documentId });
      return result;
    });
  };

export const awayDays: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const data = writtenData(context);
    if (!data) return next();
    const { documentId = '' } = context.params as { documentId?: string };
    const stored = await strapi.db.query(AWAY).findOne({ where: { documentId } });
    checkAwayDays(data.firstDay ?? stored?.firstDay, data.lastDay ?? stored?.lastDay);
    return next();
  };
