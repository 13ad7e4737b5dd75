import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'vitest';
import { SECRET_NAMES, secretsFile, secretsOf } from './secrets.mjs';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function edit(change: (stored: Record<string, string>) => void) {
  const stored = JSON.parse(readFileSync(secretsFile(dataDir), 'utf8'));
  change(stored);
  writeFileSync(secretsFile(dataDir), JSON.stringify(stored));
}

test('the first start makes nine different secrets of at least 40 URL-safe characters, readable only by their owner', () => {
  const secrets = secretsOf(dataDir, {});
  assert.deepEqual(Object.keys(secrets), [...SECRET_NAMES]);
  for (const value of Object.values(secrets)) assert.match(value, /^[\w-]{40,}$/);
  assert.equal(new Set(Object.values(secrets)).size, SECRET_NAMES.length);
  assert.equal(statSync(secretsFile(dataDir)).mode & 0o777, 0o600);
  assert.deepEqual(readdirSync(dataDir), ['secrets.json']);
});

test('later starts use the same secrets', () => {
  assert.deepEqual(secretsOf(dataDir, {}), secretsOf(dataDir, {}));
});

test('a file that others can read is made private', () => {
  secretsOf(dataDir, {});
  chmodSync(secretsFile(dataDir), 0o644);
  secretsOf(dataDir, {});
  assert.equal(statSync(secretsFile(dataDir)).mode & 0o777, 0o600);
});

test('a variable of the same name wins over the file', () => {
  const shared = 'a-secret-that-several-machines-share';
  assert.equal(secretsOf(dataDir, { JWT_SECRET: shared }).JWT_SECRET, shared);
});

test('a missing, short or repeated secret is refused by name', () => {
  secretsOf(dataDir, {});
  edit((stored) => delete stored.JWT_SECRET);
  assert.throws(() => secretsOf(dataDir, {}), { name: 'CommandError', message: /^JWT_SECRET is missing/ });
  assert.throws(() => secretsOf(dataDir, { JWT_SECRET: 'short' }), {
    message: /^JWT_SECRET is shorter than 32/,
  });
  edit((stored) => {
    stored.JWT_SECRET = stored.FORM_SECRET ?? '';
  });
  assert.throws(() => secretsOf(dataDir, {}), { message: /^JWT_SECRET and FORM_SECRET are the same/ });
});

test('a damaged file is reported with its path and stays as it is', () => {
  writeFileSync(secretsFile(dataDir), '{');
  assert.throws(() => secretsOf(dataDir, {}), { name: 'CommandError', message: /secrets\.json is damaged/ });
  assert.equal(readFileSync(secretsFile(dataDir), 'utf8'), '{');
});
