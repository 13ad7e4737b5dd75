import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { databasePrefix, dropDatabases } from './databases';

declare module 'vitest' {
  interface ProvidedContext {
    /** Holds the data folder of every cms that the tests boot. */
    runFolder: string;
  }
}

/** Around all files of a run: whatever they leave, on disk and in PostgreSQL, goes with it. */
export default function setup(project: TestProject) {
  const runFolder = mkdtempSync(join(tmpdir(), 'cms-tests-'));
  project.provide('runFolder', runFolder);
  return async () => {
    await dropDatabases(databasePrefix(runFolder));
    rmSync(runFolder, { recursive: true, force: true });
  };
}
