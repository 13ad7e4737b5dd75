/** The CMS stores whole numbers in 32 bits. */
const LARGEST = 2 ** 31 - 1;

/** What was typed as a number of at least 0: anything that is not one, or is below, becomes 0. */
export function wholeNumber(typed: string): number {
  const number = Math.trunc(Number(typed));
  return number > 0 ? Math.min(number, LARGEST) : 0;
}
