import { createRequire } from 'node:module';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from '../../scripts/config/paths.mjs';
import { install } from '../../scripts/install/install.mjs';
import { freePort } from '../../scripts/install/preflight.mjs';
import { type Cleanup, runToEnd } from '../../scripts/run/child-processes.mjs';
import type { Table } from './report.ts';

const TOOLS = join(ROOT, 'tools');
const GB = 1024 ** 3;

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
 * Starts a Chromium that Lighthouse can also control.
 *
 * @param executablePath path of Chromium
 * @returns `port` of its debugger
 */
export async function startChromium(executablePath: string, { onExit }: Cleanup) {
  const port = await freePort(0);
  const args = ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  onExit(() => browser.close());
  return { browser, port };
}

async function versionOf(program: string | undefined, flag: string) {
  if (!program) return 'not there';
  const { code, output } = await runToEnd(program, [flag], {});
  return code === 0 ? (output.split('\n')[0] ?? '').trim() : 'not there';
}

/** Returns a table of the machine, without which the figures mean nothing. */
export async function machineTable(browser?: string, nginx?: string): Promise<Table> {
  const processors = cpus();
  return {
    title: 'Machine',
    columns: ['What', 'Which'],
    rows: [
      ['Date', new Date().toISOString().slice(0, 16).replace('T', ' ')],
      ['Cores', `${processors.length}, ${processors[0]?.model.trim() ?? 'unknown'}`],
      ['Memory', `${Math.round(totalmem() / GB)} GB`],
      ['Node', process.version],
      ['Chromium', await versionOf(browser, '--version')],
      ['nginx', await versionOf(nginx, '-v')],
    ],
  };
}
