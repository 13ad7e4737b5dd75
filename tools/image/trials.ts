import assert from 'node:assert/strict';
import { lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../scripts/config/environment.mjs';
import { ROOT } from '../../scripts/config/paths.mjs';
import { followOutput } from '../../scripts/run/child-output.mjs';
import { type Cleanup, endOwned, runToEnd, spawnOwned } from '../../scripts/run/child-processes.mjs';
import { waitUntilReady } from '../../scripts/run/readiness.mjs';
import { uploadRequest } from '../../scripts/testing/people.ts';
import { startPostgres } from '../../scripts/testing/postgres.ts';
import { send } from '../../scripts/testing/send.ts';
import type { Step } from '../../scripts/testing/summary.mjs';
import { testSiteEnvironment } from '../../scripts/testing/test-site.ts';
import { buildStages, type Stage } from './build-stages.ts';

const START_MS = 180_000;
/** `stop_grace_period` of docker-compose.yml. */
const STOP_MS = 15_000;
const COMMANDS = ['backup', 'backup-drill', 'owner --username boss', 'person --email a@b.de'];

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
  const operate = async (program = '', ...args: string[]) => {
    const { code, output } = await runToEnd(process.execPath, [`scripts/${program}.mjs`, ...args], inImage());
    assert.equal(code, 0, output);
  };
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
    {
      name: 'the steps of the Dockerfile',
      run: async () => {
        image = await buildStages(ROOT, folder);
        untouched = filesOf(image.root);
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
        const stored = await send(publicUrl, await uploadRequest(publicUrl, owner));
        assert.equal(stored.status, 201, stored.body);
        const [{ url: path }] = JSON.parse(stored.body);
        const { headers } = await send(publicUrl, { method: 'GET', path });
        assert.equal(headers['content-type'], 'image/jpeg');
      },
    },
    ...COMMANDS.map((command) => ({ name: command, run: () => operate(...command.split(' ')) })),
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
      name: 'restore',
      run: () => {
        const backups = join(environment.dataDir, 'backups');
        return operate('restore', join(backups, readdirSync(backups).sort().at(-1) ?? ''));
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
