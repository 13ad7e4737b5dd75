// @ts-check
/**
 * `npm run generate`: writes anew the files that are committed though they are made from others: the GraphQL
 * schema, the types that follow from it, Strapi's types, the route trees.
 *
 *   npm run generate
 *   npm run generate -- --check     changes nothing; fails and names the files that are not current
 */
import './node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkEnvironment } from './environment/environment.mjs';
import { forCms } from './environment/for-programs.mjs';
import { differing, generatedContents, restore } from './generated/files.mjs';
import { ADMIN_UI, CMS, ROOT, STRAPI, WEB } from './paths.mjs';
import { runToEnd } from './running/owned-process.mjs';
import { runProgram } from './running/program.mjs';
import { throwAwaySecrets } from './secrets.mjs';
import { buildPart } from './setup/build-parts.mjs';
import { installMissing } from './setup/install.mjs';
import { npm } from './setup/npm.mjs';
import { PARTS } from './setup/parts.mjs';
import { timed } from './setup/progress.mjs';
import { Stop } from './stop.mjs';

const LICENCES = join(ROOT, 'scripts', 'generated', 'licences.mjs');
const ROUTE_TREE = join(ROOT, 'scripts', 'generated', 'route-tree.mjs');

/**
 * @param {string} what
 * @param {string} cwd
 * @param {string[]} node arguments for Node
 * @param {NodeJS.ProcessEnv} env
 */
function generate(what, cwd, node, env) {
  return timed(`Generating ${what}`, async () => {
    const { code, output } = await runToEnd(process.execPath, node, { cwd, env });
    if (code !== 0) throw new Stop(`Generating ${what} failed:`, { detail: output });
  });
}

/** @param {import('./environment/environment.mjs').Environment} environment */
async function generateAll(environment) {
  const cms = forCms(environment, throwAwaySecrets());
  await generate('the list of licences', ROOT, [LICENCES], process.env);
  await generate('the GraphQL schema', CMS, ['dist/src/graphql/print-schema.js', 'schema.graphql'], cms);
  // In lanes: the CMS starts for its types while the front ends take theirs from the schema.
  await Promise.all([
    generate("Strapi's types", CMS, [STRAPI, 'ts:generate-types', '--silent'], cms),
    generateFrontEnds(),
  ]);
}

async function generateFrontEnds() {
  for (const [name, folder] of [
    ['web', WEB],
    ['admin-ui', ADMIN_UI],
  ]) {
    await timed(`Generating what ${name} makes of it`, () =>
      npm(['run', 'generate'], { cwd: `${folder}`, failure: `Generating the files of ${name} failed:` }),
    );
    await generate(`the route tree of ${name}`, `${folder}`, [ROUTE_TREE], process.env);
  }
}

await runProgram(async ({ atEnd }) => {
  const check = process.argv.includes('--check');
  const dataDir = mkdtempSync(join(tmpdir(), 'generate-'));
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  const environment = checkEnvironment({
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    STARTER_CONTENT: 'false',
  });
  await installMissing();
  await buildPart(PARTS.cms, environment);

  const before = generatedContents();
  if (check) atEnd(() => restore(before));
  await generateAll(environment);
  const changed = differing(before, generatedContents());
  if (!check) {
    console.log(changed.length > 0 ? `Changed: ${changed.join(', ')}` : 'Everything was current.');
  } else if (changed.length > 0) {
    throw new Stop(`Not current, run "npm run generate": ${changed.join(', ')}`);
  }
});
