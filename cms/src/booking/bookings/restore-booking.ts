import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { MOST_OPTIONS } from '../../shared/booking';
import { wording } from '../wording';
import { BOOKING, findBooking } from './booking';
import { recordChange } from './booking-log';
import { earlierOption, optionsBefore, otherConfirmed, type PlacedBooking, takenBy } from './holds';
import { holdColumns, loadNeighbours, storeChangedRanks } from './neighbours';
import { afterRestore, holdIsOver } from './transitions';

/**
 * Settles a booking just restored from the bin, whose days may have been taken in the meantime. The caller
 * holds the days lock.
 *
 * @returns a sentence about what changed and why; undefined if the booking is as it was
 */
export async function settleRestored(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  documentId: string,
): Promise<string | undefined> {
  const booking = await findBooking(strapi, documentId);
  if (!booking) return undefined;
  const before = await loadNeighbours(strapi, booking);
  const now = Date.now();
  const after = afterRestore(before, documentId, now);
  const find = (all: readonly PlacedBooking[]) => all.find((one) => one.documentId === documentId);
  const [was, is] = [find(before), find(after)];
  if (was && is) {
    const data = { ...holdColumns(is), state: is.state };
    await strapi.db.query(BOOKING).updateMany({ where: { documentId }, data });
    await recordChange(strapi, trx, { documentId, event: 'BROUGHT_BACK', from: was.state, to: is.state });
  }
  await storeChangedRanks(strapi, trx, { before, after, besides: documentId });
  return was && is && otherwise(was, is, after, now);
}

function otherwise(
  was: PlacedBooking,
  is: PlacedBooking,
  all: readonly PlacedBooking[],
  now: number,
): string | undefined {
  if (is.state === 'confirmed') {
    const options = optionsBefore(is, all).map(earlierOption);
    return options.length > 0 ? wording.backConfirmed(options) : undefined;
  }
  if (was.state === is.state)
    return was.holdRank === is.holdRank ? undefined : wording.backBehind(is.holdRank);
  if (holdIsOver(was, now)) return wording.backAfterItsHold;
  const other = otherConfirmed(was, all);
  return was.state === 'confirmed' && other
    ? wording.backBeside(takenBy(other))
    : wording.backWithoutRoom(MOST_OPTIONS);
}
