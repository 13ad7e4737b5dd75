import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { databasePrefix, dropDatabases } from './databases';

declare module 'vitest' {
  interface ProvidedContext {
    /** Holds the data folder of every CMS that the tests boot. */
    runFolder: string;
  }
}

/** Runs around all files of a run, and deletes their data on disk and in PostgreSQL. */
export default function setup(project: TestProject) {
  const runFolder = mkdtempSync(join(tmpdir(), 'cms-tests-'));
  project.provide('runFolder', runFolder);
  return async () => {
    await dropDatabases(databasePrefix(runFolder));
    rmSync(runFolder, { recursive: true, force: true });
  };
}
