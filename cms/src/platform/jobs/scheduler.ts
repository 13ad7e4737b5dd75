import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { errorMessage } from '../monitoring/error-message';
import { port } from '../port';
import type { Work } from './job';
import { claimWork, dueOf, readWork, settleDone, settleFailed } from './job-table';

/** The longest delay before this process notices data that another process stored. */
const LOOK_EVERY_MS = 20_000;
/** A job that is still due after it ran must not keep the process busy. */
const SHORTEST_SLEEP_MS = 500;
/** Time for a running job at shutdown. The process manager would cut a longer wait. */
const LAST_WORK_MS = 3000;

interface Ending {
  soon: boolean;
}

let wake = (): void => {};
let stop = async (): Promise<void> => {};

export const jobs = port<readonly Work[]>('jobs');

/** Stops the scheduler and waits briefly for the running job. */
export const stopScheduler = (): Promise<void> => stop();

/**
 * Checks for due jobs as soon as the current transaction is committed. Call it after storing data that may be due
 * sooner.
 */
export async function wakeScheduler(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async ({ onCommit }) => onCommit(() => wake()));
}

/** Runs the jobs while the CMS listens. A program that boots Strapi without listening runs none. */
export function startJobs(strapi: Core.Strapi): void {
  stop = async () => {};
  wake = () => {};
  strapi.server.httpServer.once('listening', () => {
    const ending = { soon: false };
    const working = keepWorking(strapi, jobs.of(strapi), ending);
    stop = async () => {
      ending.soon = true;
      wake();
      await Promise.race([working, wait(LAST_WORK_MS, undefined, { ref: false })]);
    };
  });
}

async function keepWorking(strapi: Core.Strapi, works: readonly Work[], ending: Ending): Promise<void> {
  while (!ending.soon) {
    const sleep = new AbortController();
    wake = () => sleep.abort();
    let pause = LOOK_EVERY_MS;
    try {
      await runDueWork(strapi, works, Date.now, ending);
      pause = (await nextMoment(strapi, works)) - Date.now();
    } catch (error) {
      // The database is unreachable. A job claimed before that runs again when its lease expires.
      strapi.log.error(`Scheduled work: ${errorMessage(error)}`);
    }
    const bounded = Math.min(Math.max(pause, SHORTEST_SLEEP_MS), LOOK_EVERY_MS);
    if (!ending.soon)
      await wait(bounded, undefined, { signal: sleep.signal, ref: false }).catch(() => undefined);
  }
}

/** Runs all due jobs one after the other. Several processes may do this at the same time. */
export async function runDueWork(
  strapi: Core.Strapi,
  works: readonly Work[],
  now: () => number = Date.now,
  ending?: Ending,
): Promise<void> {
  for (const { work, row } of await readWork(strapi, works, now())) {
    if (ending?.soon) return;
    const due = await dueOf(strapi, { work, row });
    if (due === undefined || due > now()) continue;
    const claimed = await claimWork(strapi, row, now());
    if (!claimed) continue;
    try {
      await work.run(strapi, now());
    } catch (error) {
      strapi.log.error(`${work.title}: ${errorMessage(error)}`);
      await settleFailed(strapi, { work, row: claimed }, error, now());
      continue;
    }
    await settleDone(strapi, { work, row: claimed }, now());
  }
}

async function nextMoment(strapi: Core.Strapi, works: readonly Work[]): Promise<number> {
  const known = await readWork(strapi, works, Date.now());
  const moments = await Promise.all(known.map((one) => dueOf(strapi, one)));
  return Math.min(...moments.map((moment) => moment ?? Number.POSITIVE_INFINITY));
}

const iso = (time: number) => new Date(time).toISOString();

export const jobTitle = (strapi: Core.Strapi, name: string): string | null =>
  jobs.of(strapi).find((job) => job.name === name)?.title ?? null;

/** Returns every job with its last and next run, as ISO times. */
export async function jobStates(strapi: Core.Strapi) {
  const known = await readWork(strapi, jobs.of(strapi), Date.now());
  return Promise.all(
    known.map(async ({ work, row }) => {
      const next = await dueOf(strapi, { work, row });
      return {
        name: work.name,
        title: work.title,
        lastRun: row.last_run === null ? null : iso(Number(row.last_run)),
        nextRun: next === undefined ? null : iso(next),
        problem: row.problem,
      };
    }),
  );
}
