export const UNFIT = 'A number, date or time does not fit its field: please check them';

/**
 * Whether a value fits no column, or cannot be compared with it: PostgreSQL says so with class 22 of its SQLSTATE, for the
 * year 0 too, SQLite of a page that is too far away, and Strapi in words.
 */
export const isUnfitValue = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(?:22[0-9A-Z]{3}|SQLITE_MISMATCH)$/.test(String((error as Error & { code?: unknown }).code)) ||
    error.message.startsWith('Expected a valid Number'));
