// @ts-check
import { existsSync } from 'node:fs';
// As a namespace: a missing named import would end an older Node before it has said which one is needed.
import * as fs from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Stop } from '../stop.mjs';

const MB = 1024 * 1024;
/** Packages and builds take 1.4 GB, the copies that npm keeps of them 0.4 GB. */
const FIRST_START_MB = 2000;
/** Below 100 MB the CMS calls itself unhealthy; uploads and the database need room above that. */
const EVERY_START_MB = 300;

/** @param {string} path may not exist yet */
function closestExisting(path) {
  let folder = path;
  while (!existsSync(folder)) folder = dirname(folder);
  return folder;
}

/** @param {number} megabytes */
const readable = (megabytes) =>
  megabytes >= 1000 ? `${(megabytes / 1000).toFixed(1)} GB` : `${megabytes} MB`;

/**
 * @param {string} path a folder that exists or will be made
 * @param {number} neededMb
 * @param {number} freeMb
 * @returns {string | undefined} the beginning of a sentence when there is too little room
 */
export function diskProblem(path, neededMb, freeMb) {
  if (freeMb >= neededMb) return undefined;
  return `The disk that holds ${path} has ${readable(freeMb)} free and the site needs ${readable(neededMb)}:`;
}

/** @param {string} path */
async function freeMbAt(path) {
  const { bavail, bsize } = await fs.statfs(closestExisting(path));
  return Math.floor((bavail * bsize) / MB);
}

/**
 * @param {string} root where packages and builds are put
 * @throws {Stop} when there is too little room for them
 */
export async function checkDiskForInstall(root) {
  const problem = diskProblem(root, FIRST_START_MB, await freeMbAt(root));
  if (problem) throw new Stop(`${problem} make room and start again.`);
}

/**
 * A first start is refused where its database would not fit. What is there already can at least be read, so a later
 * start is only warned.
 *
 * @param {string} dataDir
 * @param {{ freeMb?: (path: string) => Promise<number>, warn?: (sentence: string) => void }} [options]
 * @throws {Stop} when the disk has too little room for a first start
 */
export async function checkDiskForData(dataDir, { freeMb = freeMbAt, warn = console.warn } = {}) {
  const problem = diskProblem(dataDir, EVERY_START_MB, await freeMb(dataDir));
  if (!problem) return;
  // The CMS makes this folder at its first start, whichever database it has.
  if (!existsSync(join(dataDir, 'public'))) throw new Stop(`${problem} make room and start again.`);
  warn(`${problem} make room soon. Pages are shown; what is sent or saved may be refused.`);
}
