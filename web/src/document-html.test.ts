import { expect, test } from 'vitest';
import { documentHtml, jsonForHtml } from './document-html';

const assets = { styles: ['/assets/a.css'], modules: ['/assets/b.js', '/assets/a.js'] };
const markup = '<title>Contact</title><div id="root"><main>Hello</main></div>';

test('what React hoists goes into the head, the rest into the body', () => {
  const html = documentHtml({ markup, generation: 'modern', assets });
  expect(html).toMatch(
    /<head>.*<title>Contact<\/title><\/head><body><div id="root"><main>Hello<\/main><\/div>/,
  );
});

test('the page is in English and names its generation', () => {
  expect(documentHtml({ markup, generation: 'classic', assets })).toContain(
    '<html lang="en" data-generation="classic" data-mantine-color-scheme="dark" data-without-script>',
  );
});

test('a text cannot close the data block', () => {
  const json = jsonForHtml({ text: '</script><script>alert(1)</script>' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ text: '</script><script>alert(1)</script>' });
});

test('the only script without an address is the JSON data block', () => {
  const data = {
    route: '/',
    origin: 'http://site.test',
    renderedAt: '',
    queries: { queries: [], mutations: [] },
  };
  const html = documentHtml({ markup, data, generation: 'modern', assets });
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].map(([, attributes]) =>
    attributes?.trim(),
  );
  expect(inline).toEqual(['type="application/json" id="page-data"']);
  expect(html).toContain('<script src="/start.js" data-modules="/assets/b.js /assets/a.js"></script>');
});
