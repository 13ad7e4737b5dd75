import { cpSync, mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import { inject } from 'vitest';
import { createDatabase, type Database, databasePrefix } from './databases';

const require = createRequire(import.meta.url);
const CMS_ROOT = resolve(import.meta.dirname, '../..');

export const SECRETS = {
  APP_KEY_1: 'test-app-key-1-0123456789012345678901',
  APP_KEY_2: 'test-app-key-2-0123456789012345678901',
  ADMIN_JWT_SECRET: 'test-admin-jwt-secret-012345678901234',
  API_TOKEN_SALT: 'test-api-token-salt-0123456789012345',
  TRANSFER_TOKEN_SALT: 'test-transfer-token-salt-01234567890',
  ENCRYPTION_KEY: 'test-encryption-key-0123456789012345',
  JWT_SECRET: 'test-jwt-secret-01234567890123456789',
  FORM_SECRET: 'test-form-secret-0123456789012345678',
  RENDER_SECRET: 'test-render-secret-01234567890123456',
};

export const OWNER = { username: 'owner', password: 'quiet-river-lamp-42' };
export const PANEL = { email: 'panel@example.com', password: 'Quiet-river-lamp-42' };

export interface BootedCms {
  strapi: Core.Strapi;
  /** Origin, such as http://127.0.0.1:41234 */
  url: string;
  /** Boots the same database and folder again, with other secrets if given. */
  restart(secrets?: Partial<typeof SECRETS>): Promise<BootedCms>;
  stop(): Promise<void>;
}

/** The data of a CMS: its folder, with the SQLite file, and a database outside it if there is one. */
export interface Store {
  dataDir: string;
  database?: Database;
}

/**
 * The state after a first boot. Each test copies it, because creating the tables takes longer than the rest of a boot.
 */
let booted: Promise<Store> | undefined;

/**
 * Boots the real CMS without content on a separate database, on a free port: SQLite, or PostgreSQL on the server in
 * TEST_DATABASE_URL. It has booted once before.
 */
export async function bootCms(): Promise<BootedCms> {
  booted ??= bootOnce();
  return boot(await newStore(await booted));
}

/** Boots the CMS for the first time on an empty database. */
export async function bootForFirstTime(): Promise<BootedCms> {
  return boot(await newStore());
}

/** Boots the CMS on a database that `fill` has prepared. */
export async function bootOn(fill: (store: Store) => Promise<void>): Promise<BootedCms> {
  const store = await newStore();
  await fill(store);
  return boot(store);
}

async function bootOnce(): Promise<Store> {
  const store = await newStore();
  await (await boot(store)).stop();
  return store;
}

async function newStore(from?: Store): Promise<Store> {
  const runFolder = inject('runFolder');
  const dataDir = mkdtempSync(join(runFolder, 'cms-'));
  const name = `${databasePrefix(runFolder)}${process.pid}_${Date.now()}`;
  if (from) cpSync(from.dataDir, dataDir, { recursive: true });
  return { dataDir, database: await createDatabase(name, from?.database) };
}

async function boot(store: Store, secrets: Partial<typeof SECRETS> = {}): Promise<BootedCms> {
  Object.assign(process.env, SECRETS, secrets, {
    NODE_ENV: 'test',
    DATA_DIR: store.dataDir,
    DATABASE_URL: store.database?.url ?? '',
    CMS_HOST: '127.0.0.1',
    CMS_PORT: '0',
    PUBLIC_URL: 'http://localhost:3000',
    STARTER_CONTENT: 'false',
    OWNER_USERNAME: OWNER.username,
    OWNER_PASSWORD: OWNER.password,
    PANEL_EMAIL: PANEL.email,
    PANEL_PASSWORD: PANEL.password,
    ACCESS_TOKEN_SECONDS: '300',
    STRAPI_TELEMETRY_DISABLED: 'true',
  });
  const { createStrapi } = require('@strapi/strapi') as typeof import('@strapi/strapi');
  const strapi = createStrapi({
    appDir: CMS_ROOT,
    distDir: join(CMS_ROOT, 'dist'),
    serveAdminPanel: false,
    autoReload: false,
  });
  strapi.log.level = 'error';
  await strapi.start();
  // Test databases need not survive a power cut.
  if (!store.database) await strapi.db.connection.raw('PRAGMA synchronous = OFF');
  const { port } = strapi.server.httpServer.address() as AddressInfo;
  const stop = () => keepingListeners(() => strapi.destroy());
  return {
    strapi,
    url: `http://127.0.0.1:${port}`,
    restart: async (other) => {
      await stop();
      return boot(store, other);
    },
    stop,
  };
}

/** Signals that Strapi listens for and that end the process. */
const SIGNALS = ['SIGINT', 'SIGTERM'];

/** `destroy()` removes all listeners of the process, including those of the test runner. */
async function keepingListeners(action: () => Promise<void>): Promise<void> {
  const names = process.eventNames().filter((event) => !SIGNALS.includes(String(event)));
  const kept = names.map((event) => [event, process.listeners(event as 'exit')] as const);
  await action();
  for (const [event, listeners] of kept) {
    for (const listener of listeners) {
      if (!process.listeners(event as 'exit').includes(listener)) process.on(event as string, listener);
    }
  }
}
