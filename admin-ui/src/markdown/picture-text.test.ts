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
])('between %j and %j a picture is a paragraph of its own', (before, after, expected) => {
  expect(asParagraphs(before, ['P'], after)).toBe(expected);
});

test('what stood for a picture that never arrived is taken out, and the text around it stays', () => {
  const text = `One\n\n${placeholderFor('a-1', 'x.jpg')}\n\nTwo ![kept](/uploads/a.jpg)`;
  expect(withoutPlaceholders(text)).toBe('One\n\nTwo ![kept](/uploads/a.jpg)');
  expect(withoutPlaceholders('One ![kept](/uploads/a.jpg)')).toBe('One ![kept](/uploads/a.jpg)');
});
