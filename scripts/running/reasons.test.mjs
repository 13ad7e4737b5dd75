// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reasonIn } from './reasons.mjs';

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

test('an end that nobody knows has no reason', () => {
  assert.equal(reasonIn('TypeError: odd', env), undefined);
});
