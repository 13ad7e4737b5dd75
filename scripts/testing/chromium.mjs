// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Stop } from '../stop.mjs';
import { aptInstall } from './debian.mjs';

/** Chromium without the parts that draw a window: the same engine, and the tests take little more than half the time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * @param {string} name
 * @returns {string | undefined} the first file of that name on PATH
 */
export function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** The browser named by CHROMIUM_PATH, one on PATH, or the one that Playwright has downloaded. */
async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const { chromium } = await import('@playwright/test');
  const candidates = [...NAMES.map(onPath), chromium.executablePath()];
  return candidates.find((file) => file !== undefined && existsSync(file));
}

/**
 * @returns {Promise<string>} the path of a Chromium
 * @throws {Stop} when there is none and none can be installed
 */
export async function provideChromium() {
  if (!process.env.CHROMIUM_PATH && !onPath(HEADLESS_SHELL)) {
    await aptInstall([HEADLESS_SHELL, 'fonts-liberation']);
  }
  const found = await findChromium();
  if (found) return found;
  // Not every Debian has the shell as a package of its own.
  await aptInstall(['chromium', 'fonts-liberation']);
  const installed = await findChromium();
  if (installed) return installed;
  throw new Stop(
    'There is no Chromium: install one, run "npx playwright install chromium", or name yours with CHROMIUM_PATH.',
  );
}
