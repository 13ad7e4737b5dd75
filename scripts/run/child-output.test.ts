import assert from 'node:assert/strict';
import { test } from 'vitest';
import { reasonIn, warningsOnly } from './child-output.mjs';

const shown = (lines: string[]) => lines.filter(warningsOnly());

test("shows warnings and errors of Strapi's log with the lines that belong to them", () => {
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

test('shows warnings and errors of a JSON log', () => {
  const lines = ['{"level":30,"msg":"incoming"}', '{"level":40,"msg":"slow"}', '{"level":50,"msg":"broken"}'];
  assert.deepEqual(shown(lines), lines.slice(1));
});

const env = { DATA_DIR: '/srv/data' };

test('a damaged database file is reported with its name and the way back', () => {
  for (const line of ['SqliteError: file is not a database', 'error: database disk image is malformed']) {
    assert.equal(
      reasonIn(`[2026-01-31] info: booting\n${line}\n    at Database.prepare`, env),
      'The database file /srv/data/database.sqlite is damaged. Restore a backup from /srv/data/backups with "npm run restore -- FILE". The damaged file is kept.',
    );
  }
});

test('a wrong PostgreSQL password is reported with the variable and without the password', () => {
  assert.equal(
    reasonIn('error: password authentication failed for user "site"', { ...env, DATABASE_URL: 'sesame' }),
    'PostgreSQL rejected the user or password. Correct DATABASE_URL.',
  );
});

test('a database changed by a newer version is reported with both remedies', () => {
  assert.match(
    reasonIn('error: StartError: DATABASE_TOO_NEW: any words.\n    at boot (x.js:1:1)', env) ?? '',
    /Update the site, or restore a backup of this version with "npm run restore -- FILE"/,
  );
});

test('different secrets are reported in the sentence of the CMS', () => {
  const line = '[2026-01-31] error: StartError: SECRETS_DIFFER: Any words (JWT_SECRET). Copy them.';
  assert.equal(reasonIn(`${line}\n    at boot (x.js:1:1)`, env), 'Any words (JWT_SECRET). Copy them.');
});

test('a different RENDER_SECRET is reported in the sentence of the site', () => {
  const line = JSON.stringify({ level: 50, code: 'RENDER_SECRET_DIFFERS', msg: 'Any words. Use the same.' });
  assert.equal(
    reasonIn(`{"level":30,"msg":"before"}\n${line}\n{"level":30}`, env),
    'Any words. Use the same.',
  );
});

test('a log line without a code is not a reason', () => {
  assert.equal(
    reasonIn('The secrets of this server differ. The bucket pictures answered 403', env),
    undefined,
  );
});

test('an unknown end has no reason', () => {
  assert.equal(reasonIn('TypeError: odd', env), undefined);
});

test.each([
  ['BUCKET_DENIED', /S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or allow/],
  ['BUCKET_NOT_FOUND', /bucket pictures does not exist\. .+S3_BUCKET/],
  ['BUCKET_ELSEWHERE', /pictures is not in this region\. Correct S3_REGION/],
])('%s of the CMS is reported with the variables to change', (code, sentence) => {
  const lines = `error: StartError: ${code}: any words.\n    at checkBucket`;
  assert.match(reasonIn(lines, { S3_BUCKET: 'pictures' }) ?? '', sentence);
});
