import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../../scripts/config/command-error.mjs';
import { CMS, ROOT } from '../../scripts/config/paths.mjs';
import { freePort } from '../../scripts/install/preflight.mjs';
import { withHeaders } from '../../scripts/install/sqlite.mjs';
import { endOwned, runToEnd, spawnOwned } from '../../scripts/run/child-processes.mjs';
import { waitUntilReady } from '../../scripts/run/readiness.mjs';
import { processes } from '../../scripts/testing/memory.ts';
import { testSiteEnvironment } from '../../scripts/testing/test-site.ts';
import { type Table, tableText } from './report.ts';

const PATIENCE_MS = 3_600_000;
const STOP_MS = 15_000;
const SECOND_MS = 1000;
const KB_A_MB = 1024;
/** Packages of the CMS that a bare Strapi with the same plugins has. */
const OF_BARE_STRAPI =
  /^(@strapi\/|better-sqlite3$|react$|react-dom$|react-router-dom$|styled-components$|graphql$)/;

/** Goals: first start relative to a bare Strapi's; seconds; MB. */
const FIRST_RATIO = 0.55;
const SECOND_START_SECONDS = 12;
const DISK_MB = 1300;
const MEMORY_MB = 1500;

/** Variables for a user who has never used npm here. */
function newUser(home: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  mkdirSync(home, { recursive: true });
  const own = Object.entries(env).filter(([name]) => !/^npm_(?!config_registry)/i.test(name));
  return { ...Object.fromEntries(own), HOME: home };
}

/** Runs a program and returns its seconds until an address answers, and the highest memory in MB of all that it started. */
async function untilReady(args: string[], cwd: string, env: NodeJS.ProcessEnv, urls: string[]) {
  const since = Date.now();
  const program = spawnOwned(process.execPath, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
  let most = 0;
  const watching = setInterval(async () => {
    most = Math.max(most, await memoryBelow(program.pid ?? 0));
  }, SECOND_MS);
  const over = new AbortController();
  program.once('exit', () => over.abort());
  const seconds: number[] = [];
  for (const url of urls) {
    const signal = AbortSignal.any([over.signal, AbortSignal.timeout(PATIENCE_MS)]);
    if (!(await waitUntilReady(url, signal))) throw new CommandError(`${url} never answered.`);
    seconds.push((Date.now() - since) / SECOND_MS);
  }
  clearInterval(watching);
  await endOwned(program, STOP_MS);
  return { seconds, most };
}

/** Shared pages count once for each process. */
async function memoryBelow(root: number) {
  const all = await processes();
  const below = new Set([root]);
  for (const { pid, parent } of all) if (below.has(parent)) below.add(pid);
  return all.reduce((sum, { pid, rssKb }) => (below.has(pid) ? sum + rssKb : sum), 0) / KB_A_MB;
}

async function diskMb(folder: string) {
  const { output } = await runToEnd('du', ['-sm', folder], {});
  return Number.parseInt(output, 10);
}

async function ours(folder: string) {
  const copy = join(folder, 'site');
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0');
  for (const file of files.filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file));
  }
  const { publicUrl, cmsUrl, variables } = await testSiteEnvironment(folder, 'site-data');
  const env = newUser(join(folder, 'home'), variables);
  const start = ['scripts/start.mjs'];
  const first = await untilReady(start, copy, env, [`${publicUrl}/portfolio`, `${cmsUrl}/admin`]);
  const second = await untilReady(start, copy, env, [`${publicUrl}/portfolio`]);
  return { first, second, disk: await diskMb(copy) };
}

/** The least that Strapi starts with. */
function writeBareStrapi(folder: string, port: number) {
  const { dependencies } = JSON.parse(readFileSync(join(CMS, 'package.json'), 'utf8'));
  const same = Object.entries(dependencies).filter(([name]) => OF_BARE_STRAPI.test(name));
  const files = {
    'package.json': JSON.stringify({ name: 'bare', private: true, dependencies: Object.fromEntries(same) }),
    'config/server.js': `module.exports = { host: '127.0.0.1', port: ${port}, app: { keys: ['a', 'b'] } };`,
    'config/admin.js':
      "module.exports = { auth: { secret: 'a' }, apiToken: { salt: 'a' }, transfer: { token: { salt: 'a' } } };",
    'config/database.js':
      "module.exports = { connection: { client: 'sqlite', connection: { filename: 'data.db' }, useNullAsDefault: true } };",
    'config/plugins.js': "module.exports = { 'users-permissions': { config: { jwtSecret: 'a' } } };",
    'config/middlewares.js':
      "module.exports = ['logger', 'errors', 'security', 'cors', 'poweredBy', 'query', 'body', 'session', 'favicon', 'public'].map((name) => 'strapi::' + name);",
    'src/index.js': 'module.exports = {};',
    'public/uploads/.gitkeep': '',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  cpSync(join(CMS, 'favicon.png'), join(folder, 'favicon.png'));
}

async function bareStrapi(folder: string) {
  const app = join(folder, 'bare');
  const port = await freePort(0);
  writeBareStrapi(app, port);
  const home = newUser(join(folder, 'bare-home'), process.env);
  const env = { ...home, ...withHeaders(), STRAPI_TELEMETRY_DISABLED: 'true' };
  const since = Date.now();
  const seconds = () => (Date.now() - since) / SECOND_MS;
  const steps = [];
  for (const args of [
    ['install', '--no-audit', '--no-fund'],
    ['exec', '--', 'strapi', 'build'],
  ]) {
    const { code, output } = await runToEnd('npm', args, { cwd: app, env });
    if (code !== 0) throw new CommandError(`npm ${args.join(' ')} failed:`, { detail: output });
    steps.push(seconds());
  }
  const strapi = ['node_modules/@strapi/strapi/bin/strapi.js', 'start'];
  await untilReady(strapi, app, { ...env, NODE_ENV: 'production' }, [`http://127.0.0.1:${port}/admin`]);
  return { installed: steps[0], built: steps[1], ready: seconds(), disk: await diskMb(app) };
}

/**
 * Measures a first start in an empty folder with empty caches, and beside it a bare Strapi with the same plugins.
 *
 * @param folder for both, some gigabytes
 */
export async function benchFirstStart(folder: string) {
  const { first, second, disk } = await ours(folder);
  const bare = await bareStrapi(folder);
  const [page = Number.NaN, panel] = first.seconds;
  const table: Table = {
    title: 'First start',
    columns: ['What', 'This site', 'Bare Strapi', 'Goal'],
    rows: [
      ['Packages, s', undefined, bare.installed, undefined],
      ['Panel built, s', panel, bare.built, undefined],
      ['First page, s', page, bare.ready, undefined],
      ['Ratio', page / bare.ready, 1, FIRST_RATIO],
      ['Second start, s', second.seconds[0], undefined, SECOND_START_SECONDS],
      ['Disk, MB', disk, bare.disk, DISK_MB],
      ['Most memory, MB', first.most, undefined, MEMORY_MB],
    ],
  };
  console.log(`\n${tableText(table)}`);
}
