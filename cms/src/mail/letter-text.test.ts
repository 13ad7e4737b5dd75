import { expect, test } from 'vitest';
import { headerLine, writeLetter } from './letter-text';

const site = { title: 'Amani & Kito', address: 'https://www.example.org' };

test('a subject is one line, whatever a visitor typed', () => {
  expect(headerLine('Hello\r\nBcc: everybody@example.com')).toBe('Hello Bcc: everybody@example.com');
  expect(headerLine('a\u2028b\u0000c\td')).toBe('a bc d');
  expect(headerLine('x'.repeat(500)).length).toBeLessThan(200);
});

test('text is shown as text', () => {
  const { html, subject } = writeLetter(
    {
      subject: '<b>',
      text: ['<img src=x onerror=alert(1)>'],
      list: ['"quoted" & <i>'],
      action: { label: "It's <here>", href: 'https://www.example.org/?a=1&b="2"' },
    },
    site,
  );
  expect(subject).toBe('<b>');
  expect(html).not.toMatch(/<(?:img|i|here|b)[ >]/);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).toContain('href="https://www.example.org/?a=1&amp;b=&quot;2&quot;"');
  expect(html).toContain('Amani &amp; Kito');
});

test('nothing is loaded by who reads it', () => {
  const { html } = writeLetter({ subject: 'A', text: ['B'] }, site);
  expect(html).not.toMatch(/src=|url\(|@import|<link/);
});

test('as text it says the same', () => {
  const letter = {
    subject: 'A',
    text: ['First', 'Second'],
    list: ['One'],
    action: { label: 'Open', href: 'https://www.example.org/admin' },
    notes: ['Why'],
  };
  expect(writeLetter(letter, site).text).toBe(
    'First\n\nSecond\n\n- One\n\nOpen:\nhttps://www.example.org/admin\n\nWhy\n\n-- \nAmani & Kito\nhttps://www.example.org\n',
  );
});
