import { expect, test } from 'vitest';
import { markdownTree, unmarkedTree } from './markdown-tree';

test('a text is read with its marks', () => {
  expect(markdownTree('Walk *slowly*.')).toMatchObject({
    children: [{ tagName: 'p', children: [{ value: 'Walk ' }, { tagName: 'em' }, { value: '.' }] }],
  });
});

test.each([
  ['headings', '# a\n'],
  ['cells of a table', '|a|b|\n|-|-|\n', '|a|b|\n'],
])('more parts than a page is made of are too many: %s', (_name, first, next = first) => {
  expect(markdownTree(first + next.repeat(7000))).toBeUndefined();
});

test('quotes in quotes that would fill the stack are too many', () => {
  expect(markdownTree(`${'> '.repeat(50)}a`)).toBeDefined();
  expect(markdownTree(`${'> '.repeat(150)}a`)).toBeUndefined();
});

test('a text that is too complicated is shown as it was typed, in its paragraphs', () => {
  const texts = unmarkedTree('*a*\n*b\n\n \n\n> c').children.map((child) =>
    'children' in child ? child.children : [],
  );
  expect(texts).toEqual([[{ type: 'text', value: '*a*\n*b' }], [{ type: 'text', value: '> c' }]]);
});

test('of more than a thousand paragraphs one is made', () => {
  expect(unmarkedTree('a\n\n'.repeat(1001)).children).toHaveLength(1);
  expect(unmarkedTree('a\n\n'.repeat(1000)).children).toHaveLength(1000);
});
