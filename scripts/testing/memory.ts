import { setTimeout as pause } from 'node:timers/promises';
import { runToEnd } from '../processes.mjs';
import { Stop } from '../stop.mjs';

const KB_A_MB = 1024;
const PAUSE_MS = 1000;
/** Smaller pictures of the starter content take about a minute. */
const QUIET_PATIENCE_MS = 300_000;
/** Garbage is collected, and heaps are given back, some time after the work. */
const REST_MS = 5000;

export async function processes() {
  const { code, output } = await runToEnd('ps', ['-A', '-o', 'pid=,ppid=,rss='], {});
  if (code !== 0) throw new Stop('Memory cannot be read here: the program "ps" is missing.');
  return output.split('\n').map((line) => {
    const [pid = 0, parent = 0, rssKb = 0] = line.trim().split(/\s+/).map(Number);
    return { pid, parent, rssKb };
  });
}

/** Waits until a program has nothing going on beside itself: the CMS makes smaller pictures in a program of its own. */
export async function becomesQuiet(pid: number) {
  const until = Date.now() + QUIET_PATIENCE_MS;
  // The first second belongs to the wait before that program starts.
  do await pause(PAUSE_MS);
  while (Date.now() < until && (await processes()).some(({ parent }) => parent === pid));
}

/** @returns resident memory of each in MB after a moment of rest */
export async function restingMemory(pids: number[]) {
  await pause(REST_MS);
  const all = await processes();
  return pids.map((pid) => (all.find((each) => each.pid === pid)?.rssKb ?? Number.NaN) / KB_A_MB);
}
