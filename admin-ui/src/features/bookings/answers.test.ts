import { expect, test } from 'vitest';
import { usualAnswer, withText } from './answer-form';

test('a state has its own answer; without one, the first answer is used', () => {
  expect(usualAnswer('option', ['Declined', 'Option placed'])).toBe('Option placed');
  expect(usualAnswer('option', ['Hold', 'No'])).toBe('Hold');
  expect(usualAnswer('option', [])).toBe('');
});

test('an option behind others gets the answer that promises no days', () => {
  const names = ['Option placed', 'Second or third option placed'];
  expect(usualAnswer('option', names)).toBe('Option placed');
  expect(usualAnswer('option', names, true)).toBe('Second or third option placed');
  expect(usualAnswer('option', ['Option placed'], true)).toBe('Option placed');
  expect(usualAnswer('enquiry', [...names, 'More details please'], true)).toBe('More details please');
});

test('WhatsApp opens with the edited text', () => {
  expect(withText('https://wa.me/254712345678?text=Hello', 'See you & bye\nA')).toBe(
    'https://wa.me/254712345678?text=See%20you%20%26%20bye%0AA',
  );
});
