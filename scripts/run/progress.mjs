// @ts-check

/** Regular lines show that a slow step is not stuck. */
const STILL_MS = 15_000;

/** @param {number} since from `Date.now()` */
export function secondsSince(since) {
  const seconds = (Date.now() - since) / 1000;
  return seconds < 10 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`;
}

/**
 * Logs what is done, that it continues, and how long it took.
 *
 * @template T
 * @param {string} doing "Installing the packages of the CMS"
 * @param {() => Promise<T>} work
 */
export async function timed(doing, work) {
  const since = Date.now();
  console.log(`${doing} …`);
  const sayStill = () => console.log(`${doing}: still running after ${secondsSince(since)}`);
  const still = setInterval(sayStill, STILL_MS);
  try {
    const result = await work();
    console.log(`${doing}: done in ${secondsSince(since)}`);
    return result;
  } finally {
    clearInterval(still);
  }
}
