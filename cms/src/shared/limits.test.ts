import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EMAIL_LENGTH } from './limits';

interface Schema {
  attributes: Record<string, { type: string; maxLength?: number }>;
}

const API = join(__dirname, '../api');
const SCHEMAS = readdirSync(API, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('schema.json'),
);

test('is the length of an email address in every schema', () => {
  const lengths = SCHEMAS.flatMap((file) => {
    const { attributes } = JSON.parse(readFileSync(join(API, file), 'utf8')) as Schema;
    return Object.values(attributes).flatMap(({ type, maxLength }) => (type === 'email' ? [maxLength] : []));
  });
  expect(new Set(lengths)).toEqual(new Set([EMAIL_LENGTH]));
});
