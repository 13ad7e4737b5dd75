import { expect, test } from 'vitest';
import { mailTo } from './mail-to';

test('keeps the @ of an address', () => {
  expect(mailTo('achieng@example.com')).toBe('mailto:achieng@example.com');
});

test('an address cannot add recipients or a subject', () => {
  expect(mailTo('a@b.example?bcc=all@b.example&subject=x')).toBe(
    'mailto:a@b.example%3Fbcc%3Dall%40b.example%26subject%3Dx',
  );
});

test('encodes a subject', () => {
  expect(mailTo('a?b&c@example.com', 'Rates & dates?')).toBe(
    'mailto:a%3Fb%26c@example.com?subject=Rates%20%26%20dates%3F',
  );
});

test('line breaks cannot add a mail header', () => {
  const link = mailTo('jane@example.com\nCc: z@y.example', 'a\r\nBcc: x@y.example');
  expect(link).not.toMatch(/%0D|%0A/i);
});
