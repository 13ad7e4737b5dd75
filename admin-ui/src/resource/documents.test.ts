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
  fields: Fields;
  documents: Readonly<Record<string, Parameters<typeof print>[0]>>;
}

const isNoun = (value: unknown): value is Noun =>
  typeof value === 'object' && value !== null && 'documents' in value;
const nounsIn = (value: unknown): Noun[] => {
  if (isNoun(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).filter(isNoun) : [];
};

const modules = import.meta.glob<Record<string, unknown>>(
  ['../features/*/resource.ts', '../features/pages/site-pages.ts'],
  { eager: true },
);
const nouns = Object.values(modules).flatMap((exported) => Object.values(exported).flatMap(nounsIn));

const schema: GraphQLSchema = buildSchema(readFileSync('../cms/schema.graphql', 'utf8'));
const typeNamed = (type: string) => type.charAt(0).toUpperCase() + type.slice(1);

test('finds nouns and single types', () => {
  expect(nouns.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['event', 'milestone', 'project', 'bioContent', 'settings', 'rateCard']),
  );
});

describe.each(nouns.map((noun) => [noun.type, noun] as const))(
  'Documents of %s',
  (type, { fields, documents }) => {
    test.each(Object.entries(documents))('%s is valid', (_name, document) => {
      expect(validate(schema, parse(print(document))).map(({ message }) => message)).toEqual([]);
    });

    test('the form replaces what the CMS may return as null', () => {
      const object = schema.getType(typeNamed(type));
      const columns = isObjectType(object) ? object.getFields() : {};
      const isOptional = (name: string) => !isNonNullType(columns[name]?.type);
      const isLost = ([, field]: [string, Fields[string]]) => field.toForm(field.fromRow(null)) == null;
      const lost = Object.entries(fields).filter((entry) => isOptional(entry[0]) && isLost(entry));
      expect(lost.map(([name]) => name)).toEqual([]);
    });

    test('the CMS accepts the input of a form', () => {
      const input = schema.getType(`${typeNamed(type)}Input`);
      const problems: string[] = [];
      if (isInputObjectType(input))
        coerceInputValue(inputOf(fields, valuesOf(fields, null)), input, (path, _value, { message }) =>
          problems.push(`${path.join('.')}: ${message}`),
        );
      expect({ isInput: isInputObjectType(input), problems }).toEqual({ isInput: true, problems: [] });
    });
  },
);
