/**
 * Limits that no schema has. Those of bookings are in `booking.ts`, those of files in `uploads.ts`. Lengths are in
 * characters.
 */

/** Every attribute of type `email` has the same length. */
export const EMAIL_LENGTH = 254;

export const MIN_PASSWORD_LENGTH = 12;
/** bcrypt ignores bytes after the 72nd. */
export const MAX_PASSWORD_BYTES = 72;

/** Most entries, and most characters of each. */
export const TAG_LIST = { entries: 20, characters: 40 };
/** Lists of sentences rather than tags: objectives, professions, professional background, names of extras. */
export const SENTENCE_LIST = { entries: 50, characters: 500 };

export const VIEW_NAME_LENGTH = 60;
export const PASSKEY_NAME_LENGTH = 60;
export const DRAFT_TITLE_LENGTH = 200;
/** Path and search of a form in the owner's area. */
export const DRAFT_PATH_LENGTH = 300;

/** Rows in the answer to a request that names no number. */
export const USUAL_PAGE = 25;
/** Rows in one answer. A request for more gets this many. */
export const LARGEST_PAGE = 100;
/** Items that one request of the owner may change, so that it is answered within seconds. */
export const MAX_CHANGED = 100;
/** Entries of a list in one request of the owner that saves. */
export const MAX_SAVED_ENTRIES = 500;
/** Of the variables of a query, and of everything that visitors send. */
export const QUERY_DEPTH = 8;
export const MAX_QUERY_VALUES = 100;
export const MAX_QUERY_ENTRIES = 50;
/** Variables of a visitor's query, as JSON: filters, an address, a page. */
export const VISITOR_VARIABLES_LENGTH = 4096;
/** Fields that one query of the owner may ask for at its root. */
export const MAX_ROOT_FIELDS = 7;

/** One on the front, four on the back. */
export const COMP_CARD_PICTURES = 5;

/** Range of an integer column in PostgreSQL and of an Int in GraphQL; SQLite would accept more. */
export const SMALLEST = -(2 ** 31);
export const LARGEST = 2 ** 31 - 1;

/** Returns whether a number fits an integer column of both databases. */
export const isStorable = (value: number): boolean => value >= SMALLEST && value <= LARGEST;
