import type { Core } from '@strapi/strapi';
import { currentAction } from '../activity/named-action';
import { nairobiDay } from '../dates/nairobi-day';
import { type Rule, writtenData } from '../rules/document-middleware';
import { withoutFixed } from '../rules/fixed-fields';
import { refusedField } from '../rules/refused-field';
import { forgetNotices } from '../storage/owner-notices';
import { AWAY, type Booking, findBooking } from './booking';
import { forgetChanges, recordChange } from './booking-changes';
import { endOfToken } from './client-token';
import { checkAwayDays, checkBookedDays } from './days';
import { ranked } from './holds';
import { reach } from './new-booking';
import { checkUsage, readRateCard } from './rate-card';
import { lockDays, placeOf, placeOthers, standingsAround } from './standings';
import { onOtherDays } from './transitions';
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
    // Visitors have no other door than the form's, which has checked everything.
    if (context.action === 'create' && caller() === 'visitor') return next();
    if (context.action === 'create') throw refusedField(['service'], wording.notMadeHere);
    const { documentId } = context.params as { documentId: string };
    return strapi.db.transaction(async ({ trx }) => {
      await lockDays(trx);
      const stored = await findBooking(strapi, documentId);
      if (!stored) return next();
      withoutFixed(data, stored, {
        names: FIXED_FIELDS,
        isPassedOver: () => currentAction() === 'restore',
        refusal: wording.fixed,
      });
      await checkAsked(strapi, data, stored);
      const contact = reach({ ...stored, ...data });
      const changesContact = 'email' in data || 'phone' in data;
      if (changesContact && !contact.email && !contact.phone)
        throw refusedField(['email'], wording.noContact);
      const changed = Object.entries(contact).filter(([name]) => name in data);
      Object.assign(data, Object.fromEntries(changed));
      const { firstDay = stored.firstDay, lastDay = stored.lastDay } = data;
      if (firstDay === stored.firstDay && lastDay === stored.lastDay) return next();
      const days = checkBookedDays(firstDay, lastDay, nairobiDay(), stored.firstDay);
      const before = await standingsAround(strapi, stored, days);
      const after = onOtherDays(before, documentId, days, Date.now());
      const is = after.find((one) => one.documentId === documentId);
      if (is) Object.assign(data, placeOf(is), { tokenEndsAt: endOfToken(days.lastDay) });
      const result = await next();
      await placeOthers(strapi, trx, { before, after, besides: documentId });
      return result;
    });
  };

/** Another service or other extras obey the rule of usage; what was asked before stays as it is. */
async function checkAsked(
  strapi: Core.Strapi,
  { service, extras }: Record<string, unknown>,
  stored: Booking,
): Promise<void> {
  const names = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
  const asked = { service: String(service ?? stored.service), extras: names(extras ?? stored.extras) };
  const isSame =
    asked.service === stored.service && asked.extras.join('\n') === names(stored.extras).join('\n');
  if (!isSame) checkUsage(await readRateCard(strapi), asked.service, asked.extras);
}

/** What comes is the first of a booking's changes; what goes takes them along, and whoever was behind it moves up. */
export const bookingTraces: Rule =
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
      const before = stored ? await standingsAround(strapi, stored) : [];
      const result = await next();
      await forgetChanges(trx, documentId);
      await forgetNotices(trx, documentId);
      const others = before.filter((one) => one.documentId !== documentId);
      const after = ranked(others, stored ? [stored] : []);
      await placeOthers(strapi, trx, { before, after, besides: documentId });
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
