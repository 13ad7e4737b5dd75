// @ts-check
import { basename } from 'node:path';

/**
 * @typedef {object} Part
 * @property {string} title
 * @property {string} dist the folder it is built into
 * @property {string[]} inputs what it is made from, relative to the root
 * @property {string[]} outputs without these, relative to `dist`, it counts as not built
 * @property {string[]} command arguments for npm, run at the root
 */

/** @type {Record<'cms' | 'web' | 'adminUi', Part>} */
export const PARTS = {
  cms: {
    title: 'the CMS and its panel',
    dist: 'cms/dist',
    inputs: [
      'cms/src',
      'cms/config',
      'cms/starter',
      'cms/database',
      'cms/package.json',
      'cms/package-lock.json',
      'cms/tsconfig.json',
    ],
    outputs: ['src/index.js', 'build/index.html'],
    command: ['--prefix', 'cms', 'run', 'build'],
  },
  web: {
    title: 'the site',
    dist: 'web/dist',
    inputs: ['web', 'cms/schema.graphql', 'package-lock.json', 'tsconfig.base.json'],
    outputs: ['client', 'server/main.js'],
    command: ['--workspace', 'web', 'run', 'build'],
  },
  adminUi: {
    title: "the owner's area",
    dist: 'admin-ui/dist',
    inputs: ['admin-ui', 'cms/schema.graphql', 'package-lock.json', 'tsconfig.base.json'],
    outputs: ['index.html'],
    command: ['--workspace', 'admin-ui', 'run', 'build'],
  },
};

const IGNORED_NAME = /^(node_modules|dist|coverage|tests|\..*)$|\.test\.tsx?$|\.md$|^vitest\./;
/** Made from the other inputs, partly by the build itself. */
const GENERATED_NAME = /\.gen\.ts$|^graphql-env\.d\.ts$/;

/**
 * Files that no build reads.
 *
 * @param {string} path
 */
export function isNoInput(path) {
  const name = basename(path);
  return IGNORED_NAME.test(name) || GENERATED_NAME.test(name);
}
