import type { Core } from '@strapi/strapi';
import { errorMessage } from '../monitoring/error-message';
import { port } from '../port';
import type { Work } from './job';
import { claimWork, dueOf, readWork, settleDone, settleFailed } from './job-table';
import { workerLoop } from './worker-loop';

export const jobs = port<readonly Work[]>('jobs');

/** Reads what another process may have changed and all jobs depend on. */
export const beforeJobs = port<(strapi: Core.Strapi) => Promise<unknown>>('beforeJobs');

const loops = [false, true].map((isSlow) =>
  workerLoop({
    title: 'Scheduled work',
    lookEvery: 20_000,
    look: async (strapi, stopping) => {
      await beforeJobs.of(strapi)(strapi);
      const works = jobs.of(strapi).filter((work) => Boolean(work.isSlow) === isSlow);
      await runDueWork(strapi, works, Date.now, stopping);
      return nextMoment(strapi, works);
    },
  }),
);

export function startJobs(strapi: Core.Strapi): void {
  for (const loop of loops) loop.start(strapi);
}

export const stopScheduler = (): Promise<unknown> => Promise.all(loops.map(({ stop }) => stop()));

/** Checks for due jobs now. Call it when something outside the database has made a job due. */
export function wakeJobs(): void {
  for (const { wake } of loops) wake();
}

/**
 * Checks for due jobs as soon as the current transaction is committed. Call it after storing data that may be due
 * sooner.
 */
export async function wakeScheduler(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async ({ onCommit }) => onCommit(wakeJobs));
}

/** Runs all due jobs one after the other. Several processes may do this at the same time. */
export async function runDueWork(
  strapi: Core.Strapi,
  works: readonly Work[],
  now: () => number = Date.now,
  stopping?: AbortSignal,
): Promise<void> {
  for (const { work, row } of await readWork(strapi, works, now())) {
    if (stopping?.aborted) return;
    const due = await dueOf(strapi, { work, row });
    if (due === undefined || due > now()) continue;
    const claimed = await claimWork(strapi, row, now());
    if (!claimed) continue;
    try {
      await work.run(strapi, now(), stopping);
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
