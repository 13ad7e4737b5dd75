import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { bucketOf } from '../../platform/storage/bucket';
import { variantFolders } from './variant-names';

/** Milliseconds to collect several uploads for one run. */
const GATHER_MS = 500;

/**
 * Makes variants of uploads in the background, after boot and after each change. Skipped for a bucket with a public
 * address, which sends only originals.
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
      // A run may take hours; stop it so that new pictures come first. The next run continues with what is missing.
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
