// @ts-check
import { cpSync, mkdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall } from '../testing/debian.mjs';
import { startPostgres } from '../testing/postgres.mjs';
import { Tally } from '../testing/tally.mjs';
import { startTestSite, testSiteEnvironment } from '../testing/test-site.mjs';
import {
  clockJumps,
  cmsHangs,
  killedUnderWrites,
  siteFirst,
  startRefused,
  stoppedUnderLoad,
  wrongClock,
} from './faults-of-programs.mjs';
import { databaseLocked, diskFull, mountDisk, postgresAway, unmountDisk } from './faults-of-storage.mjs';
import { fuzz } from './fuzz.mjs';
import { soak } from './soak.mjs';

/**
 * @import { Ending } from '../running/program.mjs'
 * @import { PostgresServer } from '../testing/postgres.mjs'
 * @import { Step } from '../testing/tally.mjs'
 * @import { TestSite } from '../testing/test-site.mjs'
 *
 * @typedef {object} Place
 * @property {string} folder for everything that is written
 * @property {Ending} ending
 */

const REQUESTS = 10_000;
const REQUESTS_SHORT = 400;
const KILLS = 5;
const LOCKED_SHORT_MS = 3000;
const LOCKED_LONG_MS = 7000;

/**
 * Runs trials one after the other on a site of their own.
 *
 * @param {Place} place
 * @param {Awaited<ReturnType<typeof testSiteEnvironment>>} environment
 * @param {{ name: string, run: (site: TestSite) => Promise<void> }[]} trials
 */
async function onSite({ ending }, environment, trials) {
  const site = await startTestSite(environment, ending, 'nothing');
  site.stack.keepRunning();
  const tally = new Tally();
  try {
    for (const { name, run } of trials) await tally.run({ name, run: () => run(site) });
  } finally {
    await site.stack.stop();
  }
  return tally.counts;
}

/** The short form, part of `npm test`. @param {Place} place */
export async function shortTrials(place) {
  return onSite(place, await testSiteEnvironment(place.folder, 'hostile'), [
    { name: 'the CMS hangs: visited pages come from memory, forms say when to try again', run: cmsHangs },
    {
      name: 'kill -9 under writes: nothing acknowledged is lost or there twice',
      run: (site) => killedUnderWrites(site, 1),
    },
    {
      name: 'the database is locked for 3 s: forms are taken or told when to try again',
      run: (site) => databaseLocked(site, LOCKED_SHORT_MS),
    },
    { name: `${REQUESTS_SHORT} generated requests`, run: (site) => fuzz(site, { requests: REQUESTS_SHORT }) },
  ]);
}

/**
 * @param {Place} place
 * @returns {Step[]}
 */
