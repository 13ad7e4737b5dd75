import { describe, expect, test } from 'vitest';
import { cleanValue, printable } from './clean-text';

const text = { type: 'text' };
const line = { type: 'string' };
const email = { type: 'email' };

describe('whole number', () => {
  const integer = { type: 'integer' };

  test.each([0, -1, 2_147_483_647, -2_147_483_648])('accepts %i', (value) => {
    expect(cleanValue('displayOrder', value, integer)).toBe(value);
  });

  test.each([2_147_483_648, -2_147_483_649, 4e9, 1e308])(
    'refuses %d, which one database cannot store',
    (value) => {
      expect(() => cleanValue('displayOrder', value, integer)).toThrow(
        'Enter a whole number from -2,147,483,648 to 2,147,483,647.',
      );
    },
  );
});

describe('a text', () => {
  test('is trimmed', () => {
    expect(cleanValue('title', '  Kisumu \n', line)).toBe('Kisumu');
  });

  test('loses control characters, keeps tabs and line breaks', () => {
    expect(cleanValue('about', 'a\u0000b\u0007\tc\nd\u007f', text)).toBe('ab\tc\nd');
  });

  test('keeps every character a person types', () => {
    const typed = 'Ngũgĩ “wa” — 👩🏾‍🎤 𝒳 ١٢٣ <b>&amp;</b> =1+1';
    expect(cleanValue('title', typed, line)).toBe(typed);
  });

  test('loses C1 controls and what turns the reading direction, keeps joiners', () => {
    expect(cleanValue('name', 'a\u0085b\u202ec\u2066d', line)).toBe('abcd');
    expect(cleanValue('name', 'علی\u200cرضا', line)).toBe('علی\u200cرضا');
  });

  test('replaces half surrogate pairs', () => {
    expect(printable('a\ud83db')).toBe('a\ufffdb');
  });

  test('stays on one line in a one-line field', () => {
    expect(cleanValue('subject', 'Hi\r\n  Bcc: x@example.com', line)).toBe('Hi Bcc: x@example.com');
  });

  test.each(['', ' ', '\n', '\u0000'])('must not be %j if it is required', (blank) => {
    expect(() => cleanValue('title', blank, { ...line, required: true })).toThrow('Fill in this field.');
  });

  test('may be blank if it is optional', () => {
    expect(cleanValue('location', '  ', line)).toBe('');
  });

  test.each([7, true, {}, ['x']])('is not %j', (value) => {
    expect(() => cleanValue('title', value, line)).toThrow('Enter text.');
  });
});

describe('an email address', () => {
  test.each(['a@b.co', 'first.last+tag@sub.example.org', 'ü@exämple.de'])('accepts %s', (address) => {
    expect(cleanValue('email', address, email)).toBe(address);
  });

  test('is stored in lower case', () => {
    expect(cleanValue('email', ' Name@Example.COM ', email)).toBe('name@example.com');
  });

  test.each(['plain', 'a@b', 'a b@c.co', 'a@b c.co', '@b.co', 'a@', 'a@@b.co'])('refuses %s', (address) => {
    expect(() => cleanValue('email', address, email)).toThrow(
      'Enter an email address, such as name@example.com.',
    );
  });

  test('becomes null if it is optional and blank', () => {
    expect(cleanValue('contactEmail', ' ', email)).toBeNull();
  });
});

describe('other values', () => {
  test.each(['true', 1, 0, 'yes'])('refuses %j as a boolean', (value) => {
    expect(() => cleanValue('maintenance', value, { type: 'boolean' })).toThrow('Enter true or false.');
  });

  test('passes null, missing and other values unchanged', () => {
    expect(cleanValue('title', null, line)).toBeNull();
    expect(cleanValue('title', undefined, line)).toBeUndefined();
    expect(cleanValue('maxAttendees', 7, { type: 'integer' })).toBe(7);
  });
});
