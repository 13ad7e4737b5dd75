// @ts-check
/**
 * `npm run generate`: writes the committed files that are made from others: the GraphQL schema, its types,
 * Strapi's types, the fields of forms, the route trees.
 *
 *   npm run generate
 *   npm run generate -- --check     changes nothing; fails and names outdated files
 */
import './install/node-version.mjs';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './config/command-error.mjs';
import { checkEnvironment, forCms } from './config/environment.mjs';
import { ADMIN_UI, CMS, ROOT, STRAPI, WEB } from './config/paths.mjs';
import { throwAwaySecrets } from './config/secrets.mjs';
import { writeContentTypes } from './generated/content-types.mjs';
import { buildPart, PARTS } from './install/build-parts.mjs';
import { installMissing } from './install/install.mjs';
import { npm } from './install/npm.mjs';
import { runProgram, runToEnd, temporaryFolder } from './run/child-processes.mjs';
import { timed } from './run/progress.mjs';

const LICENCES = join(ROOT, 'scripts', 'generated', 'licences.mjs');
const ROUTE_TREE = join(ROOT, 'scripts', 'generated', 'route-tree.mjs');

const CJK_LETTERS = 'web/server/lettering/cjk';

const GENERATED = [
  'docs/licences.md',
  'cms/schema.graphql',
  'cms/types/generated/components.d.ts',
  'cms/types/generated/contentTypes.d.ts',
  'web/src/strapi/graphql-env.d.ts',
  'web/src/strapi/form-limits.gen.ts',
  'web/src/route-tree.gen.ts',
  ...readdirSync(join(ROOT, CJK_LETTERS)).map((name) => `${CJK_LETTERS}/${name}`),
  'web/src/themes/modern/fonts/LICENSE.txt',
  'web/src/themes/modern/fonts/bodoni-moda-opsz-italic.woff2',
  'web/src/themes/modern/fonts/bodoni-moda-opsz-normal.woff2',
  'admin-ui/src/strapi/graphql-env.d.ts',
  'admin-ui/src/strapi/content-types.gen.ts',
  'admin-ui/src/theme/theme-variables.css',
  'admin-ui/src/route-tree.gen.ts',
];

/**
 * @typedef {Map<string, string | undefined>} Contents by path relative to the root; undefined: the file is
 * missing
 */

/** @returns {Contents} one character per byte, because some files are fonts */
function generatedContents() {
  return new Map(
    GENERATED.map((path) => {
      const file = join(ROOT, path);
      return [path, existsSync(file) ? readFileSync(file, 'latin1') : undefined];
    }),
  );
}

/** @type {(before: Contents, after: Contents) => string[]} the paths that differ */
const differing = (before, after) =>
  [...before.keys()].filter((path) => before.get(path) !== after.get(path));

/** Restores the files. @param {Contents} contents */
function restore(contents) {
  for (const path of differing(contents, generatedContents())) {
    const content = contents.get(path);
    if (content === undefined) rmSync(join(ROOT, path));
    else writeFileSync(join(ROOT, path), content, 'latin1');
  }
}

/**
 * @param {string} what
 * @param {string} cwd
 * @param {string[]} node arguments for Node
 * @param {NodeJS.ProcessEnv} env
 */
function generate(what, cwd, node, env) {
  return timed(`Generating ${what}`, async () => {
    const { code, output } = await runToEnd(process.execPath, node, { cwd, env });
    if (code !== 0) throw new CommandError(`Generating ${what} failed:`, { detail: output });
  });
}

/** @param {import('./config/environment.mjs').Environment} environment */
async function generateAll(environment) {
  const cms = forCms(environment, throwAwaySecrets());
  writeContentTypes();
  await generate('the list of licences', ROOT, [LICENCES], process.env);
  await generate('the GraphQL schema', CMS, ['dist/src/http/graphql/print-schema.js', 'schema.graphql'], cms);
  // In parallel: the CMS starts for its types while the front ends use the schema.
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

await runProgram(async (cleanup) => {
  const check = process.argv.includes('--check');
  const dataDir = temporaryFolder('generate', cleanup);
  const environment = checkEnvironment({
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    STARTER_CONTENT: 'false',
  });
  await installMissing();
  await buildPart(PARTS.cms, environment);

  const before = generatedContents();
  if (check) cleanup.onExit(() => restore(before));
  await generateAll(environment);
  const changed = differing(before, generatedContents());
  if (!check) {
    console.log(changed.length > 0 ? `Changed: ${changed.join(', ')}` : 'Everything is up to date.');
  } else if (changed.length > 0) {
    throw new CommandError(`Out of date: ${changed.join(', ')}. Run "npm run generate".`);
  }
});
