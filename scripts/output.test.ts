import assert from 'node:assert/strict';
import { test } from 'vitest';
import { reasonIn, warningsOnly } from './output.mjs';

const shown = (lines: string[]) => lines.filter(warningsOnly());

test("of Strapi's log warnings and errors are shown, with the lines that belong to them", () => {
  const lines = [
    'Loading Strapi',
    '[2026-01-31 12:00:00.000] info: ready',
    '[2026-01-31 12:00:00.001] http: GET /api/health (2 ms) 200',
    '\u001B[90m[2026-01-31 12:00:00.002]\u001B[39m \u001B[33mwarn\u001B[39m: careful',
    '[2026-01-31 12:00:00.003] error: no such table',
    '    at somewhere',
    '[2026-01-31 12:00:00.004] info: over',
    'a line of that',
  ];
  assert.deepEqual(shown(lines), [lines[3], lines[4], lines[5]]);
});

test('of a JSON log warnings and errors are shown', () => {
  const lines = ['{"level":30,"msg":"incoming"}', '{"level":40,"msg":"slow"}', '{"level":50,"msg":"broken"}'];
  assert.deepEqual(shown(lines), lines.slice(1));
});

const env = { DATA_DIR: '/srv/data' };

test('a damaged database file is one sentence that names the file and the way back', () => {
  for (const line of ['SqliteError: file is not a database', 'error: database disk image is malformed']) {
    assert.equal(
      reasonIn(`[2026-01-31] info: booting\n${line}\n    at Database.prepare`, env),
      'The database file /srv/data/database.sqlite is damaged: put a backup back with "npm run restore -- FILE"; they are in /srv/data/backups. What is there now is kept aside.',
    );
  }
});

test('a wrong PostgreSQL password is one sentence that names the variable and not the password', () => {
  assert.equal(
    reasonIn('error: password authentication failed for user "site"', { ...env, DATABASE_URL: 'sesame' }),
    'PostgreSQL refuses the user or the password in DATABASE_URL: correct them there.',
  );
});

test('a database of a newer version is one sentence with both ways on', () => {
  assert.match(
    reasonIn(
      'Error: The database was written by a newer version of the site: it has been through x.js.',
      env,
    ) ?? '',
    /update this one, or put a backup of this version back with "npm run restore -- FILE"/,
  );
});

test('the secrets of another machine are the sentence of the CMS, which names them', () => {
  const sentence =
    'The secrets of this machine are not those its database was used with (JWT_SECRET): copy them; everybody signs in again.';
  assert.equal(reasonIn(`[2026-01-31] error: Error: ${sentence}\n    at boot (x.js:1:1)`, env), sentence);
});

test('an end that nobody knows has no reason', () => {
  assert.equal(reasonIn('TypeError: odd', env), undefined);
});

test('a bucket that will never do is one sentence that names the variables', () => {
  const env = { S3_BUCKET: 'pictures' };
  const reason = (answer: string) => reasonIn(`error: The bucket answers ${answer}\n    at checkBucket`, env);
  assert.match(reason('403 InvalidAccessKeyId') ?? '', /S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: correct/);
  assert.match(reason('404 NoSuchBucket') ?? '', /no bucket pictures: .+S3_BUCKET/);
  assert.match(reason('301 PermanentRedirect') ?? '', /pictures is elsewhere: correct S3_REGION/);
});
