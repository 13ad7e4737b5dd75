import { expect, test } from 'vitest';
import { headerLine, linkedText, writeLetter } from './letter-layout';

const site = { title: 'Amani & Kito', address: 'https://www.example.org' };

test("makes the subject one line, even with line breaks in a visitor's text", () => {
  expect(headerLine('Hello\r\nBcc: everybody@example.com')).toBe('Hello Bcc: everybody@example.com');
  expect(headerLine('a\u2028b\u0000c\td')).toBe('a bc d');
  expect(headerLine('x'.repeat(500)).length).toBeLessThan(200);
});

test('escapes markup in text', () => {
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

test('loads nothing from the network', () => {
  const { html } = writeLetter({ subject: 'A', text: ['B'] }, site);
  expect(html).not.toMatch(/src=|url\(|@import|<link/);
});

test('contains the same in its text part', () => {
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

test.each([
  [
    'See https://www.example.org/a?b=1&c=2.',
    'See <a href="https://www.example.org/a?b=1&amp;c=2">https://www.example.org/a?b=1&amp;c=2</a>.',
  ],
  ['(http://example.org/a_(b))', '(<a href="http://example.org/a_(b)">http://example.org/a_(b)</a>)'],
  ['見てhttps://example.jp', '見て<a href="https://example.jp">https://example.jp</a>'],
  ['at www.example.org!', 'at <a href="https://www.example.org">www.example.org</a>!'],
  ['<amani@example.org>,', '&lt;<a href="mailto:amani@example.org">amani@example.org</a>&gt;,'],
  [
    '"https://example.org" onclick=',
    '&quot;<a href="https://example.org">https://example.org</a>&quot; onclick=',
  ],
  ['half@ @day javascript:alert(1) a@b', 'half@ @day javascript:alert(1) a@b'],
  ['Dear A,\nhow are you?\r\nAmani', 'Dear A,<br>\nhow are you?<br>\nAmani'],
])('adds links and line breaks to %j in HTML', (text, html) => {
  const letter = writeLetter(
    { subject: 'A', text: [text], list: [text.split('\n')[0] ?? ''], notes: [text] },
    site,
  );
  expect(letter.html).toContain(`<p>${html}</p>`);
  expect(letter.html).toContain(`<p class="quiet">${html}</p>`);
  expect(letter.text).toContain(text);
});

test('keeps a long line of a list whole in both parts', () => {
  const line = 'word '.repeat(80).trim();
  const { text, html } = writeLetter({ subject: 'A', text: [], list: [line] }, site);
  expect([text.includes(line), html.includes(line)]).toEqual([true, true]);
});

test.each([')', '.', '(', 'www.', '@', 'a@'])('reads 40,000 characters of "%s" as fast as words', (run) => {
  const long = run.repeat(40_000 / run.length);
  expect(linkedText(`${long} or www.example.org${long}\u0000`)).toContain(' or ');
  expect(linkedText(`www.example.org/a${')'.repeat(40_000)}`)).toBe(
    `<a href="https://www.example.org/a">www.example.org/a</a>${')'.repeat(40_000)}`,
  );
});
