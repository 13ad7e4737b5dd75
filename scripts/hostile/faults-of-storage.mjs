// @ts-check
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openSqlite } from '../backup/sqlite.mjs';
import { processes } from '../bench/memory.mjs';
import { runToEnd } from '../running/owned-process.mjs';
import { readyAgain, visit } from './faults-of-programs.mjs';
import { isAcknowledged, lostOrTwice, newKey, peopleOf, whileWriting } from './people.mjs';
import { askToSignIn, send, signIn } from './send.mjs';

/**
 * @import { PostgresServer } from '../testing/postgres.mjs'
 * @import { TestSite } from '../testing/test-site.mjs'
 * @import { Answer } from './send.mjs'
 */

/** Full, and the database away or locked: try again later, with the time or the remedy. */
const TRY_AGAIN = new Set([503, 507]);
/** A disk that is as large as a first start asks for, and a little more. */
const DISK = '400m';
const FREE_FOR_A_START_MB = 300;
const MB = 1024 * 1024;
const AWAY_MS = 3000;
/** The first of them may still find room in a page of the database. */
const WRITES_ON_A_FULL_DISK = 40;

/**
 * @param {Answer[]} answers
 * @returns {string[]} those that neither took it nor said when to try again
 */
const dishonest = (answers) =>
  answers
    .filter((answer) => !isAcknowledged(answer) && !TRY_AGAIN.has(answer.status))
    .map(({ status, body }) => `${status} ${body.slice(0, 200)}`)
    .filter((each, at, all) => all.indexOf(each) === at);

/**
 * The SQLite file is locked by another program: what is sent meanwhile is taken when the lock goes in time, and told to
 * try again otherwise; nobody is signed out.
 *
 * @param {TestSite} site
 * @param {number} lockedMs
 */
export async function databaseLocked(site, lockedMs) {
  const people = await peopleOf(site);
  const told = await whileWriting(people, async () => {
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
  assert.deepEqual(dishonest(told.answers), []);
  assert.deepEqual(await lostOrTwice(people, told), []);
}

/**
 * PostgreSQL is killed, or hangs, under writes: pages come from memory, everything else says when to try again, and all
 * is well once it is back; nothing acknowledged is lost.
 *
 * @param {TestSite} site
 * @param {PostgresServer} server
 * @param {'killed' | 'hanging'} how
 */
export async function postgresAway(site, server, how) {
  const people = await peopleOf(site);
  await visit(people.url);
  const told = await whileWriting(people, async () => {
    const backends = (await processes()).filter(({ parent }) => parent === server.pid).map(({ pid }) => pid);
    const all = [server.pid, ...backends];
    if (how === 'killed') await server.stopAtOnce();
    else for (const pid of all) process.kill(pid, 'SIGSTOP');
    const pages = (await visit(people.url)).filter(({ status }) => status !== 200);
    await pause(AWAY_MS);
    if (how === 'killed') await server.startAgain();
    else for (const pid of all) process.kill(pid, 'SIGCONT');
    await readyAgain(site);
    assert.deepEqual(
      pages.map(({ path, status }) => `${path}: ${status}`),
      [],
      'pages that were not shown',
    );
  });
  assert.deepEqual(dishonest(told.answers), []);
  assert.deepEqual(await lostOrTwice(people, told), []);
}

/**
 * A disk of its own, where that can be made: as root on Linux.
 *
 * @param {string} folder
 * @returns {Promise<string | undefined>} why not
 */
export async function mountDisk(folder) {
  mkdirSync(folder, { recursive: true });
  const { code, output } = await runToEnd(
    'mount',
    ['-t', 'tmpfs', '-o', `size=${DISK},mode=700`, 'tmpfs', folder],
    {},
  );
  return code === 0 ? undefined : output;
}

/** @param {string} folder */
export const unmountDisk = (folder) => runToEnd('umount', [folder], {});

/**
 * The disk is full: pages are read, what would have to be written is refused with a sentence, no part of a file stays,
 * and everything works again once there is room.
 *
 * @param {TestSite} site its data on a disk of its own
 */
export async function diskFull(site) {
  const { environment, owner } = site;
  const people = await peopleOf(site);
  const uploads = join(environment.dataDir, 'public', 'uploads');
  const files = () => readdirSync(uploads).length;
  const before = files();
  const authorization = await signIn(people.url, owner);
  const filler = join(environment.dataDir, 'filler');
  fill(filler, environment.dataDir);
  try {
    const said = {
      upload: dishonest([await upload(people.url, authorization)]),
      signIn: dishonest([await askToSignIn(people.url, owner)]),
    };
    const answers = [];
    for (let at = 0; at < WRITES_ON_A_FULL_DISK; at += 1) {
      answers.push(await people.save(newKey('full')), await people.write(newKey('full')));
    }
    assert.deepEqual({ ...said, writes: dishonest(answers) }, { upload: [], signIn: [], writes: [] });
    assert.ok(
      answers.some(({ status }) => TRY_AGAIN.has(status)),
      'the disk was not full',
    );
    assert.equal(files(), before, 'files that stay behind');
    const pages = (await visit(people.url)).filter(({ status }) => status !== 200);
    assert.deepEqual(
      pages.map(({ path, status }) => `${path}: ${status}`),
      [],
    );
  } finally {
    rmSync(filler, { force: true });
  }
  await readyAgain(site);
  assert.ok(isAcknowledged(await people.save(newKey('again'))), 'a save after there was room again');
  assert.ok(isAcknowledged(await people.write(newKey('again'))), 'a message after there was room again');
}

/**
 * @param {string} file
 * @param {string} disk
 */
function fill(file, disk) {
  const { bavail, bsize } = statfsSync(disk);
  assert.ok(bavail * bsize < 2 * FREE_FOR_A_START_MB * MB, 'that is not a small disk of our own');
  // As large as there is room for, less a little that is taken by the next page of the database.
  writeFileSync(file, Buffer.alloc(bavail * bsize));
}

/**
 * @param {string} siteUrl
 * @param {string} authorization
 */
async function upload(siteUrl, authorization) {
  const sharp = (await import('sharp')).default;
  const noise = { type: /** @type {const} */ ('gaussian'), mean: 128, sigma: 60 };
  const picture = await sharp({
    create: { width: 1200, height: 900, channels: 3, background: '#888', noise },
  })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('files', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'full.jpg');
  const { body, headers } = new Response(form);
  const chunks = [];
  for await (const chunk of /** @type {AsyncIterable<Uint8Array>} */ (/** @type {unknown} */ (body)))
    chunks.push(chunk);
  const type = headers.get('content-type') ?? '';
  return send(siteUrl, {
    method: 'POST',
    path: '/api/upload',
    headers: { 'content-type': type, authorization },
    body: Buffer.concat(chunks),
  });
}
