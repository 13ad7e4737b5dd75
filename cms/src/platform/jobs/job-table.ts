import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Core } from '@strapi/strapi';
import { DAY_MS } from '../../shared/days';
import { believed } from '../clock';
import { errorMessage } from '../monitoring/error-message';
import { addNotice, forgetNotices } from '../notices';
import { type DueWork, nextDaily, type Work } from './job';

const TABLE = 'scheduled_work';
/** Far longer than any job takes. A process that has not finished by then is considered dead. */
const LEASE_MS = 10 * 60_000;
/** Minutes between a failed attempt and the next one. */
const WAITS = [1, 5, 15];
const LONGEST_WAIT = 60;
const MINUTE_MS = 60_000;
const LONGEST_PROBLEM = 300;
const LONGEST_HOST = 60;

interface WorkRow {
  name: string;
  /** Daily jobs: due time. After a failure: earliest time of the next attempt */
  next_run: number | string;
  last_run: number | string | null;
  problem: string | null;
  /** The last claim; each claim has a new value */
  claimed_by: string;
  /** 0: no process is running it */
  claimed_until: number | string;
  attempts: number;
}

export interface KnownWork {
  work: Work;
  row: WorkRow;
}

const table = (strapi: Core.Strapi) => strapi.db.connection<WorkRow>(TABLE);

/**
 * Reads the state of jobs, and adds a row for each new job.
 *
 * @param now first due time of new daily jobs is after this
 */
export async function readWork(
  strapi: Core.Strapi,
  works: readonly Work[],
  now: number,
): Promise<KnownWork[]> {
  const names = works.map(({ name }) => name);
  const rows = await table(strapi).whereIn('name', names);
  const added = works.filter(({ name }) => !rows.some((row) => row.name === name));
  for (const work of added) {
    const next_run = 'daily' in work ? nextDaily(work.daily, now) : 0;
    await table(strapi).insert({ name: work.name, next_run }).onConflict('name').ignore();
  }
  if (added.length > 0) return readWork(strapi, works, now);
  const believable = await Promise.all(rows.map((row) => mendFuture(strapi, row, now)));
  return works.flatMap((work) => {
    const row = believable.find(({ name }) => name === work.name);
    return row ? [{ work, row }] : [];
  });
}

/** Moments from a clock that was ahead count as unknown: the job is not claimed, and due as its entries say. */
async function mendFuture(strapi: Core.Strapi, row: WorkRow, now: number): Promise<WorkRow> {
  const read = (what: string, time: number | string | null, longest: number) =>
    believed(strapi, `The ${what} of the job ${row.name}`, { time: Number(time), now, longest });
  const nextRun = read('next run', row.next_run, DAY_MS);
  const lastRun = read('last run', row.last_run, 0);
  const claimedUntil = read('claim', row.claimed_until, LEASE_MS);
  if (nextRun !== undefined && lastRun !== undefined && claimedUntil !== undefined) return row;
  const mended = {
    next_run: nextRun ?? 0,
    last_run: lastRun === undefined ? null : row.last_run,
    claimed_until: claimedUntil ?? 0,
  };
  await table(strapi).where({ name: row.name, claimed_by: row.claimed_by }).update(mended);
  return { ...row, ...mended };
}

/** Returns when a job is due next, in milliseconds since 1970; undefined when nothing waits for it. */
export async function dueOf(strapi: Core.Strapi, { work, row }: KnownWork): Promise<number | undefined> {
  const due = 'daily' in work ? Number(row.next_run) : await dueOfRows(strapi, work, row);
  return due === undefined ? undefined : Math.max(due, Number(row.claimed_until));
}

/** After a failure, the failed rows wait until `next_run`. Rows that became due since then do not wait. */
async function dueOfRows(strapi: Core.Strapi, work: DueWork, row: WorkRow): Promise<number | undefined> {
  const first = await work.nextDue(strapi);
  if (first === undefined || row.attempts === 0) return first;
  const again = Math.max(first, Number(row.next_run));
  const fresh = row.last_run === null ? undefined : await work.nextDue(strapi, Number(row.last_run));
  return fresh === undefined ? again : Math.min(again, fresh);
}

/**
 * Claims a job. If several processes read the same row, the database lets only one of them claim it.
 *
 * @returns the updated row; undefined if another process has claimed the job since it was read
 */
export async function claimWork(strapi: Core.Strapi, { name, claimed_by, attempts }: WorkRow, now: number) {
  const mine = {
    claimed_by: `${hostname().slice(0, LONGEST_HOST)} ${randomUUID()}`,
    claimed_until: now + LEASE_MS,
    attempts: attempts + 1,
  };
  const claimed = await table(strapi).where({ name, claimed_by }).update(mine);
  return claimed > 0 ? table(strapi).where({ name, claimed_by: mine.claimed_by }).first() : undefined;
}

async function settle(strapi: Core.Strapi, { name, claimed_by }: WorkRow, change: Partial<WorkRow>) {
  await table(strapi)
    .where({ name, claimed_by })
    .update({ ...change, claimed_until: 0 });
}

export async function settleDone(strapi: Core.Strapi, { work, row }: KnownWork, now: number): Promise<void> {
  const next_run = 'daily' in work ? nextDaily(work.daily, now) : 0;
  await settle(strapi, row, { next_run, last_run: now, problem: null, attempts: 0 });
  if (row.problem) await forgetNotices(strapi.db.connection, work.name);
}

export async function settleFailed(
  strapi: Core.Strapi,
  { work, row }: KnownWork,
  error: unknown,
  now: number,
): Promise<void> {
  const wait = WAITS[row.attempts - 1] ?? LONGEST_WAIT;
  const problem = problemOf(error).slice(0, LONGEST_PROBLEM);
  await settle(strapi, row, { next_run: now + wait * MINUTE_MS, last_run: now, problem });
  // Later attempts add no news.
  if (row.attempts === 1) await addNotice(strapi, { event: 'WORK_FAILED', about: work.name });
}

/** knex puts the whole query and its values before the reason. */
function problemOf(error: unknown): string {
  const message = errorMessage(error);
  return message.split(' - ').at(-1) ?? message;
}
