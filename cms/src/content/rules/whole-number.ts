/** What a column of whole numbers holds in PostgreSQL; SQLite would take more. */
const LEAST = -(2 ** 31);
const MOST = 2 ** 31 - 1;

/** Whether a number fits into a column of whole numbers of both databases. */
export const isStorable = (value: number): boolean => value >= LEAST && value <= MOST;