export function allTrials(place) {
  const { folder, ending } = place;
  /** @type {Promise<PostgresServer | undefined> | undefined} */
  let starting;
  const postgres = () => (starting ??= startPostgres(folder, ending));
  /** @param {(server: PostgresServer) => Promise<import('../testing/counts.mjs').Counts | void>} run */
  const withPostgres = async (run) => {
    const server = await postgres();
    if (server) return run(server);
    console.error(
      'NOT RUN: there is no PostgreSQL on this machine. Install it (initdb and postgres) to run this.',
    );
    return { passed: 0, failed: 0 };
  };

  return [
    {
      name: 'SQLite',
      run: async () =>
        onSite(place, await testSiteEnvironment(folder, 'sqlite'), [
          {
            name: 'the CMS hangs: visited pages come from memory, forms say when to try again',
            run: cmsHangs,
          },
          {
            name: 'the database is locked for 3 s: forms are taken or told when to try again',
            run: (site) => databaseLocked(site, LOCKED_SHORT_MS),
          },
          {
            name: 'the database is locked for 7 s: likewise, and nobody is signed out',
            run: (site) => databaseLocked(site, LOCKED_LONG_MS),
          },
          {
            name: `kill -9 under writes, ${KILLS} times each`,
            run: (site) => killedUnderWrites(site, KILLS),
          },
          { name: `${REQUESTS} generated requests`, run: (site) => fuzz(site, { requests: REQUESTS }) },
        ]),
    },
    {
      name: 'start and stop: SIGTERM to npm under load leaves with 0, answers what it began, frees the ports',
      run: async () => stoppedUnderLoad(await testSiteEnvironment(folder, 'npm')),
    },
    {
      name: 'start and stop: the site before the CMS',
      run: async () => siteFirst(await testSiteEnvironment(folder, 'npm')),
    },
    {
      name: 'start and stop: a cut-off database file is one sentence with the way back',
      run: async () => {
        mkdirSync(join(folder, 'cut'));
        cpSync(join(folder, 'npm', 'database.sqlite'), join(folder, 'cut', 'database.sqlite'));
        truncateSync(join(folder, 'cut', 'database.sqlite'), 100_000);
        await startRefused(
          await testSiteEnvironment(folder, 'cut'),
          /database\.sqlite is damaged: .+npm run restore/,
        );
      },
    },
    {
      name: 'the clock jumps by up to a day, both ways: everything goes on',
      run: () => withWrongClock(place),
    },
    {
      name: 'a full disk: a sentence, no part of a file, and all well with room again',
      run: () => onFullDisk(place),
    },
    {
      name: 'PostgreSQL',
      run: () =>
        withPostgres(async (server) =>
          onSite(place, await testSiteEnvironment(folder, 'postgres-site', { DATABASE_URL: server.url }), [
            {
              name: 'PostgreSQL is killed and comes back',
              run: (site) => postgresAway(site, server, 'killed'),
            },
            { name: 'PostgreSQL hangs and goes on', run: (site) => postgresAway(site, server, 'hanging') },
            { name: 'kill -9 under writes, twice each', run: (site) => killedUnderWrites(site, 2) },
            { name: `${REQUESTS} generated requests`, run: (site) => fuzz(site, { requests: REQUESTS }) },
          ]),
        ),
    },
    {
      name: 'start and stop: a user that PostgreSQL does not know is one sentence',
      run: () =>
        withPostgres(async ({ url }) =>
          startRefused(
            await testSiteEnvironment(folder, 'stranger', {
              DATABASE_URL: url.replace('site@', 'stranger:wrong@'),
            }),
            /PostgreSQL refuses the user or the password in DATABASE_URL/,
          ),
        ),
    },
  ];
}

/**
 * @param {Place} place
 * @param {number} minutes
 * @returns {Step}
 */
export const soakTrial = (place, minutes) => ({
  name: `soak: after ${minutes} minutes of mixed load and a rest, memory is back`,
  run: async () => {
    const trial = { name: 'memory', run: (/** @type {TestSite} */ site) => soak(site, minutes) };
    return onSite(place, await testSiteEnvironment(place.folder, 'soak'), [trial]);
  },
});

/** @param {Place} place */
async function withWrongClock(place) {
  const file = join(place.folder, 'clock');
  if (!wrongClock(file)) await aptInstall(['libfaketime']);
  const clock = wrongClock(file);
  if (!clock) {
    console.error('NOT RUN: there is no libfaketime on this machine. Install it to run this.');
    return { passed: 0, failed: 0 };
  }
  const trial = { name: 'the clock jumps', run: (/** @type {TestSite} */ site) => clockJumps(site, file) };
  return onSite(place, await testSiteEnvironment(place.folder, 'clock-site', clock), [trial]);
}

/** @param {Place} place */
async function onFullDisk(place) {
  const disk = join(place.folder, 'disk');
  const problem = await mountDisk(disk);
  if (problem) {
    console.error(`NOT RUN: a small disk cannot be made here (${problem}); as root on Linux it can.`);
    return { passed: 0, failed: 0 };
  }
  place.ending.atEnd(() => unmountDisk(disk));
  const environment = await testSiteEnvironment(place.folder, 'disk', { STARTER_CONTENT: 'false' });
  const counts = await onSite(place, environment, [{ name: 'a full disk', run: diskFull }]);
  await unmountDisk(disk);
  return counts;
}
