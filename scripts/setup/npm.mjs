// @ts-check
import { basename } from 'node:path';
import { runToEnd } from '../running/owned-process.mjs';
import { Stop } from '../stop.mjs';

/** npm's own script when npm started us: the same npm, and no shell needed on Windows. */
function npmCommand() {
  const script = process.env.npm_execpath ?? '';
  if (basename(script) === 'npm-cli.js') return { command: process.execPath, first: [script] };
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', first: [] };
}

/**
 * Runs npm and keeps its output to itself unless it fails.
 *
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, failure: string }} options `failure` is the sentence to stop with
 * @throws {Stop} with npm's own output when npm fails
 */
export async function npm(args, { cwd, env = process.env, failure }) {
  const { command, first } = npmCommand();
  const { code, output } = await runToEnd(command, [...first, ...args], { cwd, env });
  if (code !== 0) throw new Stop(failure, { detail: output });
}
