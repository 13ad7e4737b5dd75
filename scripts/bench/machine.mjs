// @ts-check
import { cpus, totalmem } from 'node:os';
import { runToEnd } from '../running/owned-process.mjs';

/** @import { Table } from './report.mjs' */

const GB = 1024 ** 3;

/**
 * @param {string} command
 * @param {string[]} args
 */
async function firstLineOf(command, args) {
  const { code, output } = await runToEnd(command, args, {});
  return code === 0 ? (output.split('\n')[0] ?? '').trim() : 'not there';
}

/**
 * What the figures were measured on, without which they say nothing.
 *
 * @param {{ chromium?: string, nginx?: string }} programs
 * @returns {Promise<Table>}
 */
export async function machineTable({ chromium, nginx }) {
  const processors = cpus();
  return {
    title: 'Machine',
    columns: ['What', 'Which'],
    rows: [
      ['Date', new Date().toISOString().slice(0, 16).replace('T', ' ')],
      ['Cores', `${processors.length}, ${processors[0]?.model.trim() ?? 'unknown'}`],
      ['Memory', `${Math.round(totalmem() / GB)} GB`],
      ['Node', process.version],
      ['Chromium', chromium ? await firstLineOf(chromium, ['--version']) : 'not there'],
      ['nginx', nginx ? await firstLineOf(nginx, ['-v']) : 'not there'],
    ],
  };
}
