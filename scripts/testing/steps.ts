import { join } from 'node:path';
import { buildPart, buildStale, PARTS } from '../build-parts.mjs';
import type { Environment } from '../environment.mjs';
import { shortTrials } from '../hostile/trials.ts';
import { npm } from '../install.mjs';
import { ADMIN_UI, CMS, ROOT, WEB } from '../paths.mjs';
import { type Ending, runToEnd } from '../processes.mjs';
import { provideChromium } from '../programs.ts';
import { Stop } from '../stop.mjs';
import { type Counts, notRun, type Step } from '../tally.mjs';
import { movedSite } from './moved-site.ts';
import { startPostgres } from './postgres.ts';
import { playwright, sum, vitest } from './runners.ts';
import { startTestSite, testEnvironment, testSiteEnvironment } from './test-site.ts';

const PACKAGES = join(ROOT, 'node_modules');
const CODE = ['web', 'admin-ui', 'cms', 'scripts', 'e2e'];
const BIOME = join(PACKAGES, '@biomejs', 'biome', 'bin', 'biome');
const DEPENDENCY_CRUISER = join(PACKAGES, 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
const KNIP = join(PACKAGES, 'knip', 'bin', 'knip.js');
/** The compiler written in Go: it takes a fifth of the time. Strapi needs the one before it, which is a library too. */
const TYPESCRIPT = join(PACKAGES, 'typescript-native', 'bin', 'tsc');

/**
 * What `npm test` does after installing.
 *
 * @param folder for databases and reports
 * @returns in their order: those that run while the packages of the CMS are installed, those that read its packages,
 *   those that run beside each other, and those that need the built CMS
 */
export function allSteps(folder: string, ending: Ending) {
  const environment = testEnvironment(folder, { DATA_DIR: join(folder, 'build') });
  const env = { ...environment.variables, NODE_ENV: 'test' };
  const report = (name: string) => ({ report: join(folder, `${name}.json`), env });
  let starting: ReturnType<typeof startPostgres> | undefined;
  const postgres = () => {
    starting ??= startPostgres(folder, ending);
    return starting;
  };
  const beforeCms: Step[] = [
    { name: 'format and lint', run: () => mustPass('Biome', [BIOME, 'check', '--error-on-warnings', '.']) },
    { name: 'unit: site', run: () => vitest(WEB, report('web')) },
    { name: "unit: owner's area", run: () => vitest(ADMIN_UI, report('admin-ui')) },
  ];
  const checks: Step[] = [
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
    { name: 'nothing unused', run: nothingUnused },
  ];
  // The build keeps one core busy, and the tests beside it read nothing that it writes.
  const lanes: Step[][] = [
    [{ name: 'builds: the CMS', run: () => buildPart(PARTS.cms, environment) }],
    // They open databases with the CMS's SQLite.
    [{ name: 'unit: scripts', run: () => vitest(join(ROOT, 'scripts'), report('scripts')) }],
  ];
  const withCms: Step[] = [
    // Before the builds of the front ends: they write the route trees, which would hide that the committed ones are old.
    {
      name: 'generated files current',
      run: () => mustPass('Generated files', [join(ROOT, 'scripts', 'generate.mjs'), '--check']),
    },
    { name: 'types', run: types },
    { name: 'builds: the front ends', run: () => buildStale(environment) },
    { name: 'unit: CMS', run: () => vitest(CMS, report('cms'), 'unit') },
    {
      name: 'integration: CMS on SQLite and PostgreSQL',
      run: () => onBothDatabases(folder, environment, postgres),
    },
    { name: 'hostile: the short form', run: () => shortTrials({ folder, ending }) },
    {
      name: 'integration: a site moved to PostgreSQL and a bucket',
      run: async () => {
        const server = await postgres();
        if (!server) return notRunWithoutPostgres();
        // What the trials before it have left: their site has starter content.
        return movedSite({ folder, ending }, server, join(folder, 'hostile'));
      },
    },
    { name: 'browser: end to end', run: () => browserTests(folder, ending) },
  ];
  return { beforeCms, checks, lanes, withCms };
}

async function mustPass(what: string, node: string[]) {
  const { code, output } = await runToEnd(process.execPath, node, { cwd: ROOT });
  if (code !== 0) throw new Stop(`${what} failed:`, { detail: output });
}

/** Files, exports and dependencies that nothing uses. The CMS is an npm project of its own. */
async function nothingUnused() {
  await mustPass('The search for unused code', [KNIP]);
  await mustPass('The search for unused code in cms', [KNIP, '--directory', 'cms']);
}

/** In two lanes. The code of the CMS is checked by the compiler that Strapi builds it with, which is the slow one. */
async function types() {
  const projects = async () => {
    for (const project of ['web', 'admin-ui', 'scripts', 'e2e', 'cms/src/admin', 'cms/tests']) {
      await mustPass('TypeScript', [TYPESCRIPT, '--noEmit', '--project', project]);
    }
  };
  const cms = () => npm(['run', 'types'], { cwd: CMS, failure: 'TypeScript failed in cms:' });
  await Promise.all([projects(), cms()]);
}

/** The tests of the CMS on both databases at once: each run keeps one core busy. */
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
    // Each test makes a database of its own on this server.
    const server = await postgres();
    return server ? run('postgres', { TEST_DATABASE_URL: server.url }) : notRunWithoutPostgres();
  };
  return sum(await Promise.all([run('sqlite'), onPostgres()]));
}

const NO_POSTGRES =
  'there is no PostgreSQL on this machine. Install it (initdb and postgres) to run these tests.';

/** In CI they have to run. */
function notRunWithoutPostgres(): Counts {
  const counts = notRun(NO_POSTGRES);
  return process.env.CI === 'true' ? { ...counts, failed: 1, failures: [`not run: ${NO_POSTGRES}`] } : counts;
}

/** The browser tests against the built site, started for them with a database of its own. */
async function browserTests(folder: string, ending: Ending) {
  const chromium = await provideChromium();
  const site = await startTestSite(await testSiteEnvironment(folder, 'browser'), ending);
  const { environment, owner, panel, stack } = site;
  const env = {
    ...process.env,
    TMPDIR: folder,
    E2E_SITE_URL: environment.publicUrl,
    E2E_CMS_URL: environment.cmsUrl,
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
