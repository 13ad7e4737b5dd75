// @ts-check
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { checkPortFree } from '../checks/ports.mjs';
import { cmsDoor, siteDoor } from '../checks/preflight.mjs';
import { VARIABLES } from '../environment/variables.mjs';
import { ROOT } from '../paths.mjs';
import { becomesReady } from '../running/readiness.mjs';
import { Service } from '../running/service.mjs';
import { testSitePlans } from '../testing/test-site.mjs';
import { isAcknowledged, lostOrTwice, newKey, peopleOf, whileWriting } from './people.mjs';
import { send } from './send.mjs';

/**
 * @import { Environment } from '../environment/environment.mjs'
 * @import { TestSite } from '../testing/test-site.mjs'
 */

/** On a busy machine, twice what its first start took. */
const READY_AGAIN_MS = 10_000;
/** On a busy machine, three times what the slowest of them took while all was well. */
const FROM_MEMORY_MS = 300;
const BEFORE_THE_KILL_MS = 1500;
const VISITED = [
  '/',
  '/portfolio',
  '/blog',
  '/bio',
  '/events',
  '/contact',
  '/volunteer',
  '/v1',
  '/v1/contact',
  '/feed.xml',
];

/** @param {TestSite} site */
export async function readyAgain({ environment, startMs }) {
  const since = Date.now();
  const limit = Math.max(READY_AGAIN_MS, startMs * 2);
  const ready = await becomesReady(`${environment.publicUrl}/healthz`, {
    signal: AbortSignal.timeout(limit),
  });
  assert.ok(ready, `not ready again after ${limit / 1000} s`);
  console.log(`ready again after ${((Date.now() - since) / 1000).toFixed(1)} s`);
}

/**
 * kill -9 of each program under writes: nothing acknowledged is lost, nothing is there twice, both are ready again.
 *
 * @param {TestSite} site
 * @param {number} rounds
 */
export async function killedUnderWrites(site, rounds) {
  const people = await peopleOf(site);
  for (let round = 0; round < rounds; round += 1) {
    for (const service of site.stack.services) {
      const told = await whileWriting(people, async () => {
        await pause(BEFORE_THE_KILL_MS);
        process.kill(service.pid ?? 0, 'SIGKILL');
        await pause(FROM_MEMORY_MS);
        await readyAgain(site);
      });
      assert.ok(told.saved.length > 0 && told.sent.length > 0, 'nothing was acknowledged');
      assert.deepEqual(await lostOrTwice(people, told), [], 'acknowledged and not there exactly once');
      console.log(
        `${service.plan.name} killed: ${told.saved.length} saves, ${told.sent.length} messages, none lost`,
      );
    }
  }
}

/** @param {string} siteUrl */
export async function visit(siteUrl) {
  const answers = [];
  for (const path of VISITED) answers.push({ path, ...(await send(siteUrl, { method: 'GET', path })) });
  return answers;
}

/**
 * The CMS hangs: every page that was visited comes from memory, those with a form as well; a form is told to try again.
 *
 * @param {TestSite} site
 */
