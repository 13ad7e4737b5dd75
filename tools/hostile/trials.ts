import type { Cleanup } from '../../scripts/run/child-processes.mjs';
import { type MailServer, startMailServer } from '../../scripts/testing/mail-server.ts';
import { type PostgresServer, startPostgres } from '../../scripts/testing/postgres.ts';
import { type Replicas, startReplicas } from '../../scripts/testing/replicas.ts';
import { notRun, type Step, Summary } from '../../scripts/testing/summary.mjs';
import { startTestSite, type TestSite, testSiteEnvironment } from '../../scripts/testing/test-site.ts';
import { cmsHangs, databaseLocked, killedUnderWrites, postgresAway } from './faults.ts';
import { fuzz } from './fuzz.ts';
import { changedEverywhere, killedOneByOne, oneSession, restartedOneByOne } from './replicas.ts';
import { withoutSamples } from './samples.ts';
import { siteFirst, stoppedUnderLoad } from './starts.ts';

interface Place {
  folder: string;
  cleanup: Cleanup;
}

type Trials<Subject = TestSite> = Record<string, (subject: Subject) => ReturnType<Step['run']>>;

/** How often each is tried. */
interface Times {
  kills: number;
  requests: number;
}

const SHORT: Times = { kills: 1, requests: 400 };
const LONG: Times = { kills: 5, requests: 10_000 };

const onBothDatabases = ({ kills, requests }: Times): Trials => ({
  [`kill -9 of each program under writes, ${kills} times: nothing acknowledged is lost or there twice`]: (
    site,
  ) => killedUnderWrites(site, kills),
  [`${requests} generated requests`]: (site) => fuzz(site, requests),
});

const onSqlite = (times: Times, mailServer: MailServer): Trials => ({
  'without the samples no page, PDF or email has a name or a sentence of them': (site) =>
    withoutSamples(site, mailServer),
  'the CMS hangs: visited pages come from memory, forms say when to try again': cmsHangs,
  'the database is locked for 3 s: forms are taken or told when to try again': (site) =>
    databaseLocked(site, 3000),
  ...onBothDatabases(times),
});

/** Runs trials in order on a subject and then stops it. */
async function inTurn<Subject>(subject: Subject, trials: Trials<Subject>, stop: () => Promise<unknown>) {
  const summary = new Summary();
  try {
    for (const [name, run] of Object.entries(trials)) await summary.run({ name, run: () => run(subject) });
  } finally {
    await stop();
  }
  return summary.counts;
}

async function onSite({ folder, cleanup }: Place, name: string, trials: Trials, own?: NodeJS.ProcessEnv) {
  const site = await startTestSite(await testSiteEnvironment(folder, name, own), cleanup, 'nothing');
  site.stack.keepRunning();
  return inTurn(site, trials, site.stack.stop);
}

async function onSiteWithMail(place: Place, name: string, trials: (mailServer: MailServer) => Trials) {
  const mailServer = await startMailServer();
  return onSite(place, name, trials(mailServer), mailServer.variables);
}

/** The short form, part of `npm test`. */
export const shortTrials = (place: Place): Step => ({
  name: 'the short form',
  run: () => onSiteWithMail(place, 'short', (mailServer) => onSqlite(SHORT, mailServer)),
});

export function allTrials(place: Place): Step[] {
  const { folder, cleanup } = place;
  let starting: ReturnType<typeof startPostgres> | undefined;
  const onPostgres = (run: (server: PostgresServer) => ReturnType<Step['run']>) => async () => {
    starting ??= startPostgres(folder, cleanup);
    const server = await starting;
    return server
      ? run(server)
      : notRun('there is no PostgreSQL on this machine. Install it (initdb and postgres) to run this.');
  };

  const trials: Record<string, Step['run']> = {
    SQLite: () =>
      onSiteWithMail(place, 'sqlite', (mailServer) => ({
        'the database is locked for 7 s: likewise, and nobody is signed out': (site) =>
          databaseLocked(site, 7000),
        ...onSqlite(LONG, mailServer),
      })),
    'start and stop: SIGTERM to npm under load leaves with 0, answers what it began, frees the ports':
      async () => stoppedUnderLoad(await testSiteEnvironment(folder, 'npm')),
    'start and stop: the site before the CMS': async () =>
      siteFirst(await testSiteEnvironment(folder, 'npm')),
    PostgreSQL: onPostgres((server) => {
      const ofPostgres: Trials = {
        'PostgreSQL is killed and comes back': (site) => postgresAway(site, server, 'killed'),
        'PostgreSQL hangs and goes on': (site) => postgresAway(site, server, 'hanging'),
        ...onBothDatabases({ ...LONG, kills: 2 }),
      };
      return onSite(place, 'postgres-site', ofPostgres, { DATABASE_URL: server.url });
    }),
    'two CMS and two sites on one PostgreSQL behave as one': onPostgres(async (server) => {
      const replicas = await startReplicas(folder, server.url, cleanup);
      return inTurn(replicas, ON_REPLICAS, replicas.stop);
    }),
  };
  return Object.entries(trials).map(([name, run]) => ({ name, run }));
}

const ON_REPLICAS: Trials<Replicas> = {
  'a session goes on at the other site, and ends at both': oneSession,
  'a change is on both sites within 2 s': changedEverywhere,
  'SIGTERM to one program after the other under load: no request fails': restartedOneByOne,
  'kill -9 of one program after the other under load: nothing acknowledged is lost, later visitors see pages':
    killedOneByOne,
};
