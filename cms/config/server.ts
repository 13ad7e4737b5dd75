import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import { logFormat } from '../src/platform/monitoring/log-format';
import { secret } from '../src/platform/secrets/secrets';

/** Uploads live in DATA_DIR/public/uploads, which must exist at boot: nothing is written beside the code. */
function publicFolder(dataDir: string): string {
  const folder = resolve(dataDir, 'public');
  mkdirSync(resolve(folder, 'uploads'), { recursive: true });
  return folder;
}

/**
 * Idle connections stay open far longer than the public origin keeps them: a form must never meet a connection
 * that is just being closed. Milliseconds.
 */
const KEEP_ALIVE_MS = 65_000;

const config = ({ env }: Core.Config.Shared.ConfigParams) => ({
  host: env('CMS_HOST', '127.0.0.1'),
  port: env.int('CMS_PORT', 1337),
  url: env('CMS_URL', `http://localhost:${env.int('CMS_PORT', 1337)}`),
  app: {
    keys: [secret('APP_KEY_1', env('APP_KEY_1')), secret('APP_KEY_2', env('APP_KEY_2'))],
  },
  // The public origin is the one proxy in front; without a count Koa would trust the left-most
  // X-Forwarded-For value, which the caller writes.
  proxy: { koa: true, maxIpsCount: 1 },
  dirs: { public: publicFolder(env('DATA_DIR', '../data')) },
  http: { serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS } },
  webhooks: { populateRelations: false },
  transfer: { remote: { enabled: false } },
  logger: {
    config: { level: env('LOG_LEVEL', 'info'), format: logFormat },
    updates: { enabled: false },
    startup: { enabled: false },
  },
});

export default config;
