import assert from 'node:assert/strict';
import { copyFileSync, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Environment } from '../../scripts/config/environment.mjs';
import { CMS, ROOT } from '../../scripts/config/paths.mjs';
import { followOutput } from '../../scripts/run/child-output.mjs';
import { type Cleanup, endOwned, runToEnd, spawnOwned } from '../../scripts/run/child-processes.mjs';
import { waitUntilReady } from '../../scripts/run/readiness.mjs';
import { becomesQuiet, processes, restingMemory } from '../../scripts/testing/memory.ts';
import { startPostgres } from '../../scripts/testing/postgres.ts';
import { send, signIn } from '../../scripts/testing/send.ts';
import { type Counts, notRun, type Step } from '../../scripts/testing/summary.mjs';
import { testSiteEnvironment } from '../../scripts/testing/test-site.ts';
import { buildStages, type Stage } from './build-stages.ts';

const START_MS = 180_000;
/** `stop_grace_period` of docker-compose.yml. */
const STOP_MS = 15_000;
const MB = 1_000_000;
const PICTURE = join(CMS, 'starter', 'media', 'portfolio-01.jpg');

/** Strapi notes when it last looked for its own news, and works without that file. */
const STRAPIS_OWN = /\.strapi-updater\.json$|\/\.config\/com\.strapi\//;

type Program = ReturnType<typeof spawnOwned>;

/** In order: each trial needs those before it. */
export function imageTrials(folder: string, cleanup: Cleanup): Step[] {
  let image: Stage;
  let environment: Environment;
  let untouched: Map<string, string>;
  const programs = new Map<string, Program>();

  const inImage = () => ({
    cwd: join(image.root, image.workdir),
    env: { ...environment.variables, NODE_ENV: image.env.NODE_ENV, HOME: join(image.root, 'home') },
  });
  const serve = async (part: string, url: string) => {
    const args = [...image.command.slice(1, -1), part];
    const program = spawnOwned(process.execPath, args, {
      ...inImage(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { lastLines } = followOutput(part, [program.stdout, program.stderr], 'nothing');
    programs.set(part, program);
    cleanup.onExit(() => endOwned(program, STOP_MS));
    const over = new AbortController();
    program.once('exit', () => over.abort());
    const signal = AbortSignal.any([over.signal, AbortSignal.timeout(START_MS)]);
    assert.ok(await waitUntilReady(url, signal), `${part} does not start:\n${lastLines()}`);
  };

  return [
    { name: 'Compose takes docker-compose.yml', run: () => composeTakesTheFile(folder) },
    {
      name: 'the steps of the Dockerfile',
      run: async () => {
        image = await buildStages(ROOT, folder);
        untouched = filesOf(image.root);
        for (const [name, bytes] of sizesBelow(join(image.root, image.workdir))) {
          console.log(`${(bytes / MB).toFixed(0).padStart(5)} MB  ${name}`);
        }
      },
    },
    {
      name: 'CMS and site start from it, on PostgreSQL where that is installed',
      run: async () => {
        const server = await startPostgres(folder, cleanup);
        const TMPDIR = join(folder, 'tmp');
        mkdirSync(TMPDIR);
        const own = { TMPDIR, DATABASE_URL: server?.url };
        environment = await testSiteEnvironment(image.root, image.env.DATA_DIR ?? '', own);
        await serve('cms', `${environment.cmsUrl}/api/health`);
        await serve('web', `${environment.publicUrl}/healthz`);
      },
    },
    {
      name: 'a page is rendered',
      run: async () => {
        const { status, body } = await send(environment.publicUrl, { method: 'GET', path: '/portfolio' });
        assert.equal(status, 200);
        assert.match(body, /<h1[\s>]/);
        assert.match(body, /\/uploads\//);
      },
    },
    {
      name: 'an upload is stored and sent',
      run: async () => {
        const { publicUrl, variables } = environment;
        const owner = { name: String(variables.OWNER_USERNAME), password: String(variables.OWNER_PASSWORD) };
        const form = new FormData();
        const picture = new Blob([new Uint8Array(readFileSync(PICTURE))], { type: 'image/jpeg' });
        form.set('files', picture, basename(PICTURE));
        const headers = { authorization: await signIn(publicUrl, owner) };
        const stored = await fetch(`${publicUrl}/api/upload`, { method: 'POST', headers, body: form });
        assert.equal(stored.status, 201, await stored.clone().text());
        const [{ url }] = await stored.json();
        const sent = await fetch(new URL(url, publicUrl));
        assert.equal(sent.headers.get('content-type'), 'image/jpeg');
      },
    },
    {
      name: 'a backup is made',
      run: async () => {
        const { code, output } = await runToEnd(process.execPath, ['scripts/backup.mjs'], inImage());
        assert.equal(code, 0, output);
      },
    },
    {
      name: 'at rest',
      run: async () => {
        for (const [part, { pid }] of programs) {
          const child = (await processes()).find(({ parent }) => parent === pid)?.pid ?? 0;
          await becomesQuiet(child);
          const [keeper, program] = await restingMemory([pid ?? 0, child]);
          console.log(
            `${part}: ${program?.toFixed(0)} MB, and ${keeper?.toFixed(0)} MB for what keeps it running`,
          );
        }
      },
    },
    {
      name: 'SIGTERM ends both in time, with code 0',
      run: async () => {
        for (const [part, program] of [...programs].reverse()) {
          assert.ok(await endOwned(program, STOP_MS), `${part} had to be ended by force`);
          assert.equal(program.exitCode, 0, part);
        }
      },
    },
    {
      name: 'nothing was written outside DATA_DIR',
      run: async () => {
        const now = filesOf(image.root);
        const changed = [...now]
          .filter(([file, print]) => untouched.get(file) !== print)
          .map(([file]) => file);
        assert.deepEqual(
          changed.filter((file) => !file.startsWith(environment.dataDir) && !STRAPIS_OWN.test(file)),
          [],
        );
        assert.deepEqual(
          [...untouched.keys()].filter((file) => !now.has(file)),
          [],
        );
      },
    },
  ];
}

/** @returns a text per file that changes when the file is written, by path; does not follow symbolic links */
function filesOf(folder: string) {
  const found = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const { size, mtimeMs } = lstatSync(file);
    if (!entry.isDirectory()) found.set(file, `${size} ${mtimeMs}`);
  }
  return found;
}

/** @returns bytes on disk below a folder, separately for packages and the rest of each part */
function sizesBelow(folder: string) {
  const sizes = new Map<string, number>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const place = path.slice(folder.length + 1).split('/');
    const name = place.slice(0, place[0] === 'node_modules' ? 1 : 2).join('/');
    // Like `du`: in blocks of 512 bytes.
    const bytes = lstatSync(path).blocks * 512;
    for (const each of [name, 'in all, without the base image'])
      sizes.set(each, (sizes.get(each) ?? 0) + bytes);
  }
  return [...sizes].filter(([, bytes]) => bytes >= MB);
}

const FILE = 'docker-compose.yml';
/** The first version with `required` for `env_file`. */
const NEEDED = 'Docker Compose 2.24';
const COMMANDS: [string, ...string[]][] = [['docker', 'compose'], ['docker-compose']];

/**
 * Lets Compose read and check docker-compose.yml, which works without Docker's engine.
 *
 * @param folder an empty one: Compose reads the `.env` beside the file
 */
async function composeTakesTheFile(folder: string): Promise<Counts> {
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

  const site = { DATABASE_PASSWORD: 'abc', SITE_IMAGE: 'ghcr.io/somebody/site:1' };
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
  assert.match(filled.output, /image: ghcr\.io\/somebody\/site:1/);
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
