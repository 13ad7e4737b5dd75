// @ts-check
import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 150;
const ONE_ANSWER_MS = 3000;

/** @param {string} url */
export async function answersOk(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ONE_ANSWER_MS) });
    await answer.body?.cancel();
    return answer.status === 200;
  } catch {
    // Refused or too slow: not ready yet.
    return false;
  }
}

/**
 * Polls until the address answers 200.
 *
 * @param {string} url
 * @param {AbortSignal} signal ends the polling
 * @returns {Promise<boolean>} false when the signal came first
 */
export async function waitUntilReady(url, signal) {
  while (!signal.aborted) {
    if (await answersOk(url)) return true;
    await pause(PAUSE_MS);
  }
  return false;
}
