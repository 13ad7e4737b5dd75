// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SECRET_NAMES, throwAwaySecrets } from '../secrets.mjs';
import { checkEnvironment } from './environment.mjs';
import { forCms, forWeb } from './for-programs.mjs';

const secrets = throwAwaySecrets();
const environment = checkEnvironment({
  NODE_ENV: 'development',
  DATABASE_URL: 'postgres://user:password@localhost/site',
  OWNER_PASSWORD: 'quiet-river-lamp',
});

test('the CMS gets every secret and runs for production, whatever the shell says', () => {
  const env = forCms(environment, secrets);
  for (const name of SECRET_NAMES) assert.equal(env[name], secrets[name]);
  assert.equal(env.NODE_ENV, 'production');
  assert.equal(env.DATA_DIR, environment.dataDir);
});

test('the site gets the secret it needs and none that open the CMS', () => {
  const env = forWeb(environment, secrets);
  assert.equal(env.RENDER_SECRET, secrets.RENDER_SECRET);
  assert.equal(env.CMS_INTERNAL_URL, 'http://127.0.0.1:1337');
  for (const name of ['JWT_SECRET', 'ADMIN_JWT_SECRET', 'DATABASE_URL', 'OWNER_PASSWORD']) {
    assert.equal(name in env, false, name);
  }
});
