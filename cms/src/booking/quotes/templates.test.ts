import { expect, test } from 'vitest';
import { fillTemplate, PLACEHOLDERS, type Placeholder, unknownPlaceholders } from './templates';

const values = Object.fromEntries(PLACEHOLDERS.map((name) => [name, `<${name}>`])) as Record<
  Placeholder,
  string
>;

test('a template is filled in wherever a placeholder stands, in whatever case', () => {
  expect(fillTemplate('Hello {name}, {NAME}: {hold ends}. { link }', values)).toBe(
    'Hello <name>, <name>: <hold ends>. <link>',
  );
});

test('what is filled in is not read again, and braces without a name stay', () => {
  expect(fillTemplate('{name} {} {', { ...values, name: '{link} $& $1' })).toBe('{link} $& $1 {} {');
});

test('what nothing is filled into is named once', () => {
  expect(unknownPlaceholders('{name} {nmae} {nmae} {service}')).toEqual(['nmae']);
});
