import { resolve } from 'node:path';
import { type Core, createStrapi } from '@strapi/strapi';

/** `dist/src` lies two folders below the root of the cms. */
const CMS_ROOT = resolve(__dirname, '../..');

/** Boots the compiled cms without listening, for programs run on the machine itself. End with `destroy()`. */
export async function bootFromMachine(): Promise<Core.Strapi> {
  process.chdir(CMS_ROOT);
  const strapi = createStrapi({ appDir: CMS_ROOT, distDir: resolve(CMS_ROOT, 'dist') });
  strapi.log.level = 'error';
  return strapi.load();
}
