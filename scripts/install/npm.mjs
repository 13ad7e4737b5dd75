// @ts-check
import { basename } from 'node:path';
import { CommandError } from '../config/command-error.mjs';
import { runToEnd } from '../run/child-processes.mjs';

/**
 * Runs npm and shows its output only if it fails.
 *
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, failure: string }} options `failure`: the error's sentence
 * @throws {CommandError} with npm's own output when npm fails
 */
export async function npm(args, { cwd, env = process.env, failure }) {
  // The npm that started us, without a shell. Windows needs one for any other, which is a batch file.
  const script = process.env.npm_execpath ?? '';
  const { code, output } =
    basename(script) === 'npm-cli.js'
      ? await runToEnd(process.execPath, [script, ...args], { cwd, env })
      : await runToEnd('npm', args, { cwd, env, shell: process.platform === 'win32' });
  if (code !== 0) throw new CommandError(failure, { detail: output });
}
