import { expect, test } from 'vitest';
import { renderFailure } from './entry-server';

/** Renders the failure of the page `retryPath`; its style sheets are named after the requested routes. */
const failureOf = (retryPath: string, failure: 'away' | 'unexpected' = 'away') =>
  renderFailure(
    { failure, retryPath, reference: '3f9a1c0b7d2e' },
    {
      sign: () => ({ title: 'Amani Kito', email: 'hello@example.com' }),
      assetsOf: (routeIds) => ({
        startScript: '',
        style: { text: routeIds.map((id) => `/* ${id} */`).join(''), source: `'sha256-${routeIds}'` },
        sheets: [],
        modules: [],
      }),
    },
  );

test('a failure has the look of the theme whose path was asked for, with its styles', () => {
  const classic = failureOf('/v1/blog?tag=Runway');
  expect(classic.html).toContain('data-theme="classic"');
  expect(classic.html).toContain('<style>/* /v1/$ */</style>');
  expect(classic.styleSource).toBe("'sha256-/v1/$'");
  expect(classic.html).toContain('This site is temporarily unavailable</h1>');
  const modern = failureOf('/blog').html;
  expect(modern).toContain('data-theme="modern"');
  expect(modern).not.toContain('/v1');
});

test('a failure has one main part and one h1, leads to another try and says nothing to search engines', () => {
  for (const path of ['/v1/blog?tag=Runway', '/blog?tag=Runway']) {
    const { html } = failureOf(path);
    expect(html.match(/<main/g)).toHaveLength(1);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain(`href="${path}"`);
    expect(html).toContain('content="noindex"');
  }
});

test('Unexpected Application Error! with the status text, and a way to the home page of the theme', () => {
  const { html } = failureOf('/v1/bio', 'unexpected');
  expect(html).toContain('Unexpected Application Error!');
  expect(html).toContain('Internal Server Error');
  expect(html).toContain('href="/v1"');
});

test('a failure says by which reference it is found in the log, in both themes', () => {
  for (const path of ['/v1/bio', '/bio']) expect(failureOf(path).html).toContain('Reference: 3f9a1c0b7d2e');
});

test('a failure says whose site it is and where to write', () => {
  for (const path of ['/v1/bio', '/bio']) {
    const html = failureOf(path).html;
    expect(html).toContain('· Amani Kito</title>');
    expect(html).toContain('>Amani Kito</p>');
    expect(html).toContain('href="mailto:hello@example.com"');
  }
});
