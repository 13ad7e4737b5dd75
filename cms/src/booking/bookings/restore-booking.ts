import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isBooked, MAX_OPTIONS } from '../../shared/booking';
import { openCurrentLink } from '../client/booking-links';
import { earlierOption, optionsBefore, otherConfirmed, type PlacedBooking, takenBy } from '../options/holds';
import { holdColumns, loadNeighbours, storeChangedRanks } from '../options/neighbours';
import { afterRestore, holdIsOver } from '../states/transitions';
import { wording } from '../wording';
import { BOOKING, findBooking } from './booking';
import { recordChange } from './booking-log';

/**
 * Settles a booking just restored from the bin, whose days may have been taken in the meantime. The caller
 * holds the days lock.
 *
 * @returns a sentence about what changed and why; undefined if the booking is as it was
 */
export async function settleRestored(strapi: Core.Strapi, trx: Knex.Transaction, documentId: string) {
  const booking = await findBooking(strapi, documentId);
  if (!booking) return undefined;
  await openCurrentLink(trx, booking);
  const before = await loadNeighbours(strapi, booking);
  const now = Date.now();
  const after = afterRestore(before, documentId, now);
  const find = (all: readonly PlacedBooking[]) => all.find((one) => one.documentId === documentId);
  const [was, restored] = [find(before), find(after)];
  if (was && restored) {
    const data = { ...holdColumns(restored), state: restored.state };
    await strapi.db.query(BOOKING).updateMany({ where: { documentId }, data });
    const [from, to] = [was.state, restored.state];
    await recordChange(strapi, trx, { documentId, event: 'BROUGHT_BACK', from, to });
  }
  await storeChangedRanks(strapi, trx, { before, after, besides: documentId });
  return was && restored && otherwise(was, restored, after, now);
}

function otherwise(was: PlacedBooking, restored: PlacedBooking, all: readonly PlacedBooking[], now: number) {
  if (isBooked(restored)) {
    const options = optionsBefore(restored, all).map(earlierOption);
    return options.length > 0 ? wording.backConfirmed(options) : undefined;
  }
  if (was.state === restored.state)
    return was.holdRank === restored.holdRank ? undefined : wording.backBehind(restored.holdRank);
  if (holdIsOver(was, now)) return wording.backAfterItsHold;
  const other = otherConfirmed(was, all);
  return isBooked(was) && other ? wording.backBeside(takenBy(other)) : wording.backWithoutRoom(MAX_OPTIONS);
}
