import { expect, test } from 'vitest';
import { documentHtml, jsonForHtml } from './document-html';

const assets = {
  startScript: 'start()',
  style: { text: 'a{color:red}', source: "'sha256-a'" },
  sheets: ['/assets/a.css'],
  modules: ['/assets/b.js', '/assets/a.js'],
};
const data = {
  route: '/',
  origin: 'http://site.test',
  renderedOn: '',
  answers: [],
};
const markup = '<title>Contact</title><div id="root"><main>Hello</main></div>';

test('puts hoisted elements into the head, the rest into the body', () => {
  const html = documentHtml({ markup, theme: 'modern', assets });
  expect(html).toMatch(
    /<head>.*<title>Contact<\/title>.*<\/head><body><div id="root"><main>Hello<\/main><\/div>/,
  );
});

test('the page is in English and names its theme', () => {
  expect(documentHtml({ markup, theme: 'classic', assets })).toContain(
    '<html lang="en" data-theme="classic" data-mantine-color-scheme="dark" data-without-script>',
  );
});

test('a text cannot close the data block', () => {
  const json = jsonForHtml({ text: '</script><script>alert(1)</script>' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ text: '</script><script>alert(1)</script>' });
});

test('the first paint waits for no request: no script has an address, no sheet is loaded', () => {
  const html = documentHtml({ markup, data, theme: 'modern', assets });
  expect(html).not.toMatch(/<script[^>]*\ssrc=/);
  expect(html).toContain('<script data-modules="/assets/b.js /assets/a.js">start()</script>');
  expect(html).toContain('<style>a{color:red}</style>');
  expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/assets/a.css" disabled>',
  ]);
});

test('a page without the app has its style and no script', () => {
  const html = documentHtml({ markup, theme: 'modern', assets });
  expect(html).toContain('<style>');
  expect(html).not.toMatch(/<script|rel="stylesheet"/);
});
