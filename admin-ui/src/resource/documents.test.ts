import { readFileSync } from 'node:fs';
import { print } from '@0no-co/graphql.web';
import { buildSchema, isNonNullType, isObjectType, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { FIELD_KINDS } from '../strapi/content-types.gen';
import type { Documents } from './documents';
import type { TypeName } from './form-of';

interface Noun {
  type: TypeName;
  fields: object;
  documents: Documents<unknown, unknown>;
}

const isNoun = (value: unknown): value is Noun =>
  typeof value === 'object' && value !== null && 'documents' in value;

const modules = import.meta.glob<Record<string, unknown>>('../features/*/resource.ts', { eager: true });
const nouns = Object.values(modules).flatMap((exported) => Object.values(exported).filter(isNoun));
const schema = buildSchema(readFileSync('../cms/schema.graphql', 'utf8'));

test('finds the nouns', () => {
  expect(nouns.map(({ type }) => type)).toEqual(expect.arrayContaining(['event', 'milestone', 'project']));
});

describe.each(nouns.map((noun) => [noun.type, noun] as const))('Documents of %s', (type, noun) => {
  test.each(Object.entries(noun.documents))('%s is valid', (_name, document) => {
    expect(validate(schema, parse(print(document))).map(({ message }) => message)).toEqual([]);
  });

  test('the CMS returns null for optional fields only, as the types of a row say', () => {
    const kinds: Readonly<Record<string, string>> = FIELD_KINDS[type];
    const object = schema.getType(type.charAt(0).toUpperCase() + type.slice(1));
    const columns = isObjectType(object) ? object.getFields() : {};
    const names = Object.keys(noun.fields);
    const isRequired = (name: string) => isNonNullType(columns[name]?.type);
    expect(names.filter(isRequired)).toEqual(names.filter((name) => kinds[name]?.endsWith('!')));
  });
});
