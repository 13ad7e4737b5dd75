import { setTimeout as pause } from 'node:timers/promises';
import { CommandError } from '../config/command-error.mjs';
import { runToEnd } from '../run/child-processes.mjs';

const KB_A_MB = 1024;
const PAUSE_MS = 1000;
/** Making smaller pictures of the starter content takes about a minute. */
const QUIET_PATIENCE_MS = 300_000;
/** Garbage is collected, and memory is released, some time after the work. */
const REST_MS = 5000;
/** Heaps that grew under load shrink this long after it. */
export const AFTER_LOAD_MS = 60_000;

export async function processes() {
  const { code, output } = await runToEnd('ps', ['-A', '-o', 'pid=,ppid=,rss='], {});
  if (code !== 0) throw new CommandError('Memory cannot be read here: the program "ps" is missing.');
  return output.split('\n').map((line) => {
    const [pid = 0, parent = 0, rssKb = 0] = line.trim().split(/\s+/).map(Number);
    return { pid, parent, rssKb };
  });
}

/** Waits until a program has no child process: the CMS makes smaller pictures in one. */
export async function becomesQuiet(pid: number) {
  const until = Date.now() + QUIET_PATIENCE_MS;
  // The first second is the delay before the child process starts.
  do await pause(PAUSE_MS);
  while (Date.now() < until && (await processes()).some(({ parent }) => parent === pid));
}

/** Returns the resident memory of each process in MB after a pause. */
export async function restingMemory(pids: number[]) {
  await pause(REST_MS);
  const all = await processes();
  return pids.map((pid) => (all.find((each) => each.pid === pid)?.rssKb ?? Number.NaN) / KB_A_MB);
}
