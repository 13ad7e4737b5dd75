import { expect, test } from 'vitest';
import type { Attribute } from '../../platform/database/models';
import { refusalOf } from './schema-refusals';

const CASES: [string, Attribute | undefined, unknown, string, object][] = [
  ['a missing value', { type: 'date' }, undefined, 'REQUIRED', {}],
  ['an empty value', { type: 'date' }, null, 'REQUIRED', {}],
  ['an empty text', { type: 'string', maxLength: 5 }, '', 'REQUIRED', {}],
  [
    'an unknown choice',
    { type: 'enumeration', enum: ['a', 'b'] },
    'c',
    'CHOICE_INVALID',
    { allowed: ['a', 'b'] },
  ],
  ['text for a switch', { type: 'boolean' }, 'yes', 'BOOLEAN_INVALID', {}],
  [
    'a number below the least',
    { type: 'integer', min: 0, max: 9 },
    -1,
    'NUMBER_OUT_OF_RANGE',
    { least: 0, most: 9 },
  ],
  ['a fraction', { type: 'integer', min: 1 }, 1.5, 'NUMBER_OUT_OF_RANGE', { least: 1, most: 2_147_483_647 }],
  ['zero', { type: 'integer', min: 1, max: 9 }, 0, 'NUMBER_OUT_OF_RANGE', { least: 1, most: 9 }],
  ['a long list', { type: 'component', min: 1, max: 2 }, [1, 2, 3], 'LIST_TOO_LONG', { most: 2 }],
  ['a short list', { type: 'component', min: 2, max: 3 }, [1], 'LIST_TOO_SHORT', { least: 2 }],
  ['a list elsewhere', { type: 'relation' }, [1], 'VALUE_INVALID', {}],
  ['a long text', { type: 'text', maxLength: 2 }, 'abc', 'TOO_LONG', { most: 2 }],
  ['a second one', { type: 'string', unique: true }, 'abc', 'NOT_UNIQUE', {}],
  ['a second address', { type: 'uid', maxLength: 9 }, 'abc', 'NOT_UNIQUE', {}],
  ['a value of another type', { type: 'string', maxLength: 9 }, { a: 1 }, 'VALUE_INVALID', {}],
  ['an unknown attribute', undefined, 'a', 'VALUE_INVALID', {}],
];

test.each(CASES)('names the broken constraint of %s', (_name, attribute, value, code, params) => {
  expect(refusalOf('lines.0.name', value, attribute).details).toMatchObject({
    code,
    params,
    field: 'lines.0.name',
    errors: [{ path: ['lines', '0', 'name'], code, params }],
  });
});
