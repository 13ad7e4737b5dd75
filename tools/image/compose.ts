import assert from 'node:assert/strict';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/config/paths.mjs';
import { runToEnd } from '../../scripts/run/child-processes.mjs';
import { type Counts, notRun } from '../../scripts/testing/summary.mjs';

const FILE = 'docker-compose.yml';
/** The first version with `required` for `env_file`. */
const NEEDED = 'Docker Compose 2.24';
const COMMANDS: [string, ...string[]][] = [['docker', 'compose'], ['docker-compose']];

/**
 * Lets Compose read and check docker-compose.yml, which works without Docker's engine.
 *
 * @param folder an empty one: Compose reads the `.env` beside the file
 */
export async function composeTakesTheFile(folder: string): Promise<Counts> {
  const compose = await findCompose();
  if (!compose) return notRun(`${NEEDED} or newer is not installed.`);
  copyFileSync(join(ROOT, FILE), join(folder, FILE));
  const config = (variables: NodeJS.ProcessEnv, ...args: string[]) => {
    const [program, ...before] = compose;
    const env = { PATH: process.env.PATH, HOME: folder, ...variables };
    return runToEnd(program, [...before, '--file', FILE, 'config', ...args], { cwd: folder, env });
  };

  const nothing = await config({}, '--quiet');
  assert.notEqual(nothing.code, 0, 'it starts without a password of the database');
  assert.match(nothing.output, /Set DATABASE_PASSWORD/);

  const site = { DATABASE_PASSWORD: 'abc' };
  const services = await config(site, '--services');
  assert.equal(services.code, 0, services.output);
  assert.deepEqual(linesOf(services.output), ['cms', 'database', 'front', 'web']);

  const bucket = {
    COMPOSE_PROFILES: 's3',
    S3_BUCKET: 'site',
    S3_ACCESS_KEY_ID: 'GK1',
    S3_SECRET_ACCESS_KEY: 'x2',
  };
  const filled = await config({ ...site, ...bucket });
  assert.equal(filled.code, 0, filled.output);
  assert.match(filled.output, /DATABASE_URL: postgres:\/\/site:abc@database:5432\/site/);
  assert.match(filled.output, /GARAGE_DEFAULT_ACCESS_KEY: GK1/);
  assert.match(filled.output, /GARAGE_DEFAULT_SECRET_KEY: x2/);
  return { passed: 1, failed: 0 };
}

async function findCompose(): Promise<[string, ...string[]] | undefined> {
  for (const command of COMMANDS) {
    const [program, ...before] = command;
    const { code, output } = await runToEnd(program, [...before, 'version', '--short'], {});
    const [, major = 0, minor = 0] = /^v?(\d+)\.(\d+)/.exec(output) ?? [];
    if (code === 0 && (Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 24))) return command;
  }
  return;
}

const linesOf = (output: string) => output.trim().split('\n').sort();
