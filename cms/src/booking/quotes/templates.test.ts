import { expect, test } from 'vitest';
import { fillTemplate, PLACEHOLDERS, type Placeholder, unknownPlaceholders } from './templates';

const values = Object.fromEntries(PLACEHOLDERS.map((name) => [name, `<${name}>`])) as Record<
  Placeholder,
  string
>;

test('a template fills each placeholder in any case', () => {
  expect(fillTemplate('Hello {name}, {NAME}: {hold ends}. { link }', values)).toBe(
    'Hello <name>, <name>: <hold ends>. <link>',
  );
});

test('filled values are not filled again, and empty braces stay', () => {
  expect(fillTemplate('{name} {} {', { ...values, name: '{link} $& $1' })).toBe('{link} $& $1 {} {');
});

test('unknown placeholders are named once', () => {
  expect(unknownPlaceholders('{name} {nmae} {nmae} {service}')).toEqual(['nmae']);
});
