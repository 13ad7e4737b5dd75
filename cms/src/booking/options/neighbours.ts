import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { notifyOwner } from '../../mail';
import { wakeScheduler } from '../../platform/jobs/scheduler';
import { addNotice } from '../../platform/notices';
import { currentCaller } from '../../platform/request/caller';
import { isOnHold, statesThat } from '../../shared/booking';
import type { Days } from '../../shared/days';
import { BOOKING, type Booking, sharingADay } from '../bookings/booking';
import { recordChange } from '../bookings/booking-log';
import { wording } from '../wording';
import { otherConfirmed, type PlacedBooking } from './holds';

const ON_DAYS = statesThat('holdsDays');

/**
 * Loads a booking, the bookings that overlap it, and the bookings that overlap those. The last group decides
 * the ranks of the second.
 *
 * @param days its new days, if they change
 */
export async function loadNeighbours(
  strapi: Core.Strapi,
  booking: Booking,
  days: Days = booking,
): Promise<PlacedBooking[]> {
  const near = await onDays(strapi, spanOf([booking, days]));
  const all = await onDays(strapi, spanOf([booking, days, ...near]));
  const others = all.filter(({ documentId }) => documentId !== booking.documentId);
  const mayNameOthers = currentCaller(strapi) !== 'visitor';
  return [booking, ...others].map((one) => ({
    documentId: one.documentId,
    firstDay: one.firstDay,
    lastDay: one.lastDay,
    state: one.state,
    holdRank: one.holdRank,
    heldSince: asTime(one.heldSince),
    holdEndsAt: asTime(one.holdEndsAt),
    // A refusal must not show a client who else booked.
    ...(mayNameOthers && { label: wording.booking(one.name, one.service), client: one.name }),
  }));
}

const asTime = (stored: string | null): number | null =>
  stored === null ? null : new Date(stored).getTime();

const onDays = (strapi: Core.Strapi, days: Days): Promise<Booking[]> =>
  strapi.db.query(BOOKING).findMany({ where: { state: { $in: ON_DAYS }, ...sharingADay(days) } });

function spanOf(all: readonly Days[]): Days {
  const days = all.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]).sort();
  return { firstDay: days[0] ?? '', lastDay: days.at(-1) ?? '' };
}

export const holdColumns = ({ holdRank, heldSince, holdEndsAt }: PlacedBooking) => ({
  holdRank,
  heldSince: heldSince === null ? null : new Date(heldSince),
  holdEndsAt: holdEndsAt === null ? null : new Date(holdEndsAt),
});

interface Placing {
  before: readonly PlacedBooking[];
  after: readonly PlacedBooking[];
  /** The booking whose own change is already stored, or that is gone */
  besides: string;
}

/**
 * Stores the new ranks of the other options, and whether a confirmed booking now takes one of their days.
 * Notifies the owner of options that move up or can be confirmed again.
 */
export async function storeChangedRanks(strapi: Core.Strapi, trx: Knex.Transaction, placing: Placing) {
  for (const option of placing.after) {
    if (!isOnHold(option) || option.documentId === placing.besides) continue;
    await storeRank(strapi, trx, placing, option);
    await noteTakenDays(strapi, trx, placing, option);
  }
  // A hold may end sooner than the scheduler's next look.
  await wakeScheduler(strapi);
}

async function storeRank(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { before, after }: Placing,
  option: PlacedBooking,
): Promise<void> {
  const { documentId, holdRank } = option;
  const was = before.find((one) => one.documentId === documentId)?.holdRank ?? null;
  if (holdRank === was || holdRank === null) return;
  await strapi.db.query(BOOKING).updateMany({ where: { documentId }, data: { holdRank } });
  const isUp = was !== null && holdRank < was;
  const reason = wording.otherRank(was, holdRank);
  await recordOption(strapi, trx, documentId, isUp ? 'MOVED_UP' : 'MOVED_DOWN', reason);
  // An option behind a confirmed booking gains nothing by moving up.
  if (!isUp || otherConfirmed(option, after)) return;
  await notifyOwner(strapi, { uid: BOOKING, documentId });
  await addNotice(strapi, { event: 'MOVED_UP', about: documentId, rank: holdRank });
}

async function noteTakenDays(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { before, after }: Placing,
  option: PlacedBooking,
): Promise<void> {
  const { documentId } = option;
  const [was, is] = [otherConfirmed(option, before), otherConfirmed(option, after)].map(Boolean);
  if (was === is) return;
  await recordOption(strapi, trx, documentId, is ? 'DAYS_BOOKED' : 'DAYS_FREE');
  if (is || currentCaller(strapi) === 'owner') return;
  await notifyOwner(strapi, { uid: BOOKING, documentId });
  await addNotice(strapi, { event: 'DAYS_FREE', about: documentId, rank: option.holdRank });
}

const recordOption = (
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  documentId: string,
  event: 'MOVED_UP' | 'MOVED_DOWN' | 'DAYS_BOOKED' | 'DAYS_FREE',
  reason?: string,
) => recordChange(strapi, trx, { documentId, event, to: 'option', reason });
