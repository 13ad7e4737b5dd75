import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { ROOT } from './config/paths.mjs';

/** Patterns of translated English, each with a better wording. */
const AVOID: readonly [RegExp, string][] = [
  [/\bof (its|their|your|our|his|her|one['’]s) own\b/i, 'its own, separate'],
  [/\banew\b/i, 'again'],
  [/\bwho(so)?ever\b/i, 'anyone who, the client, the caller'],
  [/\bmeanwhile\b/i, 'in the meantime, since then, by then'],
  [/\bany ?more\b/i, 'no longer'],
  [/\bin (the )?place of\b/i, 'instead of'],
  [/\b(has|have|had) none\b/i, 'lacks, without, is empty'],
  [/\bnobody['’]s\b/i, 'without an owner, of no one'],
  [/\ball the same\b/i, 'anyway, also'],
  [/\blikewise\b/i, 'also, in the same way'],
  [/\bjust now\b/i, 'at the moment'],
  [/\bsomebody\b/i, 'someone, the owner, a visitor'],
  [/\bthat there (is|are)\b/i, 'existing, available'],
  [/\b(stands?|stood)\b/i, 'is, is in, remains'],
  [/(?<!\bthere )\b(is|are|was|were) no\b(?! longer)/i, 'is not, lacks'],
  [/\btelephone\b/i, 'phone'],
  [/\bmend(s|ed|ing)?\b/i, 'correct, fix'],
];

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(join(ROOT, file)));

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** A link's target may have any name. */
const withoutTargets = (text: string) => text.replace(/\]\([^)]*\)/g, ']');

/** Keeps line numbers. */
const withoutComments = (code: string) =>
  code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ''));

/** @returns each place with a better wording, as in `README.md:3: "anew" → again` */
function findings(file: string, text: string) {
  return text.split('\n').flatMap((line, index) =>
    AVOID.flatMap(([pattern, better]) => {
      const found = pattern.exec(line)?.[0];
      return found ? [`${file}:${index + 1}: "${found}" → ${better}`] : [];
    }),
  );
}

const inTexts = (file: string, code: string) => findings(file, withoutComments(code));

test('user-visible texts are in plain English', () => {
  const files = tracked.filter((file) => /(wording|refusals)\.ts$/.test(file));
  assert.ok(files.length > 50);
  assert.deepEqual(
    files.flatMap((file) => inTexts(file, read(file))),
    [],
  );
});

test('docs and example variables are in plain English', () => {
  const files = tracked.filter((file) => file.endsWith('.md') || file === '.env.example');
  assert.ok(files.includes('README.md') && files.includes('CONTRIBUTING.md'));
  assert.deepEqual(
    files.flatMap((file) => findings(file, withoutTargets(read(file)))),
    [],
  );
});

test('finds wordings to avoid with their places, but not in comments', () => {
  const code = [
    '/** Whoever\n reads this. */\nexport const wording = {',
    "  // anew\n  link: 'Whoever has this link can read it',",
    '  gone: "It is not there any more",',
    "  sure: 'This is no longer valid',\n};",
  ].join('\n');
  assert.deepEqual(inTexts('wording.ts', code), [
    'wording.ts:5: "Whoever" → anyone who, the client, the caller',
    'wording.ts:6: "any more" → no longer',
  ]);
});

test.each(AVOID.map(([pattern]) => pattern.source))('%s matches a wording', (source) => {
  const examples =
    'a page of its own. Made anew. Whoever asks. Meanwhile, it is not there any more. In place of this. It has none. ' +
    "Nobody's fault. All the same. Likewise. Just now. Somebody. The one that there is. It stands here. It is no file. " +
    'A telephone. To mend it.';
  assert.match(examples, new RegExp(source, 'i'));
});
