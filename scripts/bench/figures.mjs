// @ts-check

/**
 * The value below which the given part of the values lies, by nearest rank.
 *
 * @param {readonly number[]} values
 * @param {number} part from 0 to 1
 */
export function percentile(values, part) {
  if (values.length === 0) return Number.NaN;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * How many times the second the first is; 1 when both are nothing.
 *
 * @param {number} figure
 * @param {number} compared
 */
export const ratio = (figure, compared) => (figure === compared ? 1 : figure / compared);
