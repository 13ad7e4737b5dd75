import { resolve } from 'node:path';
import { type Core, createStrapi } from '@strapi/strapi';
import { errorMessage } from './monitoring/error-message';

/** `dist/src/platform` lies three folders below the root of the cms. */
const CMS_ROOT = resolve(__dirname, '../../..');

/** Boots the compiled cms without listening. */
async function boot(): Promise<Core.Strapi> {
  process.chdir(CMS_ROOT);
  const strapi = createStrapi({ appDir: CMS_ROOT, distDir: resolve(CMS_ROOT, 'dist') });
  strapi.log.level = 'error';
  return strapi.load();
}

/**
 * A program run on the machine itself, also beside a running site. Ends the process: with 0, or with 1 after one sentence
 * on standard error.
 *
 * @param prepare throws when the program was asked something wrong; returns what is done with the cms
 */
export function runOnMachine(prepare: () => (strapi: Core.Strapi) => Promise<string | undefined>): void {
  const run = async () => {
    const work = prepare();
    const strapi = await boot();
    const output = await work(strapi);
    await strapi.destroy();
    if (output) process.stdout.write(`${output}\n`);
  };
  run().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${errorMessage(error)}\n`);
      process.exit(1);
    },
  );
}
