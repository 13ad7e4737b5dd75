import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { currentCaller } from '../access/caller';
import { noticeOwner } from '../mail/mail-rules';
import { BOOKING, type Booking, type BookingState, sharingADay } from './booking';
import { recordChange } from './booking-changes';
import type { Days } from './days';
import type { Standing } from './holds';
import { wording } from './wording';

const COUNTERS = 'site_counters';
const LOCK = 'booking_days';

/** What takes or gives up days. */
const ON_DAYS: BookingState[] = ['option', 'confirmed'];

/** Whoever changes what stands on which day waits here for everybody who does, to the end of the transaction. */
export async function lockDays(trx: Knex.Transaction): Promise<void> {
  await trx(COUNTERS).insert({ name: LOCK, value: 0 }).onConflict('name').ignore();
  await trx(COUNTERS).where({ name: LOCK }).increment('value', 1);
}

/**
 * A booking, all on whose place it has a say, which is what shares a day with it, and all that has a say on those.
 *
 * @param days others that it is to have
 */
export async function standingsAround(
  strapi: Core.Strapi,
  booking: Booking,
  days: Days = booking,
): Promise<Standing[]> {
  const near = await onDays(strapi, spanOf([booking, days]));
  const all = await onDays(strapi, spanOf([booking, days, ...near]));
  const others = all.filter(({ documentId }) => documentId !== booking.documentId);
  const tells = currentCaller(strapi) !== 'visitor';
  return [booking, ...others].map((one) => ({
    documentId: one.documentId,
    firstDay: one.firstDay,
    lastDay: one.lastDay,
    state: one.state,
    holdRank: one.holdRank,
    heldSince: asTime(one.heldSince),
    holdEndsAt: asTime(one.holdEndsAt),
    // No client reads in a refusal who else booked.
    label: tells ? wording.booking(one.name, one.service) : undefined,
  }));
}

const asTime = (stored: string | null): number | null =>
  stored === null ? null : new Date(stored).getTime();

const onDays = (strapi: Core.Strapi, days: Days): Promise<Booking[]> =>
  strapi.db.query(BOOKING).findMany({ where: { state: { $in: ON_DAYS }, ...sharingADay(days) } });

/** From the first day of all to the last one of all. */
function spanOf(all: readonly Days[]): Days {
  const days = all.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]).sort();
  return { firstDay: days[0] ?? '', lastDay: days.at(-1) ?? '' };
}

/** As it is stored. */
export const placeOf = ({ holdRank, heldSince, holdEndsAt }: Standing) => ({
  holdRank,
  heldSince: heldSince === null ? null : new Date(heldSince),
  holdEndsAt: holdEndsAt === null ? null : new Date(holdEndsAt),
});

interface Placing {
  before: readonly Standing[];
  after: readonly Standing[];
  /** Whose own change is stored already, or which is gone */
  besides: string;
}

/** Stores the places that follow for others, and tells the owner of whoever has moved up. */
export async function placeOthers(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { before, after, besides }: Placing,
): Promise<void> {
  for (const { documentId, holdRank, state } of after) {
    const was = before.find((one) => one.documentId === documentId)?.holdRank ?? null;
    if (documentId === besides || holdRank === was || holdRank === null) continue;
    await strapi.db.query(BOOKING).updateMany({ where: { documentId }, data: { holdRank } });
    const isUp = was !== null && holdRank < was;
    const event = isUp ? 'MOVED_UP' : 'MOVED_DOWN';
    const reason = wording.otherRank(was, holdRank);
    await recordChange(strapi, trx, { documentId, event, from: state, to: state, reason });
    if (isUp) await noticeOwner(strapi, { uid: BOOKING, documentId });
  }
}
