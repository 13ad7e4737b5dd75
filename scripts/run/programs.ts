import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CommandError } from '../config/command-error.mjs';
import { runToEnd } from './child-processes.mjs';
import { timed } from './progress.mjs';

// Programs of this machine for tests, benchmarks and backups.

/** Chromium without windows: the same engine, and tests take about half the time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const CHROMIUM_NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome'];
const APT = '/usr/bin/apt-get';
/** RUNLEVEL=1 stops a newly installed service from starting. */
const QUIET = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
/** Debian's folder of PostgreSQL programs by version; the server is not on PATH. */
const DEBIAN_POSTGRES = '/usr/lib/postgresql';

/** @returns the first file of that name on PATH */
export const onPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/** Installs packages on Debian and its derivatives, if root. Does nothing elsewhere. */
export async function aptInstall(...packages: string[]) {
  if (!existsSync(APT) || process.getuid?.() !== 0) return;
  await timed(`Installing ${packages.join(' and ')}`, async () => {
    await runToEnd(APT, ['update', '-q'], { env: QUIET });
    const install = ['install', '-y', '-q', '--no-install-recommends', ...packages];
    const { code, output } = await runToEnd(APT, install, { env: QUIET });
    if (code !== 0) console.error(output);
  });
}

/** Returns a program of PostgreSQL: from PATH, or Debian's newest. */
export function findPostgres(name: string) {
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : [];
  const files = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_POSTGRES, version, 'bin', name));
  return onPath(name) ?? files.find((file) => existsSync(file));
}

/** Returns the browser from CHROMIUM_PATH, from PATH, or downloaded by Playwright. */
async function findChromium() {
  const { chromium } = await import('@playwright/test');
  const candidates = [process.env.CHROMIUM_PATH, ...CHROMIUM_NAMES.map(onPath), chromium.executablePath()];
  return candidates.find((file) => file && existsSync(file));
}

/** @throws {CommandError} when there is no Chromium and none can be installed */
export async function provideChromium(): Promise<string> {
  if (!process.env.CHROMIUM_PATH && !onPath(HEADLESS_SHELL)) {
    await aptInstall(HEADLESS_SHELL, 'fonts-liberation');
  }
  const found = await findChromium();
  if (found) return found;
  // Some releases of Debian lack a package for the shell.
  await aptInstall('chromium', 'fonts-liberation');
  const installed = await findChromium();
  if (installed) return installed;
  throw new CommandError(
    'Chromium was not found. Run "npx playwright install chromium", or set CHROMIUM_PATH to your own.',
  );
}
