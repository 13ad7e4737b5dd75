import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import { logFormat } from '../src/platform/monitoring/log-format';
import { secret } from '../src/platform/secrets/secrets';

/** Returns the public folder, and creates DATA_DIR/public/uploads, which must exist at boot. */
function publicFolder(dataDir: string): string {
  const folder = resolve(dataDir, 'public');
  mkdirSync(resolve(folder, 'uploads'), { recursive: true });
  return folder;
}

/**
 * Milliseconds. Far longer than the public origin keeps idle connections, so that it never sends a form on a connection
 * that is being closed.
 */
const KEEP_ALIVE_MS = 65_000;

/** Longer than the public origin lets an upload take. Node would end it after five minutes. Milliseconds */
const REQUEST_MS = 61 * 60_000;

const config = ({ env }: Core.Config.Shared.ConfigParams) => ({
  host: env('CMS_HOST', '127.0.0.1'),
  port: env.int('CMS_PORT', 1337),
  url: env('CMS_URL', `http://localhost:${env.int('CMS_PORT', 1337)}`),
  app: {
    keys: [secret('APP_KEY_1', env('APP_KEY_1')), secret('APP_KEY_2', env('APP_KEY_2'))],
  },
  // The public origin is the only proxy in front. Without a count, Koa would trust the left-most X-Forwarded-For value,
  // which the caller can set.
  proxy: { koa: true, maxIpsCount: 1 },
  dirs: { public: publicFolder(env('DATA_DIR', '../data')) },
  http: { serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_MS } },
  webhooks: { populateRelations: false },
  transfer: { remote: { enabled: false } },
  logger: {
    config: { level: env('LOG_LEVEL', 'info'), format: logFormat },
    updates: { enabled: false },
    startup: { enabled: false },
  },
});

export default config;
