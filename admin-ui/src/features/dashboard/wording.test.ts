import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MAILS } from './wording';

const schema = readFileSync(join(import.meta.dirname, '../../../../cms/schema.graphql'), 'utf8');

/** Returns the values that the CMS lists in the description of a text field. */
const valuesOf = (type: string, field: string): string[] => {
  const body = schema.split(`type ${type} {`)[1]?.split('\n}')[0] ?? '';
  const [, description = ''] = new RegExp(`"""([^"]+)"""\\s+${field}: String!`).exec(body) ?? [];
  return description.trim().split(', ');
};

test('has words for every kind of mail that the CMS sends', () => {
  const kinds = valuesOf('MailTrouble', 'kind');
  expect(kinds).toContain('quote-sent');
  expect(kinds.filter((kind) => !(kind in MAILS))).toEqual([]);
});
