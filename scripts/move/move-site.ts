import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Bucket } from '../backup/bucket.ts';
import { databaseFile } from '../backup/notes.mjs';
import { checkStopped } from '../backup/restore-backup.ts';
import { uploadsFolder } from '../backup/uploads.ts';
import { CommandError } from '../config/command-error.mjs';
import { type Environment, forCms } from '../config/environment.mjs';
import { CMS } from '../config/paths.mjs';
import { secretsFile, secretsOf } from '../config/secrets.mjs';
import { reasonIn } from '../run/child-output.mjs';
import { type Cleanup, runToEnd, temporaryFolder } from '../run/child-processes.mjs';
import { timed } from '../run/progress.mjs';
import { moveDatabase } from './move-database.ts';
import { moveFiles, placeInBucket, placeOnDisk } from './move-files.ts';

const MAKE_TABLES = join(CMS, 'dist', 'src', 'platform', 'database', 'make-tables.js');

/**
 * Copies a stopped site's database and uploads to the places of another environment, and compares both. Only
 * reads the old ones. Can be repeated after an interruption.
 *
 * @returns undefined for a part whose place stays the same
 * @throws {CommandError} with a reason and a remedy
 */
export async function moveSite(from: Environment, to: Environment, cleanup: Cleanup) {
  const moves = { database: isOtherDatabase(from, to), files: placeNameOf(from) !== placeNameOf(to) };
  if (!moves.database && !moves.files) {
    throw new CommandError(
      'Nothing to move: both environments use the same database and the same place for uploads.',
    );
  }
  await checkStopped(from, 'move');
  shareSecrets(from, to);
  const database =
    moves.database && to.databaseUrl
      ? await timed('Copying the database', () =>
          moveDatabase(databaseFile(from.dataDir), to.databaseUrl ?? '', () => makeTables(to)),
        )
      : undefined;
  const files = moves.files
    ? await timed('Copying the uploads', () =>
        moveFiles(placeOf(from), placeOf(to), temporaryFolder('site-move', cleanup)),
      )
    : undefined;
  // Changes made in the meantime are only in the old place.
  await checkStopped(from, 'move');
  return { database, files };
}

/** @throws {CommandError} for unsupported directions */
function isOtherDatabase(from: Environment, to: Environment) {
  if (from.databaseUrl === to.databaseUrl && (to.databaseUrl || from.dataDir === to.dataDir)) return false;
  if (!from.databaseUrl && to.databaseUrl) return true;
  throw new CommandError(
    'Only an SQLite database can be moved, and only to PostgreSQL. Between two databases of the same kind, use "npm run backup" and then "npm run restore" with the new variables.',
  );
}

function placeNameOf({ dataDir, variables: { S3_BUCKET, S3_ENDPOINT, S3_REGION } }: Environment): string {
  return S3_BUCKET ? JSON.stringify([S3_BUCKET, S3_ENDPOINT ?? S3_REGION]) : resolve(dataDir);
}

const placeOf = ({ dataDir, variables }: Environment) =>
  variables.S3_BUCKET ? placeInBucket(new Bucket(variables)) : placeOnDisk(uploadsFolder(dataDir));

/** Copies the secrets: with other ones everyone would be signed out. */
function shareSecrets(from: Environment, to: Environment) {
  const [old, wanted] = [secretsFile(from.dataDir), secretsFile(to.dataDir)];
  if (existsSync(wanted) || !existsSync(old)) return;
  mkdirSync(dirname(wanted), { recursive: true });
  copyFileSync(old, wanted);
}

/** Boots the CMS, which makes its tables. The copied rows replace what else it writes. */
async function makeTables(to: Environment) {
  const env = { ...forCms(to, secretsOf(to.dataDir, to.variables)), STARTER_CONTENT: 'false' };
  const { code, output } = await runToEnd(process.execPath, [MAKE_TABLES], { cwd: CMS, env });
  if (code === 0) return;
  throw new CommandError(
    reasonIn(output, env) ?? 'The CMS could not create its tables in the new database. Output:',
    {
      detail: output,
    },
  );
}
