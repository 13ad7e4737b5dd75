import { refused } from '../refused';

/** The refusal of a value for which `isUnfitValue` is true. */
export const unfitValue = (): Error => refused('VALUE_UNFIT');

/**
 * Returns whether a value does not fit its column or cannot be compared with it. PostgreSQL reports class 22 of
 * SQLSTATE, even for the year 0. SQLite reports a mismatch for a page number that is too large. Strapi only has a
 * message.
 */
export const isUnfitValue = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(?:22[0-9A-Z]{3}|SQLITE_MISMATCH)$/.test(String((error as Error & { code?: unknown }).code)) ||
    error.message.startsWith('Expected a valid Number'));
