// @ts-check

/** A line now and then tells a working start from a stuck one. */
const STILL_MS = 15_000;

/** @param {number} since as of `Date.now()` */
export function secondsSince(since) {
  const seconds = (Date.now() - since) / 1000;
  return seconds < 10 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`;
}

/**
 * Says what is being done, that it goes on, and how long it took.
 *
 * @template T
 * @param {string} doing "Installing the packages of the CMS"
 * @param {() => Promise<T>} work
 * @param {{ say?: (line: string) => void }} [options]
 */
export async function timed(doing, work, { say = console.log } = {}) {
  const since = Date.now();
  say(`${doing} …`);
  const still = setInterval(() => say(`${doing}: still at it after ${secondsSince(since)}`), STILL_MS);
  try {
    const result = await work();
    say(`${doing}: done in ${secondsSince(since)}`);
    return result;
  } finally {
    clearInterval(still);
  }
}
