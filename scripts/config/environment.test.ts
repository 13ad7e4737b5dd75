import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { test } from 'vitest';
import { MAX_PASSWORD_BYTES, MIN_PASSWORD_LENGTH } from '../../cms/src/shared/limits.ts';
import { checkEnvironment, forCms, forWeb, reachable } from './environment.mjs';
import { ROOT } from './paths.mjs';
import { SECRET_NAMES, throwAwaySecrets } from './secrets.mjs';
import { password, VARIABLES } from './variables.mjs';

/** @returns the sentences of the error */
function refusal(given: NodeJS.ProcessEnv) {
  try {
    checkEnvironment(given);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'accepted';
}

test('every variable has a fallback value', () => {
  const environment = checkEnvironment({});
  assert.equal(environment.port, 3000);
  assert.equal(environment.cmsPort, 1337);
  assert.equal(environment.publicUrl, 'http://localhost:3000');
  assert.equal(environment.cmsUrl, 'http://localhost:1337');
  assert.equal(environment.cmsInternalUrl, 'http://127.0.0.1:1337');
  assert.equal(environment.ownerUsername, 'owner');
  assert.equal(environment.databaseUrl, undefined);
  assert.ok(isAbsolute(environment.dataDir));
  assert.equal(environment.variables.STARTER_CONTENT, 'true');
  assert.equal(environment.variables.TRUST_PROXY, '0');
});

test('.env.example has exactly the checked variables, in the same order', () => {
  const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
  const names = [...example.matchAll(/^#([A-Z\d_]+)=/gm)].map(([, name]) => name);
  assert.deepEqual(names, Object.keys(VARIABLES));
});

test('a variable of the process wins over .env, and an empty one counts as absent', () => {
  const { port, variables } = checkEnvironment({ PORT: '4000', MAIL_FROM: '' }, { PORT: '5000' });
  assert.equal(port, 4000);
  assert.equal('MAIL_FROM' in variables, false);
});

test('variables of other programs pass through unchanged', () => {
  assert.equal(checkEnvironment({ PATH: '/bin' }, { EXTRA: 'x' }).variables.EXTRA, 'x');
});

test('a site on SQLite is backed up every night unless it is switched off', () => {
  const at = (given: NodeJS.ProcessEnv) => checkEnvironment(given).backupAt;
  assert.equal(at({}), '03:00');
  assert.equal(at({ BACKUP_AT: '23:30' }), '23:30');
  assert.equal(at({ BACKUP_AT: 'off' }), undefined);
  const postgres = { DATABASE_URL: 'postgres://localhost/site' };
  assert.equal(at(postgres), undefined);
  assert.equal(at({ ...postgres, BACKUP_AT: '03:00' }), '03:00');
});

const WRONG = {
  HOST: ['not a host', '-x', 'a..b'],
  PORT: ['abc', '0', '65536', '3000.5', '-1'],
  CMS_PORT: ['1e3', '99999'],
  PUBLIC_URL: ['example.org', 'https://example.org/site', 'ftp://example.org', 'https://me@example.org'],
  TRUST_PROXY: ['yes', '-1', '11'],
  DATABASE_URL: ['mysql://localhost/site', 'postgres://localhost', 'site'],
  STARTER_CONTENT: ['yes', '1', 'TRUE'],
  OWNER_USERNAME: ['me', 'two words'],
  OWNER_PASSWORD: ['elevenchars', 'ö'.repeat(37)],
  OWNER_EMAIL: ['owner', 'a b@example.org'],
  PANEL_EMAIL: ['panel@localhost'],
  PANEL_PASSWORD: ['short'],
  SMTP_URL: ['mail.example.org', 'http://mail.example.org'],
  MAIL_FROM: ['Site', 'Site <site>'],
  S3_BUCKET: ['My Bucket', 'ab'],
  S3_ENDPOINT: ['s3.example.org'],
  S3_PUBLIC_URL: ['cdn.example.org/media'],
};

for (const [name, values] of Object.entries(WRONG)) {
  test(`a wrong ${name} is reported with its name and where to change it`, () => {
    for (const value of values) {
      assert.match(
        refusal({ [name]: value }),
        new RegExp(`^${name} must be .+ Change it in the environment\\.`),
      );
    }
  });
}

test('a wrong value in .env is reported with the name of that file', () => {
  assert.throws(() => checkEnvironment({}, { PORT: 'x' }), {
    message: /^PORT must be .+, not "x"\. Change it in \.env\.$/,
  });
});

test('the same passwords are long enough and short enough as when the owner changes theirs', () => {
  assert.equal(password('x'.repeat(MIN_PASSWORD_LENGTH)), undefined);
  assert.ok(password('x'.repeat(MIN_PASSWORD_LENGTH - 1)));
  assert.equal(password('x'.repeat(MAX_PASSWORD_BYTES)), undefined);
  assert.ok(password('x'.repeat(MAX_PASSWORD_BYTES + 1)));
});

test('a value that may hold a password is not printed', () => {
  assert.doesNotMatch(refusal({ DATABASE_URL: 'mysql://u:sesame@localhost/site' }), /sesame/);
  assert.doesNotMatch(refusal({ OWNER_PASSWORD: 'sesame' }), /sesame/);
});

test('every wrong value gets its own sentence', () => {
  assert.equal(refusal({ PORT: 'x', TRUST_PROXY: 'y' }).split('\n').length, 2);
});

test('the site and the CMS cannot share a port', () => {
  assert.match(refusal({ PORT: '1337' }), /PORT and CMS_PORT are both 1337/);
});

test("the owner'the owner’s password must not contain the owner’s name's name", () => {
  assert.match(
    refusal({ OWNER_USERNAME: 'river', OWNER_PASSWORD: 'quiet-River-lamp-42' }),
    /OWNER_PASSWORD must not contain/,
  );
});

test('a bucket needs its region and keys, and the keys need a bucket', () => {
  assert.match(
    refusal({ S3_BUCKET: 'pictures' }),
    /^Also set S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, or remove all S3_ variables/,
  );
  assert.match(refusal({ S3_ENDPOINT: 'https://s3.example.org' }), /^Also set S3_BUCKET, /);
  assert.match(refusal({ S3_PUBLIC_URL: 'https://cdn.example.org/media' }), /^Also set S3_BUCKET, /);
  const all = { S3_BUCKET: 'pictures', S3_REGION: 'r', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
  assert.equal(refusal(all), 'accepted');
});

test('mail needs a server and a sender', () => {
  assert.match(refusal({ SMTP_URL: 'smtp://mail.example.org' }), /^Also set MAIL_FROM, or remove both/);
  assert.match(refusal({ MAIL_FROM: 'site@example.org' }), /^Also set SMTP_URL, or remove both/);
});

test('accepts good values', () => {
  const good = {
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://www.example.org/',
    DATABASE_URL: 'postgresql://user:p%40ss@db.internal:5433/site',
    SMTP_URL: 'smtps://user:pass@mail.example.org:465',
    MAIL_FROM: 'Site <site@example.org>',
    OWNER_PASSWORD: 'quiet-river-lamp',
    TRUST_PROXY: '2',
  };
  assert.equal(refusal(good), 'accepted');
  assert.equal(checkEnvironment(good).publicUrl, 'https://www.example.org');
});

test('a program that listens everywhere is reached on this machine', () => {
  assert.equal(reachable('0.0.0.0'), '127.0.0.1');
  assert.equal(reachable('::'), '[::1]');
  assert.equal(reachable('::1'), '[::1]');
  assert.equal(reachable('localhost'), 'localhost');
});

test('a public site without PUBLIC_URL is detected', () => {
  const missing = (given: NodeJS.ProcessEnv) => checkEnvironment(given).publicUrlMissing;
  assert.equal(missing({}), false);
  assert.equal(missing({ HOST: '0.0.0.0' }), true);
  assert.equal(missing({ NODE_ENV: 'production' }), true);
  assert.equal(missing({ HOST: '127.0.0.1', TRUST_PROXY: '1' }), true);
  assert.equal(missing({ HOST: '0.0.0.0', PUBLIC_URL: 'https://www.example.org' }), false);
});

const secrets = throwAwaySecrets();
const shared = checkEnvironment({
  NODE_ENV: 'development',
  DATABASE_URL: 'postgres://user:password@localhost/site',
  OWNER_PASSWORD: 'quiet-river-lamp',
});

test('the CMS gets every secret and runs for production, whatever the shell has set', () => {
  const env = forCms(shared, secrets);
  for (const name of SECRET_NAMES) assert.equal(env[name], secrets[name]);
  assert.equal(env.NODE_ENV, 'production');
  assert.equal(env.DATA_DIR, shared.dataDir);
});

test('the site gets its own secret and none of the CMS', () => {
  const env = forWeb(shared, secrets);
  assert.equal(env.RENDER_SECRET, secrets.RENDER_SECRET);
  assert.equal(env.CMS_INTERNAL_URL, 'http://127.0.0.1:1337');
  for (const name of ['JWT_SECRET', 'ADMIN_JWT_SECRET', 'DATABASE_URL', 'OWNER_PASSWORD']) {
    assert.equal(name in env, false, name);
  }
});

test("the site gets the bucket's keys only if it reads uploads from the bucket", () => {
  const bucket = { S3_BUCKET: 'pictures', S3_REGION: 'r', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
  const keyFor = (more: NodeJS.ProcessEnv) =>
    forWeb(checkEnvironment({ ...bucket, ...more }), throwAwaySecrets()).S3_SECRET_ACCESS_KEY;
  assert.equal(keyFor({}), 's');
  assert.equal(keyFor({ S3_PUBLIC_URL: 'https://cdn.example.org/media' }), undefined);
});