export async function cmsHangs(site) {
  const people = await peopleOf(site);
  await visit(people.url);
  const before = Math.max(...(await visit(people.url)).map(({ ms }) => ms));
  const limit = Math.max(FROM_MEMORY_MS, 3 * before);
  const pid = site.stack.services[0]?.pid ?? 0;
  process.kill(pid, 'SIGSTOP');
  try {
    // The first of them finds out that nothing is known any more; it must not wait for that either.
    const slow = (await visit(people.url)).filter(({ status, ms }) => status !== 200 || ms > limit);
    const said = slow.map(({ path, status, ms }) => `${path}: ${status} in ${Math.round(ms)} ms`);
    const { status, headers } = await people.write(newKey('hanging'));
    if (status !== 503 || !headers['retry-after']) said.push(`a form: ${status} without a time to try again`);
    assert.deepEqual(said, []);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  await readyAgain(site);
}

/**
 * `npm start` for real: a child in the repository, its variables all set, so that nobody's `.env` is read.
 *
 * @param {Environment} environment
 */
export function npmStart({ variables }) {
  const blank = Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, '']));
  const env = { ...blank, ...variables };
  const child = spawn('npm', ['start'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = Promise.all([text(child.stdout), text(child.stderr)]).then((both) => both.join(''));
  return { child, output, ended: once(child, 'exit') };
}

/**
 * SIGTERM to npm under load: what was being answered is answered, the exit code is 0, the ports are free at once.
 *
 * @param {Environment} environment
 */
export async function stoppedUnderLoad(environment) {
  const { child, ended, output } = npmStart(environment);
  const { OWNER_USERNAME = '', OWNER_PASSWORD = '' } = environment.variables;
  const ready = await becomesReady(`${environment.publicUrl}/healthz`, {
    signal: AbortSignal.timeout(180_000),
  });
  if (!ready) {
    child.kill('SIGKILL');
    assert.fail(await output);
  }
  const people = await peopleOf({ environment, owner: { name: OWNER_USERNAME, password: OWNER_PASSWORD } });
  const { answers } = await whileWriting(
    people,
    async () => {
      await pause(1000);
      child.kill('SIGTERM');
      const [code] = await ended;
      assert.equal(code, 0, 'the exit code of npm');
      await checkPortFree(siteDoor(environment));
      await checkPortFree(cmsDoor(environment));
    },
    { visitorPauseMs: 50 },
  );
  const cut = answers.filter(({ status, body }) => status === 0 && !body.includes('ECONNREFUSED'));
  assert.deepEqual(
    cut.map(({ body }) => body),
    [],
    'requests that were cut',
  );
  const broken = answers.filter(({ status }) => status >= 500 && status !== 503);
  assert.deepEqual(
    broken.map(({ body }) => body),
    [],
  );
}

/**
 * What stops a start says so in one sentence, with the remedy and without a stack.
 *
 * @param {Environment} environment
 * @param {RegExp} sentence
 */
export async function startRefused(environment, sentence) {
  const { ended, output } = npmStart(environment);
  const [code] = await ended;
  const said = await output;
  assert.equal(code, 1, said);
  assert.match(said, sentence);
  assert.doesNotMatch(said, /^\s+at /m, 'a stack');
}

/**
 * The site comes before the CMS: it waits, and both become ready.
 *
 * @param {Environment} environment
 */
export async function siteFirst(environment) {
  const [cms, web] = testSitePlans(environment, 'nothing').map((plan) => new Service(plan));
  const siteStarts = web?.start();
  try {
    await pause(BEFORE_THE_KILL_MS);
    await cms?.start();
    await siteStarts;
  } finally {
    await web?.stop();
    await cms?.stop();
  }
}

const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';
/** Relative to the true time, forwards and back. */
const JUMPS = ['+10m', '-10m', '+1h', '-1h', '+1d', '+0'];
/** The library looks at its file once a second. */
const CLOCK_IS_READ_MS = 1500;

/**
 * @param {string} file says by how much the clock is wrong
 * @returns {NodeJS.ProcessEnv | undefined} for programs whose clock follows the file; undefined where that cannot be done
 */
export function wrongClock(file) {
  if (!existsSync(FAKETIME)) return undefined;
  writeFileSync(file, '+0');
  return {
    LD_PRELOAD: FAKETIME,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    // Timers go by the clock that nobody sets.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

/**
 * The clock of both programs jumps: signing in, pages, saves and forms go on.
 *
 * @param {TestSite} site started with `wrongClock(file)`
 * @param {string} file
 */
export async function clockJumps(site, file) {
  for (const jump of JUMPS) {
    writeFileSync(file, jump);
    await pause(CLOCK_IS_READ_MS);
    const people = await peopleOf(site);
    const pages = (await visit(people.url)).filter(({ status }) => status !== 200);
    assert.deepEqual(
      pages.map(({ path, status }) => `${path}: ${status}`),
      [],
      `pages at ${jump}`,
    );
    for (const answer of [await people.save(newKey('jump')), await people.write(newKey('jump'))]) {
      assert.ok(isAcknowledged(answer), `at ${jump}: ${answer.status} ${answer.body}`);
    }
  }
}
