import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editorOf, isContentType } from './content-types';

const schema = readFileSync(join(import.meta.dirname, '../../../cms/schema.graphql'), 'utf8');
/** The text between the braces of each type. */
const types = new Map(
  [...schema.matchAll(/^type (\w+) {(.+?)^}/gms)].map(([, name = '', fields = '']) => [name, fields]),
);

function hasFile(fields: string): boolean {
  const parts = [...fields.matchAll(/: \[?(Component\w+)/g)].map(([, part = '']) => types.get(part) ?? '');
  return /^ {2}\w+.*: \[?UploadFile\b/m.test(fields) || parts.some(hasFile);
}

test('finds the form of every item with a file', () => {
  const withFiles = [...types].filter(
    ([, fields]) => /^ {2}documentId: ID!$/m.test(fields) && hasFile(fields),
  );
  const names = withFiles.map(([name]) => name.replace(/\B[A-Z]/g, '-$&').toLowerCase());
  const uids = names.filter((name) => name !== 'picture-right').map((name) => `api::${name}.${name}`);
  expect(uids).toContain('api::rate-card.rate-card');
  expect(uids.filter((uid) => !isContentType(uid))).toEqual([]);
});

test('the picture of the rate card leads to its tab', () => {
  expect(editorOf('api::rate-card.rate-card', 'a')).toEqual({ to: '/pages', search: { tab: 'rates' } });
});
