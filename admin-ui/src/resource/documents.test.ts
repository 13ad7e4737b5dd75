import { readFileSync } from 'node:fs';
import { print } from '@0no-co/graphql.web';
import {
  buildSchema,
  coerceInputValue,
  type GraphQLSchema,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  parse,
  validate,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { type Fields, inputOf, valuesOf } from '../kit/fields/fields';
import type { TypeName } from './form-of';

interface Noun {
  type: TypeName;
  /** Absent for a noun that the owner only reads. */
  fields?: Fields;
  documents: Readonly<Record<string, Parameters<typeof print>[0]>>;
  /** Absent for a type with one item. */
  filters?: (search: { q: string }) => object;
}

const isNoun = (value: unknown): value is Noun =>
  typeof value === 'object' && value !== null && 'documents' in value;
const nounsIn = (value: unknown): Noun[] => {
  if (isNoun(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).filter(isNoun) : [];
};

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../features/*/resource.ts',
    '../features/{bookings,quotes}/queries.ts',
    '../features/{pages/site-pages,comp-card/comp-card}.ts',
  ],
  { eager: true },
);
const nouns = Object.values(modules).flatMap((exported) => Object.values(exported).flatMap(nounsIn));

const schema: GraphQLSchema = buildSchema(readFileSync('../cms/schema.graphql', 'utf8'));
/** Returns why the CMS refuses a value as input of this name. */
function problemsOf(name: string, value: object): string[] {
  const input = schema.getType(name);
  if (!isInputObjectType(input)) return [`${name} is missing`];
  const problems: string[] = [];
  coerceInputValue(value, input, (path, _value, { message }) =>
    problems.push(`${path.join('.')}: ${message}`),
  );
  return problems;
}

const typeNamed = (type: string) => type.charAt(0).toUpperCase() + type.slice(1);

test('finds nouns and single types', () => {
  expect(nouns.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['event', 'milestone', 'project', 'bioContent', 'settings', 'rateCard']),
  );
});

describe.each(nouns.map((noun) => [noun.type, noun] as const))(
  'Documents of %s',
  (type, { fields = {}, documents }) => {
    test.each(Object.entries(documents))('%s is valid', (_name, document) => {
      expect(validate(schema, parse(print(document))).map(({ message }) => message)).toEqual([]);
    });

    test('the form replaces what the CMS may return as null', () => {
      const object = schema.getType(typeNamed(type));
      const columns = isObjectType(object) ? object.getFields() : {};
      const isOptional = (name: string) => !isNonNullType(columns[name]?.type);
      // An item may be without an image.
      const isLost = ([, field]: [string, Fields[string]]) =>
        field.control !== 'drawn' && field.toForm(field.fromRow(null)) == null;
      const lost = Object.entries(fields).filter((entry) => isOptional(entry[0]) && isLost(entry));
      expect(lost.map(([name]) => name)).toEqual([]);
    });

    test('the CMS accepts the input of a form', () => {
      expect(problemsOf(`${typeNamed(type)}Input`, inputOf(fields, valuesOf(fields, null)))).toEqual([]);
    });
  },
);

const lists = nouns.flatMap(({ type, filters }) => (filters ? [[type, filters] as const] : []));

test.each(lists)('the CMS accepts the filters of %s', (type, filters) => {
  expect(problemsOf(`${typeNamed(type)}FiltersInput`, filters({ q: 'silk' }))).toEqual([]);
});
