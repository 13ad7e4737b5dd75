import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Core } from '@strapi/strapi';
import { errorMessage } from '../monitoring/error-message';
import { addNotice, forgetNotices } from '../notices';
import { type DueWork, nextDaily, type Work } from './job';

const TABLE = 'scheduled_work';
/** Far longer than any work takes: whoever claimed it and has not settled it by then is gone. */
const LEASE_MS = 10 * 60_000;
/** Minutes between a failed try and the next. */
const WAITS = [1, 5, 15];
const LONGEST_WAIT = 60;
const MINUTE_MS = 60_000;
const LONGEST_PROBLEM = 300;
const LONGEST_HOST = 60;

interface WorkRow {
  name: string;
  /** Daily work: when it is due. After a failure: not before */
  next_run: number | string;
  last_run: number | string | null;
  problem: string | null;
  /** Of whoever claimed it last; another with each claim */
  claimed_by: string;
  /** 0: nobody is at it */
  claimed_until: number | string;
  attempts: number;
}

/** Some work and what is known of it. */
export interface KnownWork {
  work: Work;
  row: WorkRow;
}

const table = (strapi: Core.Strapi) => strapi.db.connection<WorkRow>(TABLE);

/** @param now when work that is new is entered */
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
  return works.flatMap((work) => {
    const row = rows.find(({ name }) => name === work.name);
    return row ? [{ work, row }] : [];
  });
}

/** When it is to be done next, in milliseconds since 1970; undefined when nothing waits for it. */
export async function dueOf(strapi: Core.Strapi, { work, row }: KnownWork): Promise<number | undefined> {
  const due = 'daily' in work ? Number(row.next_run) : await dueOfRows(strapi, work, row);
  return due === undefined ? undefined : Math.max(due, Number(row.claimed_until));
}

/** What failed waits before it is tried again; what has become due since then does not wait with it. */
async function dueOfRows(strapi: Core.Strapi, work: DueWork, row: WorkRow): Promise<number | undefined> {
  const first = await work.nextDue(strapi);
  if (first === undefined || row.attempts === 0) return first;
  const again = Math.max(first, Number(row.next_run));
  const fresh = row.last_run === null ? undefined : await work.nextDue(strapi, Number(row.last_run));
  return fresh === undefined ? again : Math.min(again, fresh);
}

/**
 * Claims work for whoever asks, alone: of several that have read the same row the database lets one.
 *
 * @returns the row as it is now; undefined for work that somebody else has claimed since it was read
 */
export async function claimWork(
  strapi: Core.Strapi,
  { name, claimed_by, attempts }: WorkRow,
  now: number,
): Promise<WorkRow | undefined> {
  const mine = {
    claimed_by: `${hostname().slice(0, LONGEST_HOST)} ${randomUUID()}`,
    claimed_until: now + LEASE_MS,
    attempts: attempts + 1,
  };
  const claimed = await table(strapi).where({ name, claimed_by }).update(mine);
  return claimed > 0 ? table(strapi).where({ name, claimed_by: mine.claimed_by }).first() : undefined;
}

/** Nothing happens when the lease ran out and somebody else has claimed it since. */
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
  // Later tries say nothing new.
  if (row.attempts === 1) await addNotice(strapi, { event: 'WORK_FAILED', about: work.name });
}

/** Of a question to the database knex tells the whole question first, with what it was asked for. */
function problemOf(error: unknown): string {
  const message = errorMessage(error);
  return message.split(' - ').at(-1) ?? message;
}
