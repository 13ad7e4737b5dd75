import { resolve } from 'node:path';
import { type Core, createStrapi } from '@strapi/strapi';
import { errorMessage } from './monitoring/error-message';

/** Compiled to `dist/src/platform`, three folders below the root of the CMS. */
const CMS_ROOT = resolve(__dirname, '../../..');

async function boot(): Promise<Core.Strapi> {
  process.chdir(CMS_ROOT);
  const strapi = createStrapi({ appDir: CMS_ROOT, distDir: resolve(CMS_ROOT, 'dist') });
  strapi.log.level = 'error';
  return strapi.load();
}

/**
 * Runs a command-line program on a booted CMS; the site may run at the same time. Exits with 0, or prints the error on
 * standard error and exits with 1.
 *
 * @param prepare checks the arguments and throws if they are wrong; returns the work to do, which may return text to
 * print
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
