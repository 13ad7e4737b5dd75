import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { dumpAsText, openSqlite } from '../../scripts/backup/databases.ts';
import { databaseFile } from '../../scripts/backup/notes.mjs';
import { CommandError } from '../../scripts/config/command-error.mjs';
import type { Environment } from '../../scripts/config/environment.mjs';
import { CMS } from '../../scripts/config/paths.mjs';
import { RELEASE } from '../../scripts/config/release.mjs';
import { buildPart, PARTS } from '../../scripts/install/build-parts.mjs';
import type { Cleanup } from '../../scripts/run/child-processes.mjs';
import { startStack } from '../../scripts/run/services.mjs';
import { startPostgres } from '../../scripts/testing/postgres.ts';
import { sendJson } from '../../scripts/testing/send.ts';
import { testSiteEnvironment, testSitePlans } from '../../scripts/testing/test-site.ts';

/** A form token is accepted after two seconds. */
const TOKEN_AGE_MS = 2100;
const BEST_COMPRESSION = { level: 9 };

/** One of each kind of submission, as the starter content has none. */
const SENT = [
  {
    name: 'sendMessage',
    input: 'ContactMessageInput',
    data: {
      senderName: 'Amina Otieno',
      senderEmail: 'amina@example.org',
      subject: 'A booking in March – with “quotes”, line\nbreaks and 漢字',
      message: 'Are you free on the first Saturday?',
    },
  },
  {
    name: 'applyToVolunteer',
    input: 'VolunteerApplicationInput',
    data: {
      name: 'Otieno Amina',
      email: 'otieno@example.org',
      availability: ['Weekends'],
      skills: ['Photography'],
      interests: ['Fashion'],
      message: 'I can bring ten chairs, and tea.',
    },
  },
];

/**
 * @param folder for the created databases
 * @returns the written files
 */
export async function keepRelease(folder: string, cleanup: Cleanup): Promise<string[]> {
  const server = await startPostgres(folder, cleanup);
  if (!server) throw new CommandError('PostgreSQL was not found. Install it (initdb and postgres).');
  const releaseFolder = join(CMS, 'tests', 'releases', RELEASE);
  mkdirSync(releaseFolder, { recursive: true });

  const onSqlite = await testSiteEnvironment(folder, 'sqlite');
  await buildPart(PARTS.cms, onSqlite);
  await fill(onSqlite, cleanup);
  const file = databaseFile(onSqlite.dataDir);
  const database = openSqlite(file);
  database.prepare('vacuum').run();
  database.close();
  const sqlite = join(releaseFolder, 'database.sqlite.gz');
  writeFileSync(sqlite, gzipSync(readFileSync(file), BEST_COMPRESSION));

  const onPostgres = await testSiteEnvironment(folder, 'postgres', { DATABASE_URL: server.url });
  await fill(onPostgres, cleanup);
  const text = join(folder, 'dump.sql');
  await dumpAsText(server.url, text);
  const postgres = join(releaseFolder, 'database.sql.gz');
  writeFileSync(postgres, gzipSync(readFileSync(text), BEST_COMPRESSION));
  return [sqlite, postgres];
}

/** Adds the starter content, the first accounts, and submissions. */
async function fill(environment: Environment, cleanup: Cleanup) {
  const [cms] = testSitePlans(environment);
  assert.ok(cms);
  const stack = await startStack([cms], cleanup);
  const ask = async (query: string, variables: object = {}) => {
    const { body } = await sendJson(environment.cmsInternalUrl, '/graphql', { query, variables });
    const { data, errors } = JSON.parse(body);
    if (errors) throw new CommandError('The CMS refuses what a visitor sends:', { detail: body });
    return data;
  };
  const { formToken } = await ask('{ formToken }');
  await pause(TOKEN_AGE_MS);
  for (const { name, input, data } of SENT) {
    const proof = { formToken, submissionKey: `fixture-of-a-release-${name}` };
    await ask(
      `mutation ($data: ${input}!, $proof: SubmissionProofInput!) { ${name}(data: $data, proof: $proof) { status } }`,
      { data, proof },
    );
  }
  await stack.stop();
}
