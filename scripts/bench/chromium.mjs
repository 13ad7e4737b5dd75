// @ts-check
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { endOwned, spawnOwned } from '../running/owned-process.mjs';
import { Stop } from '../stop.mjs';

/** @import { Ending } from '../running/program.mjs' */

const PATIENCE_MS = 3000;
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-component-update',
  '--remote-debugging-port=0',
];

/**
 * Starts a Chromium that other programs can steer.
 *
 * @param {string} program
 * @param {{ folder: string, ending: Ending }} options `folder` to put its profile in
 * @returns {Promise<number>} the port of its debugger
 * @throws {Stop} when it ends before that
 */
export async function startChromium(program, { folder, ending }) {
  const profile = mkdtempSync(join(folder, 'chromium-'));
  const child = spawnOwned(program, [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  ending.atEnd(() => endOwned(child, PATIENCE_MS));
  if (!child.stderr) throw new Error('The output of Chromium has to be a pipe.');
  const lines = [];
  for await (const line of createInterface({ input: child.stderr })) {
    const port = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1];
    if (port) {
      // Unread output would fill the pipe and stop the browser.
      child.stderr.resume();
      return Number(port);
    }
    lines.push(line);
  }
  throw new Stop('Chromium ended while starting:', { detail: lines.join('\n') });
}
