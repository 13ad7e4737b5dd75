import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'vitest';
import { ROOT } from './config/paths.mjs';

const MARKDOWN_LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g;
/** A path in backticks with a folder and an ending: `web/src/texts/long-date.ts`. */
const NAMED_PATH = /`([\w.@$-]+(?:\/[\w.@$-]+)+\.(?:ts|tsx|mjs|cjs|css|json|graphql|md|yml))`/g;
/** A file name in backticks: `fixtures.ts`. */
const NAMED_FILE = /`([\w$-]+(?:\.[\w-]+)*\.(?:ts|tsx|mjs|cjs|css))`/g;
const DECISION = /^# \d+\. .+\n\nDate: \d{4}-\d{2}-\d{2}\. Status: \w+\./;
/** The first cell of a row of the map: `cms/src/blog/`, `portfolio/`. */
const FOLDERS_OF_ROW = /^\| (`[\w/-]+\/`(?:, `[\w/-]+\/`)*) /gm;
/** Each folder directly below these must be on the map. */
const MAPPED = ['cms/src', 'web/src', 'web/server', 'admin-ui/src', 'scripts', 'tools'];
/** Made by a command, not in the repository. */
const MADE = /(^|\/)(DATA_DIR|dist|node_modules|data|\.cache|\.tmp)\//;

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(join(ROOT, file)));
const names = new Set(tracked.map((file) => file.split('/').at(-1)));
const docs = tracked.filter((file) => file.endsWith('.md'));
const code = tracked.filter(
  (file) => /\.(ts|tsx|mjs|cjs|css)$/.test(file) && !/\.gen\.|generated/.test(file),
);

/** Accepts the end of a path of a tracked file: texts may leave out the start, such as `web/src`. */
const exists = (path: string) =>
  MADE.test(path) || tracked.some((file) => file === path || file.endsWith(`/${path}`));

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const comments = (file: string) =>
  (read(file).match(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm) ?? []).join('\n');

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** 'web/src/texts/long-date.ts' → 'web', 'web/src', 'web/src/texts' */
const foldersAbove = (file: string) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index));

test('every link between the docs leads to a file', () => {
  const dead = docs.flatMap((doc) =>
    found(read(doc), MARKDOWN_LINK)
      .filter((link) => !existsSync(join(ROOT, dirname(doc), link)))
      .map((link) => `${doc}: ${link}`),
  );
  assert.deepEqual(dead, []);
});

test('every file named in a doc or a comment exists', () => {
  const texts = [
    ...docs.map((doc) => ({ file: doc, text: read(doc) })),
    ...code.map((file) => ({ file, text: comments(file) })),
  ];
  const dead = texts.flatMap(({ file, text }) => {
    const paths = found(text, NAMED_PATH).filter(
      (path) => !exists(path) && !exists(relative(ROOT, join(ROOT, dirname(file), path))),
    );
    const files = found(text, NAMED_FILE).filter((name) => !names.has(name));
    return [...paths, ...files].map((name) => `${file}: ${name}`);
  });
  assert.deepEqual(dead, []);
});

test('the README links to every page of the docs', () => {
  const linked = found(read('README.md'), MARKDOWN_LINK);
  const pages = docs.filter((doc) => dirname(doc) === 'docs');
  assert.deepEqual(
    pages.filter((page) => !linked.includes(page)),
    [],
  );
});

test('every decision has its date and status', () => {
  const decisions = docs.filter((doc) => dirname(doc) === 'docs/decisions');
  assert.deepEqual(
    decisions.filter((decision) => !DECISION.test(read(decision))),
    [],
  );
});

test('the map of the architecture lists exactly the folders of the code', () => {
  const onMap = found(read('docs/architecture.md'), FOLDERS_OF_ROW).flatMap((row) => {
    const [first = '', ...others] = found(row, /`([^`]+)\/`/g);
    // A row names the parent folder once.
    return [first, ...others.map((name) => (name.includes('/') ? name : `${dirname(first)}/${name}`))];
  });
  const folders = new Set(tracked.flatMap(foldersAbove));
  const missing = [...folders].filter(
    (folder) => MAPPED.includes(dirname(folder)) && !onMap.includes(folder),
  );
  const gone = onMap.filter((folder) => !folders.has(folder));
  assert.deepEqual({ missing, gone }, { missing: [], gone: [] });
});
