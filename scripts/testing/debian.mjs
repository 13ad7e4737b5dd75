// @ts-check
import { existsSync } from 'node:fs';
import { runToEnd } from '../running/owned-process.mjs';
import { timed } from '../setup/progress.mjs';

const APT = '/usr/bin/apt-get';

/** RUNLEVEL=1 keeps a freshly installed service from being started. */
const QUIET = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };

/**
 * Installs packages where that is ours to do: on Debian and its kin, as root. Elsewhere it does nothing.
 *
 * @param {string[]} packages
 */
export async function aptInstall(packages) {
  if (!existsSync(APT) || process.getuid?.() !== 0) return;
  await timed(`Installing ${packages.join(' and ')}`, async () => {
    await runToEnd(APT, ['update', '-q'], { env: QUIET });
    const { code, output } = await runToEnd(
      APT,
      ['install', '-y', '-q', '--no-install-recommends', ...packages],
      {
        env: QUIET,
      },
    );
    if (code !== 0) console.error(output);
  });
}
