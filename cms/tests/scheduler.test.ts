import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { nextDaily, type Work } from '../src/platform/jobs/job';
import { runDueWork } from '../src/platform/jobs/scheduler';
import { DAY_MS } from '../src/shared/days';
import { JOBS } from '../src/start/jobs';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { signIn } from './support/client';

const MINUTE_MS = 60_000;
/** 06:20 in Nairobi */
const START = Date.parse('2031-05-06T03:20:00Z');

let cms: BootedCms;

beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());

/** Creates a separate job for each test, with a spy as its work. */
function someWork(daily = '07:00') {
  const run = vi.fn(async () => {});
  const work: Work = { name: `test ${Math.random()}`, title: 'Tries something', daily, run };
  return { work, run };
}
const runAt = (work: Work, time: number) => runDueWork(cms.strapi, [work], () => time);
const rowOf = ({ name }: Work) => cms.strapi.db.connection('scheduled_work').where({ name });

test('runs a daily job once at its time, on one of several schedulers', async () => {
  const { work, run } = someWork();
  await runAt(work, START);
  expect(run).not.toHaveBeenCalled();
  const due = nextDaily('07:00', START);
  await Promise.all([runAt(work, due), runAt(work, due), runAt(work, due)]);
  expect(run).toHaveBeenCalledOnce();
  const [row] = await rowOf(work);
  expect([Number(row.last_run), Number(row.next_run), row.problem]).toEqual([due, due + DAY_MS, null]);
});

test('runs a job once that was missed while the site was stopped', async () => {
  const { work, run } = someWork();
  await runAt(work, START);
  await runAt(work, START + 5 * DAY_MS + MINUTE_MS);
  await runAt(work, START + 5 * DAY_MS + 2 * MINUTE_MS);
  expect(run).toHaveBeenCalledOnce();
});

test('runs a job by stored times when the first has come', async () => {
  const moments = [START + MINUTE_MS, START + 2 * MINUTE_MS];
  const run = vi.fn(async () => void moments.shift());
  const work: Work = { name: 'test moments', title: 'Tries', nextDue: async () => moments[0], run };
  for (const minutes of [0, 1, 1.5, 2, 3]) await runAt(work, START + minutes * MINUTE_MS);
  expect(run).toHaveBeenCalledTimes(2);
});

test('runs the claimed job of an ended process when its lease expires', async () => {
  const { work, run } = someWork();
  await runAt(work, START);
  const due = nextDaily('07:00', START);
  await rowOf(work).update({ claimed_by: 'ended', claimed_until: due + 10 * MINUTE_MS, attempts: 1 });
  await runAt(work, due + 9 * MINUTE_MS);
  expect(run).not.toHaveBeenCalled();
  await runAt(work, due + 10 * MINUTE_MS);
  expect(run).toHaveBeenCalledOnce();
});

test('runs a job whose claim or next run comes from a clock that was ahead, and says so', async () => {
  const warned = vi.spyOn(cms.strapi.log, 'warn').mockReturnValue(cms.strapi.log);
  onTestFinished(() => warned.mockRestore());
  for (const wrong of [
    { claimed_by: 'ahead', claimed_until: START + 365 * DAY_MS, next_run: START },
    { next_run: START + 365 * DAY_MS, last_run: START + 364 * DAY_MS },
  ]) {
    const { work, run } = someWork();
    await runAt(work, START);
    await rowOf(work).update(wrong);
    await runAt(work, START + MINUTE_MS);
    expect(run, JSON.stringify(wrong)).toHaveBeenCalledOnce();
    const [row] = await rowOf(work);
    expect([Number(row.last_run), Number(row.claimed_until)]).toEqual([START + MINUTE_MS, 0]);
  }
  expect(warned).toHaveBeenCalledTimes(3);
});

test('stores why a job failed, and tries again after growing waits', async () => {
  const logged = vi.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  onTestFinished(() => logged.mockRestore());
  const { work, run } = someWork();
  await runAt(work, START);
  const due = nextDaily('07:00', START);
  run.mockRejectedValue(new Error('select 1 where x = y - the disk is full'));
  for (const minutes of [0, 0.9, 1, 5, 6]) await runAt(work, due + minutes * MINUTE_MS);
  expect(run).toHaveBeenCalledTimes(3);
  const [row] = await rowOf(work);
  expect(row.problem).toBe('the disk is full');
  run.mockResolvedValue(undefined);
  await runAt(work, due + 21 * MINUTE_MS);
  expect((await rowOf(work))[0]).toMatchObject({ problem: null, attempts: 0 });
});

test('shows the owner all jobs with their times', async () => {
  const { owner } = await signIn(cms);
  const { data } = await owner.graphql<{ scheduledWork: { title: string; nextRun: string }[] }>(
    '{ scheduledWork { name title lastRun nextRun problem } }',
  );
  expect(data?.scheduledWork.map(({ title }) => title)).toEqual(JOBS.map(({ title }) => title));
  const bin = data?.scheduledWork.find(({ title }) => title.startsWith('Permanently delete'));
  expect(bin?.nextRun).toMatch(/T00:40:00\.000Z$/);
});
