import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const { resolve } = createRequire(import.meta.url);
const read = (path: string | URL) => readFileSync(path, 'utf8');
const own = (name: string) => read(new URL(name, import.meta.url));

const SHEETS = ['baseline', 'mantine', 'toasts'].map((name) => own(`./${name}.css`)).join();
const TOKENS = ['modern', 'classic'].map((theme) => own(`../themes/${theme}/styles/tokens.css`));

/** Rules of a colour scheme that the site does not have. */
const LIGHT = /\[data-mantine-color-scheme=['"]?light['"]?\][^{}]*\{[^{}]*\}/g;

const imported = [...SHEETS.matchAll(/@import '(@mantine[^']+)'/g)].map(([, path = '']) =>
  read(resolve(path)).replace(LIGHT, ''),
);

test.each(['modern', 'classic'])('every variable that Mantine reads has a value in the %s theme', (theme) => {
  const given = SHEETS + TOKENS[theme === 'modern' ? 0 : 1];
  const isGiven = (name: string) => given.includes(`${name}:`);
  const read = `${imported.join()}${given}`.matchAll(/var\((--mantine-[\w-]+)\)/g);
  expect([...new Set([...read].map(([, name = '']) => name))].filter((name) => !isGiven(name))).toEqual([]);
});
