import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMP_CARD_PICTURES, EMAIL_LENGTH } from './limits';

interface Schema {
  attributes: Record<string, { type: string; maxLength?: number; repeatable?: boolean; max?: number }>;
}

const API = join(__dirname, '../api');
const SCHEMAS = readdirSync(API, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('schema.json'),
);

const attributes = SCHEMAS.flatMap((file) =>
  Object.entries((JSON.parse(readFileSync(join(API, file), 'utf8')) as Schema).attributes),
);

test('is the length of an email address in every schema', () => {
  const lengths = attributes.flatMap(([, { type, maxLength }]) => (type === 'email' ? [maxLength] : []));
  expect(new Set(lengths)).toEqual(new Set([EMAIL_LENGTH]));
});

/** Repeated parts with the most that an item may have. A rule counts the pictures of the comp card. */
const parts: [name: string, most: number][] = [
  ...attributes.flatMap(([name, { repeatable, max }]): [string, number][] =>
    repeatable && max ? [[name, max]] : [],
  ),
  ['pictures', COMP_CARD_PICTURES],
];

/** `frames(pagination: { limit: 30 })` */
const LIMITED = /(\w+)\(pagination: \{ limit: (\d+) \}\)/g;

test.each(['web', 'admin-ui'])('documents of %s read all parts that an item may have', (app) => {
  const root = join(__dirname, '../../..', app, 'src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const documents = files.filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name));
  const limited = documents.flatMap((name) => [...readFileSync(join(root, name), 'utf8').matchAll(LIMITED)]);
  const others = limited.flatMap(([text, name, limit]) => {
    const most = parts.flatMap(([part, max]) => (part === name ? [max] : []));
    const fits = most.includes(Number(limit)) || most.every((max) => max < Number(limit));
    return fits ? [] : [text];
  });
  expect(limited).not.toEqual([]);
  expect(others).toEqual([]);
});
