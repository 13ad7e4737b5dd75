/** Range of an integer column in PostgreSQL and of an Int in GraphQL; SQLite would accept more. */
export const SMALLEST = -(2 ** 31);
export const LARGEST = 2 ** 31 - 1;

/** Returns whether a number fits an integer column of both databases. */
export const isStorable = (value: number): boolean => value >= SMALLEST && value <= LARGEST;
