import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wording as historyWording, wordOfAction } from '../../resource/history/wording';
import { movedWords, typeName } from './activity';

const schema = readFileSync(join(import.meta.dirname, '../../../../cms/schema.graphql'), 'utf8');

/** Returns the values that the CMS lists in the description of a text field. */
const valuesOf = (type: string, field: string): string[] => {
  const body = schema.split(`type ${type} {`)[1]?.split('\n}')[0] ?? '';
  const [, description = ''] = new RegExp(`"""([^"]+)"""\\s+${field}: String!`).exec(body) ?? [];
  return description.trim().split(', ');
};

test('has words for every action that the CMS records', () => {
  const actions = valuesOf('Activity', 'action');
  expect(actions).toContain('sign-out-everywhere');
  expect(actions.filter((action) => !(action in historyWording.actions))).toEqual([]);
  expect(wordOfAction('sign-out-everywhere')).toBe('Signed out everywhere');
});

test("a booking's transition shows both states", () => {
  expect(movedWords({ from: 'option', to: 'confirmed' })).toBe('Option → Confirmed');
  expect(movedWords({ from: 'option', to: 'option' })).toBe('');
  expect(movedWords({ from: null, to: null })).toBe('');
});

test('a changed item is named by its type', () => {
  expect(typeName('api::blog-post.blog-post')).toBe('Blog post');
  expect(typeName('plugin::upload.file')).toBe('File');
  expect(typeName(null)).toBeNull();
});
