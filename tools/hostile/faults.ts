import assert from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openSqlite } from '../../scripts/backup/databases.ts';
import { waitUntilReady } from '../../scripts/run/readiness.mjs';
import { processes } from '../../scripts/testing/memory.ts';
import { isAcknowledged, lostOrTwice, newKey, peopleOf, whileWriting } from '../../scripts/testing/people.ts';
import type { PostgresServer } from '../../scripts/testing/postgres.ts';
import { type Answer, send } from '../../scripts/testing/send.ts';
import type { TestSite } from '../../scripts/testing/test-site.ts';

/** On a busy machine, twice the time of the first start. */
const READY_AGAIN_MS = 10_000;
const BEFORE_THE_KILL_MS = 1500;
const AFTER_THE_KILL_MS = 300;
const AWAY_MS = 3000;
/** The database is away or locked. */
const TRY_AGAIN = 503;
const VISITED = '/ /portfolio /blog /bio /events /contact /volunteer /v1 /v1/contact /feed.xml'.split(' ');

async function readyAgain({ environment, startMs }: TestSite) {
  const since = Date.now();
  const limit = Math.max(READY_AGAIN_MS, startMs * 2);
  const signal = AbortSignal.timeout(limit);
  const ready = await waitUntilReady(`${environment.publicUrl}/healthz`, signal);
  assert.ok(ready, `not ready again after ${limit / 1000} s`);
  console.log(`ready again after ${((Date.now() - since) / 1000).toFixed(1)} s`);
}

const isShown = ({ status }: Answer) => status === 200;
const isFromMemory = (answer: Answer) =>
  isShown(answer) && String(answer.headers['cache-status']).startsWith('site; hit');

/** Opens pages one after another. @returns those with a wrong response */
async function visit(siteUrl: string, isRight = isShown) {
  const missed: string[] = [];
  for (const path of VISITED) {
    const answer = await send(siteUrl, { method: 'GET', path });
    const { status, ms, headers } = answer;
    if (!isRight(answer))
      missed.push(`${path}: ${status}, ${headers['cache-status']}, in ${Math.round(ms)} ms`);
  }
  return missed;
}

/** @returns responses that neither stored the request nor said when to try again */
function dishonest(answers: Answer[]) {
  const bad = answers.filter((answer) => !isAcknowledged(answer) && answer.status !== TRY_AGAIN);
  return [...new Set(bad.map(({ status, body }) => `${status} ${body.slice(0, 200)}`))];
}

/**
 * Checks that every response is honest while something happens to the site. Afterwards everything
 * acknowledged is stored exactly once.
 */
async function honestWhile(site: TestSite, happening: () => Promise<void>) {
  const people = await peopleOf(site);
  await visit(people.url);
  const written = await whileWriting(people, happening);
  assert.deepEqual(dishonest(written.answers), []);
  assert.deepEqual(await lostOrTwice(people, written), []);
}

/** kill -9 of each program during writes: everything acknowledged is stored exactly once, and both are ready again. */
export async function killedUnderWrites(site: TestSite, rounds: number) {
  const people = await peopleOf(site);
  for (let round = 0; round < rounds; round += 1) {
    for (const service of site.stack.services) {
      const written = await whileWriting(people, async () => {
        await pause(BEFORE_THE_KILL_MS);
        process.kill(service.pid ?? 0, 'SIGKILL');
        await pause(AFTER_THE_KILL_MS);
        await readyAgain(site);
      });
      const { saved, sent } = written;
      assert.ok(saved.length > 0 && sent.length > 0, 'nothing was acknowledged');
      assert.deepEqual(await lostOrTwice(people, written), [], 'acknowledged and not there exactly once');
      console.log(`${service.plan.name} killed: ${saved.length} saves, ${sent.length} messages, none lost`);
    }
  }
}

/** The CMS hangs: visited pages, including those with a form, come from memory; a form is told to try again. */
export async function cmsHangs(site: TestSite) {
  const people = await peopleOf(site);
  await visit(people.url);
  const pid = site.stack.services[0]?.pid ?? 0;
  process.kill(pid, 'SIGSTOP');
  try {
    // The first visit finds the cache stale and must not wait for the CMS either.
    const missed = await visit(people.url, isFromMemory);
    const { status, headers } = await people.write(newKey('hanging'));
    if (status !== 503 || !headers['retry-after'])
      missed.push(`a form: ${status} without a time to try again`);
    assert.deepEqual(missed, []);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  await readyAgain(site);
}

/** Another program locks the SQLite file: requests succeed if the lock ends in time; nobody is signed out. */
export async function databaseLocked(site: TestSite, lockedMs: number) {
  await honestWhile(site, async () => {
    const database = openSqlite(join(site.environment.dataDir, 'database.sqlite'));
    try {
      database.pragma('busy_timeout = 5000');
      database.prepare('BEGIN EXCLUSIVE').run();
      await pause(lockedMs);
      database.prepare('ROLLBACK').run();
    } finally {
      database.close();
    }
    await readyAgain(site);
  });
}

/** PostgreSQL goes away during writes: pages come from memory, other requests get the time to try again. */
export async function postgresAway(site: TestSite, server: PostgresServer, how: 'killed' | 'hanging') {
  await honestWhile(site, async () => {
    const backends = (await processes()).filter(({ parent }) => parent === server.pid);
    const all = [server.pid, ...backends.map(({ pid }) => pid)];
    const signalAll = (signal: NodeJS.Signals) => {
      for (const pid of all) process.kill(pid, signal);
    };
    if (how === 'killed') await server.stopAtOnce();
    else signalAll('SIGSTOP');
    const missed = await visit(site.environment.publicUrl);
    await pause(AWAY_MS);
    if (how === 'killed') await server.startAgain();
    else signalAll('SIGCONT');
    await readyAgain(site);
    assert.deepEqual(missed, [], 'pages that were not shown');
  });
}
