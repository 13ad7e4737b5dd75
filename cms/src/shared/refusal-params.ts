import type { BookingEvent, BookingState, Unit } from './booking';
import type { Days } from './days';
import type { UploadSort } from './uploads';

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

/** Parameters of the refusals of any field and item. */
export interface GeneralRefusals {
  /** Characters */
  TOO_LONG: { most: number };
  PHONE_INVALID: { typed: string };
  NUMBER_OUT_OF_RANGE: { least: number; most: number };
  CHOICE_INVALID: { allowed: readonly string[] };
  LIST_TOO_LONG: { most: number };
  LIST_TOO_SHORT: { least: number };
  /** `start`: the first characters of the entry */
  ENTRY_TOO_LONG: { start: string; most: number };
}

export interface ContentRefusals {
  FILTER_VALUE_INVALID: { operator: string; needs: 'one value' | 'two values' | 'conditions' };
  FILTER_NOT_OFFERED: { operator: string };
  /** A visitor filters or sorts by a relation, a file or a part of an item */
  FIELD_NOT_COMPARED: { name: string };
  TOO_MANY_CONDITIONS: { most: number };
  /** A linked file that its field does not take */
  LINKED_FILE_OTHER_SORT: { allowed: readonly ('images' | 'videos' | 'files')[] };
  /** The first items that use it, and how many more do */
  FILE_IN_USE: { uses: readonly string[]; more: number };
  /** `fields`: labels of the empty fields */
  NOT_COMPLETE: { fields: readonly string[] };
  /** `now`: milliseconds since 1970 */
  SCHEDULE_IN_PAST: { time: 'publishAt' | 'unpublishAt'; now: number };
  CREATED_AGAIN: { name: string };
  VIEWS_FULL: { most: number };
  VIEW_NAME_TAKEN: { name: string };
}

export interface FileRefusals {
  /** `ending` with its dot */
  FILE_ENDING_WRONG: { type: string; ending: string };
  FILE_SORT_NOT_ACCEPTED: { videos: boolean };
  FILE_TOO_LARGE: { sort: UploadSort; megabytes: number };
  IMAGE_TOO_LARGE: { megapixels: number };
  /** `codec`: its name, such as 'ProRes' */
  VIDEO_CODEC_UNPLAYABLE: { codec: string };
  /** YYYY-MM-DD */
  CONSENT_TOO_LONG: { latest: string };
  NEW_FILE_OTHER_SORT: { sort: UploadSort };
  FILE_FORMAT_FIXED: { type: string };
}

export interface PeopleRefusals {
  PASSWORD_TOO_SHORT: { least: number };
  /** Bytes */
  PASSWORD_TOO_LONG: { most: number };
  REQUEST_HEADER_MISSING: { header: string };
  /** Where passkeys work, such as 'https://example.org' */
  PASSKEY_ELSEWHERE: { address: string };
  PASSKEY_COPIED: { name: string };
}

export interface MailRefusals {
  /** What the mail server answered */
  MAIL_NOT_SENT: { answer: string };
}

export interface SiteRefusals {
  /** `title` of the item that has it, or had it and is still found there */
  ADDRESS_TAKEN: { slug: string; title: string; isFormer: boolean };
  REDIRECTS_FULL: { most: number };
  ADDRESS_OF_PAGE: { path: string };
  /** Pixels */
  MARK_NOT_SQUARE: { smallest: number };
  REDIRECT_FROM_PAGE: { path: string };
  REDIRECT_TAKEN: { path: string };
  REDIRECT_CIRCLE: { path: string };
  REDIRECT_TO_NO_PAGE: { path: string };
  /** Empty while the measurement is unnamed */
  MEASUREMENT_EMPTY: { name: string };
  METRIC_INVALID: { name: string };
  /** `position` of the image, from 1 */
  IMAGE_WITHOUT_FILE: { position: number };
  IMAGE_NOT_SHOWN: { position: number };
  COMP_CARD_FULL: { most: number; surplus: number };
  STORY_TOO_LONG: { most: number };
  /** `position` of the frame, from 1 */
  FRAME_WITHOUT_FILE: { position: number };
  FRAME_IS_IMAGE: { position: number };
  FRAME_IS_COVER: { position: number };
}

export interface RequestRefusals {
  TOO_MANY_ATTEMPTS: { seconds: number };
  UNAVAILABLE: { seconds: number };
  /** `what`: values, levels, characters, or entries in a list */
  VALUES_TOO_LARGE: { most: number; what: string };
  /** `what`: such as fields, aliases, levels */
  DOCUMENT_TOO_LARGE: { most: number; what: string };
  DOCUMENT_INVALID: { reason: string };
  /** A refusal of Strapi without another code; `reason` is its message */
  REQUEST_INVALID: { reason: string };
  UPLOAD_TOO_LARGE: { megabytes: number };
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
  FIRST_DAY_TOO_FAR: { years: number };
  BOOKING_TOO_LONG: { most: number };
  TIME_AWAY_TOO_LONG: { most: number };
  RANGE_TOO_LONG: { most: number };
  EVENT_NOT_POSSIBLE: { event: BookingEvent; state: BookingState };
  OPTION_END_TOO_LATE: { lastDay: string };
  OPTIONS_FULL: { most: number };
  BOOKING_NOT_OVER: { lastDay: string };
  DATES_TAKEN: TakenDays;
  EARLIER_OPTION: EarlierOption;
  /** The owner may insist. */
  CONFIRM_OVERLAPS: { taken: TakenDays | null; options: readonly EarlierOption[] };
  /** A client asks for other days of a closed booking */
  DAYS_FIXED: { state: BookingState };
}

export interface QuoteRefusals {
  BOOKING_CLOSED: { state: BookingState };
  TEMPLATE_GONE: { name: string };
  TEMPLATE_NAME_TAKEN: { name: string };
  /** Each in braces */
  PLACEHOLDER_UNKNOWN: { placeholder: string; known: readonly string[] };
}

/** Parameters of the sentences of all refusals that have some, by code. */
export interface RefusalParams
  extends GeneralRefusals,
    ContentRefusals,
    FileRefusals,
    PeopleRefusals,
    MailRefusals,
    SiteRefusals,
    RequestRefusals,
    BookingRefusals,
    QuoteRefusals {}
