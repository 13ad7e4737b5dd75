/** Range of an integer column in PostgreSQL; SQLite would accept more. */
const LEAST = -(2 ** 31);
const MOST = 2 ** 31 - 1;

/** Returns whether a number fits an integer column of both databases. */
export const isStorable = (value: number): boolean => value >= LEAST && value <= MOST;
