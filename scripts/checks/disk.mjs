// @ts-check
import { existsSync } from 'node:fs';
// As a namespace: a missing named import would end an older Node before it has said which one is needed.
import * as fs from 'node:fs/promises';
import { dirname } from 'node:path';
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
 * @returns {string | undefined} the sentence to print when there is too little room
 */
export function diskProblem(path, neededMb, freeMb) {
  if (freeMb >= neededMb) return undefined;
  return `The disk that holds ${path} has ${readable(freeMb)} free and the site needs ${readable(neededMb)}: make room and start again.`;
}

/**
 * @param {string} path
 * @param {{ firstStart: boolean }} when
 * @throws {Stop} when the disk has too little room
 */
export async function checkDisk(path, { firstStart }) {
  const { bavail, bsize } = await fs.statfs(closestExisting(path));
  const freeMb = Math.floor((bavail * bsize) / MB);
  const problem = diskProblem(path, firstStart ? FIRST_START_MB : EVERY_START_MB, freeMb);
  if (problem) throw new Stop(problem);
}
