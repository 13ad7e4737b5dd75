import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { forAccount, mayUse, OPEN, schemaPartOf } from './operations';

const strapi = { name: 'this one' } as unknown as Core.Strapi;
const resolve = (_: Core.Strapi, args: object) => args;

test('an operation is named once, with its description, its access and its resolver', () => {
  const access = { ...mayUse('api::person.person.erase'), policies: ['global::is-confirmed'] };
  const part = schemaPartOf(strapi, {
    access,
    mutations: { 'erase(email: String): Int!': ['The rows of "one" person', resolve] },
  });
  expect(part.typeDefs.trim()).toBe(
    'type Mutation { "The rows of \\"one\\" person" erase(email: String): Int! }',
  );
  expect(part.resolversConfig).toEqual({ 'Mutation.erase': access });
  expect(Object.keys(part.resolvers.Mutation ?? {})).toEqual(['erase']);
});

test('access holds for queries, mutations, fields and those named besides', () => {
  const declared = { 'a: Int': resolve };
  const part = schemaPartOf(strapi, {
    access: OPEN,
    queries: declared,
    mutations: declared,
    fields: { Thing: declared },
    alsoFor: ['Thing.b'],
  });
  expect(part.resolversConfig).toEqual({
    'Query.a': OPEN,
    'Mutation.a': OPEN,
    'Thing.a': OPEN,
    'Thing.b': OPEN,
  });
});

test('an operation without arguments passes none to its resolver', () => {
  const since = (_: Core.Strapi, now = 5) => now;
  const part = schemaPartOf(strapi, { access: OPEN, queries: { 'since: Int': since } });
  const query = part.resolvers.Query as Record<string, (...args: unknown[]) => unknown>;
  expect(query.since?.({}, {}, {})).toBe(5);
});

test('a resolver receives the arguments, and for an account the id of the caller', () => {
  const part = schemaPartOf(strapi, {
    access: OPEN,
    queries: { 'mine(id: Int!): Int': forAccount((_, account, { id }: { id: number }) => [account, id]) },
  });
  const { mine } = part.resolvers.Query as Record<string, (...args: unknown[]) => unknown>;
  expect(mine?.({}, { id: 7 }, { state: { user: { id: 3 } } })).toEqual([3, 7]);
});
