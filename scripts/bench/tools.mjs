// @ts-check
import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { fingerprint, stamp } from '../setup/fingerprint.mjs';
import { npm } from '../setup/npm.mjs';
import { timed } from '../setup/progress.mjs';

const LISTS = ['package.json', 'package-lock.json'];
const SOURCE = join(ROOT, 'scripts', 'bench', 'tools');
const FOLDER = join(ROOT, 'node_modules', '.cache', 'bench-tools');

/**
 * Installs Lighthouse and autocannon, 190 MB, on first use: too much for everybody who only starts the site.
 *
 * @throws {import('../stop.mjs').Stop} with npm's output when npm fails
 */
export async function installTools() {
  const print = fingerprint(SOURCE, LISTS, { also: [process.platform, process.versions.modules] });
  const installed = stamp(join(FOLDER, '.installed-from'));
  if (installed.matches(print)) return;
  installed.remove();
  mkdirSync(FOLDER, { recursive: true });
  for (const name of LISTS) copyFileSync(join(SOURCE, name), join(FOLDER, name));
  await timed('Installing Lighthouse and autocannon', () =>
    npm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=warn'], {
      cwd: FOLDER,
      failure:
        'npm could not install what the benchmark measures with: check the connection to its registry.',
    }),
  );
  installed.write(print);
}

/** Finds and loads packages as a file in the tools' folder would. */
export const requireTool = createRequire(join(FOLDER, 'package.json'));
