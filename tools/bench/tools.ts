import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../scripts/config/paths.mjs';
import { install } from '../../scripts/install/install.mjs';
import { type Cleanup, endOwned, lineOf, runToEnd, spawnOwned } from '../../scripts/run/child-processes.mjs';

import type { Table } from './report.ts';

const TOOLS = join(ROOT, 'tools');
const PATIENCE_MS = 3000;
const GB = 1024 ** 3;
const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-component-update',
  '--remote-debugging-port=0',
];

/** Finds and loads packages as a file in `tools` would. */
export const requireTool = createRequire(join(TOOLS, 'package.json'));

/** Installs Lighthouse and autocannon (190 MB) on first use, because most people do not need them. */
export const installTools = () =>
  install({
    title: 'the benchmark',
    folder: TOOLS,
    lists: ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'],
  });

/**
 * Starts a Chromium that other programs can control.
 *
 * @param folder for its profile
 * @returns the port of its debugger
 * @throws {CommandError} when it ends before that
 */
export async function startChromium(program: string, folder: string, cleanup: Cleanup) {
  const profile = mkdtempSync(join(folder, 'chromium-'));
  const child = spawnOwned(program, [...CHROMIUM_FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  cleanup.onExit(() => endOwned(child, PATIENCE_MS));
  const [, port] = await lineOf(child, /^DevTools listening on ws:\/\/[^:]+:(\d+)\//);
  return Number(port);
}

async function versionOf(program: string | undefined, flag: string) {
  if (!program) return 'not there';
  const { code, output } = await runToEnd(program, [flag], {});
  return code === 0 ? (output.split('\n')[0] ?? '').trim() : 'not there';
}

/** Returns a table of the machine, without which the figures mean nothing. */
export async function machineTable({
  chromium,
  nginx,
}: {
  chromium?: string;
  nginx?: string;
}): Promise<Table> {
  const processors = cpus();
  return {
    title: 'Machine',
    columns: ['What', 'Which'],
    rows: [
      ['Date', new Date().toISOString().slice(0, 16).replace('T', ' ')],
      ['Cores', `${processors.length}, ${processors[0]?.model.trim() ?? 'unknown'}`],
      ['Memory', `${Math.round(totalmem() / GB)} GB`],
      ['Node', process.version],
      ['Chromium', await versionOf(chromium, '--version')],
      ['nginx', await versionOf(nginx, '-v')],
    ],
  };
}
