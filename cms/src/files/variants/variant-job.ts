import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { wakeJobs } from '../../platform/jobs/scheduler';
import { bucketOf } from '../../platform/storage/bucket';
import { variantFolders } from './variant-names';

/** Milliseconds to collect several uploads for one run. */
const GATHER_MS = 500;
/** The longest part of a run, in milliseconds: far below the ten minutes of a claim. */
const PART_MS = 5 * 60_000;

/** When this process last found a reason to look for missing variants, in milliseconds since 1970. */
let dueAt: number | undefined;
let running: ChildProcess | undefined;

/** Ends the current run after its picture. The next one includes the changed uploads: its WebP files come first. */
function lookAgain(waitMs = 0): void {
  dueAt = Date.now() + waitMs;
  // If the run has just ended, nobody receives this.
  running?.send('finish', () => {});
}

export async function variantsDue(_strapi: Core.Strapi, after = 0): Promise<number | undefined> {
  // The clock may have been set back since.
  if (dueAt !== undefined) dueAt = Math.min(dueAt, Date.now() + GATHER_MS);
  return dueAt !== undefined && dueAt > after ? dueAt : undefined;
}

/** Makes missing variants for a while. */
export async function makeVariants(strapi: Core.Strapi, now: number, stopping?: AbortSignal): Promise<void> {
  dueAt = undefined;
  try {
    await runPart(strapi, stopping);
  } catch (error) {
    // The next start looks for missing variants.
    if (stopping?.aborted) return;
    dueAt ??= now;
    throw error;
  }
}

async function runPart(strapi: Core.Strapi, stopping?: AbortSignal): Promise<void> {
  const { uploads, variants } = variantFolders(strapi.dirs.static.public);
  const folders = bucketOf(strapi) ? [] : [uploads, variants];
  running = fork(join(__dirname, 'make-variants.js'), folders, {
    execArgv: [],
    detached: true,
    signal: stopping,
  });
  const partEnds = setTimeout(lookAgain, PART_MS);
  try {
    const [code] = await once(running, 'exit');
    if (code !== 0) throw new Error('the program that makes them ended early');
  } finally {
    clearTimeout(partEnds);
    running = undefined;
  }
}

/** Makes variants due at the start and when uploads change. A bucket with a public address sends only originals. */
export function keepVariants(strapi: Core.Strapi): void {
  dueAt = undefined;
  if (bucketOf(strapi)?.isPublic) return;
  lookAgain();
  const soon = () => {
    lookAgain(GATHER_MS);
    wakeJobs();
  };
  strapi.db.lifecycles.subscribe({
    models: ['plugin::upload.file'],
    afterCreate: soon,
    afterUpdate: soon,
    afterDelete: soon,
    afterDeleteMany: soon,
  });
}
