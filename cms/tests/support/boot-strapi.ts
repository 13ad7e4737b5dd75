import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Core } from '@strapi/strapi';

const require = createRequire(import.meta.url);
const CMS_ROOT = resolve(import.meta.dirname, '../..');

const SECRETS = {
  APP_KEY_1: 'test-app-key-1-0123456789012345678901',
  APP_KEY_2: 'test-app-key-2-0123456789012345678901',
  ADMIN_JWT_SECRET: 'test-admin-jwt-secret-012345678901234',
  API_TOKEN_SALT: 'test-api-token-salt-0123456789012345',
  TRANSFER_TOKEN_SALT: 'test-transfer-token-salt-01234567890',
  ENCRYPTION_KEY: 'test-encryption-key-0123456789012345',
  JWT_SECRET: 'test-jwt-secret-01234567890123456789',
  FORM_SECRET: 'test-form-secret-0123456789012345678',
};

export const OWNER = { username: 'owner', password: 'quiet-river-lamp-42' };
export const PANEL = { email: 'panel@example.com', password: 'Quiet-river-lamp-42' };

export interface BootedCms {
  strapi: Core.Strapi;
  /** Origin, such as http://127.0.0.1:41234 */
  url: string;
  /** Boots the same database and folder again. */
  restart(): Promise<BootedCms>;
  stop(): Promise<void>;
}

interface BootOptions {
  /** 'true' loads the starter content; empty otherwise, which is faster */
  starterContent?: 'true' | 'false';
  accessTokenSeconds?: number;
}

/**
 * The real cms on a fresh database, listening on a free port: SQLite, or the PostgreSQL server named by
 * TEST_DATABASE_URL, where each boot gets a database of its own.
 */
export async function bootCms(options: BootOptions = {}): Promise<BootedCms> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cms-test-'));
  const database = await freshDatabase();
  const boot = async (): Promise<BootedCms> => {
    Object.assign(process.env, SECRETS, {
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      DATABASE_URL: database?.url ?? '',
      CMS_HOST: '127.0.0.1',
      CMS_PORT: '0',
      PUBLIC_URL: 'http://localhost:3000',
      STARTER_CONTENT: options.starterContent ?? 'false',
      OWNER_USERNAME: OWNER.username,
      OWNER_PASSWORD: OWNER.password,
      PANEL_EMAIL: PANEL.email,
      PANEL_PASSWORD: PANEL.password,
      ACCESS_TOKEN_SECONDS: String(options.accessTokenSeconds ?? 300),
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
    const { port } = strapi.server.httpServer.address() as AddressInfo;
    const halt = () => keepingListeners(() => strapi.destroy());
    return {
      strapi,
      url: `http://127.0.0.1:${port}`,
      restart: async () => {
        await halt();
        return boot();
      },
      stop: async () => {
        await halt();
        await database?.drop();
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  };
  return boot();
}

/** `destroy()` takes every listener off the process, the test runner's own among them. */
async function keepingListeners(action: () => Promise<void>): Promise<void> {
  const kept = process.eventNames().map((event) => [event, process.listeners(event as 'exit')] as const);
  await action();
  for (const [event, listeners] of kept) {
    for (const listener of listeners) {
      if (!process.listeners(event as 'exit').includes(listener)) process.on(event as string, listener);
    }
  }
}

async function freshDatabase(): Promise<{ url: string; drop(): Promise<void> } | undefined> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return undefined;
  const { Client } = require('pg') as typeof import('pg');
  const name = `cms_test_${process.pid}_${Date.now()}`;
  const run = async (sql: string) => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
