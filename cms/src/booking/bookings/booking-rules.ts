import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { currentAction } from '../../content';
import { withoutReadOnly } from '../../content/rules/read-only-fields';
import { type Rule, writtenData } from '../../content/rules/rule';
import { forgetNotices } from '../../platform/notices';
import { nairobiDay } from '../../shared/nairobi';
import { checkChange, checkUsage, readRateCard, type Wanted } from '../rates/rate-card';
import { refused } from '../refused';
import { AWAY, type Booking, findBooking } from './booking';
import { checkAwayDays, checkBookedDays } from './booking-days';
import { forgetChanges, recordChange } from './booking-log';
import { endOfToken } from './client-token';
import { reach } from './create-booking';
import { lockDays } from './days-lock';
import { ranked } from './holds';
import { loadNeighbours, placeOf, storeChangedRanks } from './neighbours';
import { reschedule } from './transitions';

/** Written by the transitions and by what a booking begins with alone. */
export const FIXED_FIELDS = [
  'state',
  'holdRank',
  'heldSince',
  'holdEndsAt',
  'estimate',
  'submissionKey',
  'tokenSeed',
  'tokenHash',
  'tokenEndsAt',
] as const;

/** What the bookings' own code writes goes through: it has been checked there. */
const isInternalWrite = () => currentAction() === 'book' || currentAction() === 'move';

/** A save changes what was asked, never where a booking stands; days, times and numbers are checked as in a new one. */
export const bookingFields: Rule =
  ({ strapi, caller }) =>
  async (context, next) => {
    const data = writtenData(context);
    if (!data || isInternalWrite() || caller() === 'system') return next();
    // Visitors have no other door than the form's, which has checked everything.
    if (context.action === 'create' && caller() === 'visitor') return next();
    if (context.action === 'create') throw refused('BOOKING_NOT_CREATED_HERE', { field: 'service' });
    const { documentId } = context.params as { documentId: string };
    return strapi.db.transaction(async ({ trx }) => {
      await lockDays(trx);
      const stored = await findBooking(strapi, documentId);
      if (!stored) return next();
      withoutReadOnly(data, stored, {
        names: FIXED_FIELDS,
        isPassedOver: () => currentAction() === 'restore',
        refusal: (field) => refused('BOOKING_FIELD_FIXED', { field }),
      });
      await checkAsked(strapi, data, stored);
      const contact = reach({ ...stored, ...data });
      const changesContact = 'email' in data || 'phone' in data;
      if (changesContact && !contact.email && !contact.phone)
        throw refused('CONTACT_MISSING', { field: 'email' });
      const changed = Object.entries(contact).filter(([name]) => name in data);
      Object.assign(data, Object.fromEntries(changed));
      const { firstDay = stored.firstDay, lastDay = stored.lastDay } = data;
      if (firstDay === stored.firstDay && lastDay === stored.lastDay) return next();
      const days = checkBookedDays(firstDay, lastDay, nairobiDay(), stored.firstDay);
      const before = await loadNeighbours(strapi, stored, days);
      const after = reschedule(before, documentId, days, Date.now());
      const is = after.find((one) => one.documentId === documentId);
      if (is) Object.assign(data, placeOf(is), { tokenEndsAt: endOfToken(days.lastDay) });
      const result = await next();
      await storeChangedRanks(strapi, trx, { before, after, besides: documentId });
      return result;
    });
  };

/**
 * Another service, quantity or other extras obey the rate card of now, and the unit follows the service. What was asked
 * before stays as it is; an earlier version brings back what was on the rate card then.
 */
async function checkAsked(
  strapi: Core.Strapi,
  data: Record<string, unknown>,
  stored: Booking,
): Promise<void> {
  const asked = wantedOf({ ...stored, ...data });
  const before = wantedOf({ ...stored });
  if (isDeepStrictEqual(asked, before)) return;
  const card = await readRateCard(strapi);
  const service = currentAction() === 'restore' ? undefined : checkChange(card, asked, before);
  if (service) data.unit = service.unit;
  checkUsage(card, asked.service, asked.extras);
}

const wantedOf = ({ service, quantity, extras }: Record<string, unknown>): Wanted => ({
  service: String(service),
  quantity: Number(quantity),
  extras: Array.isArray(extras) ? extras.map(String) : [],
});

/** What comes is the first of a booking's changes; what goes takes them along, and whoever was behind it moves up. */
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
