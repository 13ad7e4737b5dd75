import { currentAction } from '../activity/named-action';
import { nairobiDay } from '../dates/nairobi-day';
import { type Rule, writtenData } from '../rules/document-middleware';
import { refusedField } from '../rules/refused-field';
import { AWAY, BOOKING, type Booking } from './booking';
import { endOfToken } from './client-token';
import { checkBookedDays, checkOrder } from './days';
import { reach } from './new-booking';
import { wording } from './wording';

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
const isOurs = () => currentAction() === 'book' || currentAction() === 'move';

/** A save changes what was asked, never where a booking stands; days, times and numbers are checked as in a new one. */
export const bookingFields: Rule =
  ({ strapi, caller }) =>
  async (context, next) => {
    const data = writtenData(context);
    if (!data || isOurs() || caller() === 'system') return next();
    if (context.action === 'create') {
      // Visitors have no other door than the form's, which has checked everything.
      if (caller() !== 'visitor') throw refusedField(['service'], wording.notMadeHere);
      return next();
    }
    const { documentId } = context.params as { documentId: string };
    const stored: Booking | null = await strapi.db.query(BOOKING).findOne({ where: { documentId } });
    if (stored) {
      withoutFixed(data, stored);
      checkWritten(data, stored);
    }
    return next();
  };

/** A form of the panel sends everything that it shows, and an earlier version holds all there was: both keep what stands. */
function withoutFixed(data: Record<string, unknown>, stored: Booking): void {
  for (const name of FIXED_FIELDS) {
    if (!(name in data)) continue;
    const isSame = JSON.stringify(data[name] ?? null) === JSON.stringify(stored[name as never] ?? null);
    if (!isSame && currentAction() !== 'restore') throw refusedField([name], wording.fixed(name));
    delete data[name];
  }
}

function checkWritten(data: Record<string, unknown>, stored: Booking): void {
  const reached = Object.entries(reach({ ...stored, ...data }));
  Object.assign(data, Object.fromEntries(reached.filter(([name]) => name in data)));
  const { firstDay = stored.firstDay, lastDay = stored.lastDay } = data;
  if (firstDay === stored.firstDay && lastDay === stored.lastDay) return;
  data.tokenEndsAt = endOfToken(checkBookedDays(firstDay, lastDay, nairobiDay()).lastDay);
}

export const awayDays: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const data = writtenData(context);
    if (!data) return next();
    const { documentId = '' } = context.params as { documentId?: string };
    const stored = await strapi.db.query(AWAY).findOne({ where: { documentId } });
    checkOrder(data.firstDay ?? stored?.firstDay, data.lastDay ?? stored?.lastDay);
    return next();
  };
