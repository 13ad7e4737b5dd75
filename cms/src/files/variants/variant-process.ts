import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { bucketOf } from '../../platform/storage/bucket';
import { variantFolders } from './variant-names';

/** Several files come one after the other: they are handled together. Milliseconds. */
const GATHER_MS = 500;

/**
 * Keeps the variants in step with the uploads, in the background: at boot, which also takes care of files from
 * before there were variants, and after each change. A bucket's public address sends files as they are.
 */
export function keepVariants(strapi: Core.Strapi): void {
  const bucket = bucketOf(strapi);
  if (bucket?.isPublic) return;
  const { uploads, variants } = variantFolders(strapi.dirs.static.public);
  const folders = bucket ? [] : [uploads, variants];
  let running: ReturnType<typeof fork> | undefined;
  let again = false;
  let gathering: NodeJS.Timeout | undefined;

  const run = () => {
    if (running) {
      // Hours of work may be waiting; what is new must not wait for it. The next run begins with what is missing.
      again = true;
      running.kill();
      return;
    }
    again = false;
    running = fork(join(__dirname, 'make-variants.js'), folders, {
      execArgv: [],
      detached: true,
    });
    running.once('exit', (code) => {
      running = undefined;
      if (code) strapi.log.warn('Some pictures have no smaller variant; the originals are sent.');
      if (again) run();
    });
  };
  const soon = () => {
    clearTimeout(gathering);
    gathering = setTimeout(run, GATHER_MS);
    gathering.unref();
  };

  strapi.db.lifecycles.subscribe({
    models: ['plugin::upload.file'],
    afterCreate: soon,
    afterUpdate: soon,
    afterDelete: soon,
    afterDeleteMany: soon,
  });
  strapi.server.httpServer.once('listening', soon);
  strapi.server.httpServer.once('close', () => {
    clearTimeout(gathering);
    again = false;
    running?.kill();
  });
}
