// @ts-check
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';

/** Committed, though made from other files. */
const GENERATED = [
  'docs/licences.md',
  'cms/schema.graphql',
  'cms/types/generated/components.d.ts',
  'cms/types/generated/contentTypes.d.ts',
  'web/src/strapi/graphql-env.d.ts',
  'web/src/route-tree.gen.ts',
  'web/src/themes/modern/fonts/LICENSE.txt',
  'web/src/themes/modern/fonts/bodoni-moda-opsz-italic.woff2',
  'web/src/themes/modern/fonts/bodoni-moda-opsz-normal.woff2',
  'admin-ui/src/strapi/graphql-env.d.ts',
  'admin-ui/src/theme/theme-variables.css',
  'admin-ui/src/route-tree.gen.ts',
];

/** @typedef {Map<string, string | undefined>} Contents by path relative to the root; undefined: no such file */

/** @returns {Contents} one character for each byte: some are fonts */
export function generatedContents() {
  return new Map(
    GENERATED.map((path) => {
      const file = join(ROOT, path);
      return [path, existsSync(file) ? readFileSync(file, 'latin1') : undefined];
    }),
  );
}

/**
 * @param {Contents} before
 * @param {Contents} after
 * @returns {string[]} the paths that differ
 */
export const differing = (before, after) =>
  [...before.keys()].filter((path) => before.get(path) !== after.get(path));

/**
 * Puts the files back as they were.
 *
 * @param {Contents} contents
 */
export function restore(contents) {
  for (const path of differing(contents, generatedContents())) {
    const content = contents.get(path);
    if (content === undefined) rmSync(join(ROOT, path));
    else writeFileSync(join(ROOT, path), content, 'latin1');
  }
}
