import { expect, test } from 'vitest';
import { usualAnswer, withText } from './answers';

test('a state calls for its answer, and for the first one when the owner has named them otherwise', () => {
  expect(usualAnswer('option', ['Declined', 'Option placed'])).toBe('Option placed');
  expect(usualAnswer('option', ['Hold', 'No'])).toBe('Hold');
  expect(usualAnswer('option', [])).toBe('');
});

test('an option that others come before gets the answer that promises no days', () => {
  const names = ['Option placed', 'Second or third option placed'];
  expect(usualAnswer('option', names)).toBe('Option placed');
  expect(usualAnswer('option', names, true)).toBe('Second or third option placed');
  expect(usualAnswer('option', ['Option placed'], true)).toBe('Option placed');
  expect(usualAnswer('enquiry', [...names, 'More details please'], true)).toBe('More details please');
});

test('WhatsApp is opened with the text as it was changed', () => {
  expect(withText('https://wa.me/254712345678?text=Hello', 'See you & bye\nA')).toBe(
    'https://wa.me/254712345678?text=See%20you%20%26%20bye%0AA',
  );
});
