import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { BOOKING_STATES, type BookingEvent, isAgreed, isOnHold } from '../../shared/booking';
import { type Days, eachDay } from '../../shared/days';
import { endOfDay } from '../../shared/site-clock';
import { AWAY, requireBooking, sharingADay } from '../bookings/booking';
import { otherConfirmed, type PlacedBooking } from '../options/holds';
import { loadNeighbours } from '../options/neighbours';
import { applyTransition } from './transitions';

/**
 * Returns what a transition would change for the days and for other clients, without storing anything.
 *
 * @returns null when the CMS would refuse it now
 */
export async function moveConsequences(
  strapi: Core.Strapi,
  documentId: string,
  event: BookingEvent,
  now = Date.now(),
) {
  const booking = await requireBooking(strapi, documentId);
  const before = await loadNeighbours(strapi, booking);
  const away: Days[] = await strapi.db.query(AWAY).findMany({ where: sharingADay(booking) });
  try {
    const holdEndsAt = endOfDay(booking.lastDay);
    const after = applyTransition(before, documentId, { event, now, holdEndsAt, insist: true });
    return {
      freed: freedDays(before, after, away, documentId),
      nextOptions: nextOptions(before, after, documentId),
    };
  } catch (error) {
    if (error instanceof errors.ValidationError) return null;
    throw error;
  }
}

const takesDays = ({ state }: PlacedBooking): boolean => BOOKING_STATES[state].holdsDays !== false;

/** Returns which of the booking's days become free: 'all', 'some' or 'none'. A booking that held no days frees none. */
function freedDays(
  before: readonly PlacedBooking[],
  after: readonly PlacedBooking[],
  away: readonly Days[],
  documentId: string,
): 'all' | 'some' | 'none' {
  const find = (all: readonly PlacedBooking[]) => all.find((one) => one.documentId === documentId);
  const [was, is] = [find(before), find(after)];
  if (!was || !is || !takesDays(was) || takesDays(is) || isAgreed(is)) return 'none';
  const taken: readonly Days[] = [...after.filter(takesDays), ...away];
  const days = eachDay(was);
  const free = days.filter(
    (day) => !taken.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay),
  );
  if (free.length === 0) return 'none';
  return free.length === days.length ? 'all' : 'some';
}

/** Returns options that move up, and options that no confirmed booking overlaps any longer. */
const nextOptions = (before: readonly PlacedBooking[], after: readonly PlacedBooking[], documentId: string) =>
  after
    .filter((option) => option.documentId !== documentId && isOnHold(option))
    .filter((option) => !otherConfirmed(option, after))
    .flatMap((option) => {
      const was = before.find((one) => one.documentId === option.documentId);
      const movedUp = (option.holdRank ?? 0) < (was?.holdRank ?? 0);
      const wasTaken = otherConfirmed(option, before) !== undefined;
      if (!movedUp && !wasTaken) return [];
      return [{ ...option, name: option.client ?? '', rank: option.holdRank ?? 1, movedUp }];
    })
    .sort((one, other) => one.rank - other.rank);
