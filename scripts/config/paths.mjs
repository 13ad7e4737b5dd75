// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository, wherever a command is typed. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
export const CMS = join(ROOT, 'cms');
export const WEB = join(ROOT, 'web');
export const ADMIN_UI = join(ROOT, 'admin-ui');
/** The container image has packages and builds, but neither the lockfile nor the sources that they were made from. */
export const IN_IMAGE = !existsSync(join(ROOT, 'pnpm-lock.yaml'));

/** Strapi's own command, run without npm so that signals and messages reach it. */
export const STRAPI = join(CMS, 'node_modules', '@strapi', 'strapi', 'bin', 'strapi.js');
