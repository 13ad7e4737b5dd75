import { expect, test } from 'vitest';
import { type VariableType, variablesProblem } from './trusted-documents';

const text: VariableType = { kind: 'String', required: true };
const types: Record<string, VariableType> = {
  page: { kind: 'Int', required: true },
  tag: { kind: 'String', required: false },
  order: { kind: 'enum', values: ['up', 'down'], required: false },
  data: {
    kind: 'object',
    required: false,
    fields: { name: text, skills: { kind: 'list', of: text, required: false } },
  },
  lists: { kind: 'list', of: { kind: 'list', of: text, required: false }, required: false },
};

test('accepts the declared variables of an operation', () => {
  const data = { name: 'Wanjirũ', skills: ['Design'] };
  expect(variablesProblem(types, { page: 1, tag: null, order: 'up', data })).toBeUndefined();
});

test.each<[string, Record<string, unknown>]>([
  ['page is required', {}],
  ['page must be a whole number', { page: '1' }],
  ['page must be a whole number', { page: 2 ** 31 }],
  ['page must be a whole number', { page: 1.5 }],
  ['tag must be a text', { page: 1, tag: { contains: 'a' } }],
  ['order must be one of up, down', { page: 1, order: 'sideways' }],
  ['filters is not known', { page: 1, filters: {} }],
  ['__proto__ is not known', JSON.parse('{"page":1,"__proto__":{}}')],
  ['data must be an object', { page: 1, data: [] }],
  ['data.name is required', { page: 1, data: {} }],
  ['data.admin is not known', { page: 1, data: { name: 'A', admin: true } }],
  ['data.skills must be a list', { page: 1, data: { name: 'A', skills: 'Design' } }],
  ['data.skills[1] must be a text', { page: 1, data: { name: 'A', skills: ['Design', 2] } }],
  ['data.skills has more than 50 entries', { page: 1, data: { name: 'A', skills: Array(51).fill('a') } }],
  ['There are more than 100 values', { page: 1, lists: Array(5).fill(Array(40).fill('a')) }],
])('%s', (sentence, variables) => {
  expect(variablesProblem(types, variables)).toBe(sentence);
});

test('a type that contains itself is followed eight levels deep', () => {
  const filter: VariableType = { kind: 'object', required: false, fields: {} };
  filter.fields.or = filter;
  let deep = {};
  for (let level = 0; level < 5000; level += 1) deep = { or: deep };
  expect(variablesProblem({ filter }, { filter: deep })).toMatch(/is nested too deeply$/);
});
