import type { BookingEvent, BookingState, Unit } from './booking';
import type { Days } from './days';

/** A confirmed booking that overlaps another one. */
export interface TakenDays extends Days {
  /** Its client and service; absent if the reader may not know them */
  label?: string | undefined;
}

export interface EarlierOption extends Days {
  /** Absent if the reader may not know it */
  client?: string | undefined;
  rank: number | null;
  /** Milliseconds since 1970; null: the hold has no end */
  endsAt: number | null;
}

export interface BookingRefusals {
  SERVICE_NOT_OFFERED: { name: string };
  SERVICE_NAME_TAKEN: { name: string };
  QUANTITY_OUT_OF_RANGE: { service: string; fewest: number; most: number; unit: Unit };
  EXTRA_NOT_OFFERED: { name: string };
  EXTRA_NAME_TAKEN: { name: string };
  /** Empty while the extra is unnamed */
  PERCENTAGE_OUT_OF_RANGE: { extra: string; most: number };
  SECOND_USAGE: { usage: string; second: string };
  USAGE_NOT_OFFERED: { service: string; usage: string };
  ESTIMATE_TOO_LARGE: null;

  FIRST_DAY_IN_PAST: null;
  FIRST_DAY_TOO_FAR: { years: number };
  LAST_DAY_BEFORE_FIRST: null;
  BOOKING_TOO_LONG: { most: number };
  TIME_AWAY_TOO_LONG: { most: number };
  RANGE_TOO_LONG: { most: number };
  CALL_TIME_INVALID: null;
  CONTACT_MISSING: null;

  BOOKING_GONE: null;
  BOOKING_FIELD_FIXED: null;
  BOOKING_NOT_CREATED_HERE: null;
  EVENT_NOT_POSSIBLE: { event: BookingEvent; state: BookingState };
  OPTION_END_INVALID: null;
  OPTION_END_IN_PAST: null;
  OPTION_END_TOO_LATE: { lastDay: string };
  OPTION_DAYS_OVER: null;
  OPTION_NOT_EXPIRED: null;
  OPTIONS_FULL: { most: number };
  BOOKING_NOT_OVER: { lastDay: string };
  DATES_TAKEN: TakenDays;
  EARLIER_OPTION: EarlierOption;
  /** The owner may insist. */
  CONFIRM_OVERLAPS: { taken: TakenDays | null; options: readonly EarlierOption[] };
  /** The owner answers, but the client asks for no other days */
  NO_OTHER_DAYS: null;
  /** A client asks for other days of a closed booking */
  DAYS_FIXED: { state: BookingState };

  BOOKING_PAGE_GONE: null;
  BOOKING_CHANGED: null;
  QUOTE_REPLACED: null;
}
