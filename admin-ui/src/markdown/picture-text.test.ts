import { expect, test } from 'vitest';
import { asParagraphs, markdownPicture, placeholderFor, withoutPlaceholders } from './picture-text';

test('a description never ends the Markdown of its picture', () => {
  expect(markdownPicture('A [red]\nwalk \\', '/uploads/a.jpg')).toBe(
    '![A \\[red\\] walk \\\\](/uploads/a.jpg)',
  );
});

test.each([
  ['', '', 'P'],
  ['Before', 'After', '\n\nP\n\n'],
  ['Before\n', '\nAfter', '\nP\n'],
  ['Before\n\n', '\n\nAfter', 'P'],
])('a picture between %j and %j becomes a separate paragraph', (before, after, expected) => {
  expect(asParagraphs(before, ['P'], after)).toBe(expected);
});

test('removes the placeholder of a picture that never arrived and keeps the text around it', () => {
  const text = `One\n\n${placeholderFor('a-1', 'x.jpg')}\n\nTwo ![kept](/uploads/a.jpg)`;
  expect(withoutPlaceholders(text)).toBe('One\n\nTwo ![kept](/uploads/a.jpg)');
  expect(withoutPlaceholders('One ![kept](/uploads/a.jpg)')).toBe('One ![kept](/uploads/a.jpg)');
});
