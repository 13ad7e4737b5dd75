import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { parseFeed } from '@rowanmanning/feed-parser';
import { HtmlValidate } from 'html-validate';
import ICAL from 'ical.js';
import { validateXML } from 'xmllint-wasm';
import { expect, test } from '../../fixtures';
import { structuredDataOf } from '../../schema-org';

/** One page of each kind, in both themes. */
const PAGES = [
  '/',
  '/portfolio',
  '/portfolio/column-in-navy',
  '/events',
  '/volunteer',
  '/book',
  '/about-roles?role=judge',
  '/privacy-policy',
];
const OLDER_PAGES = [
  '/v1',
  '/v1/portfolio',
  '/v1/portfolio/column-in-navy',
  '/v1/bio',
  '/v1/projects',
  '/v1/contact',
];

/** The schema of sitemaps.org, from the package that writes our site map. */
const SITEMAP_SCHEMA = new URL('../../../node_modules/sitemap/schema/sitemap.xsd', import.meta.url);

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

async function pathOfPost(request: APIRequestContext): Promise<string> {
  const [path = ''] = /\/blog\/[\w-]+/.exec(await textOf(request, '/sitemaps/posts-1.xml')) ?? [];
  return path;
}

test('pages of each kind are valid HTML', async ({ request }) => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'], elements: ['html5'] });
  const post = await pathOfPost(request);
  for (const page of [...PAGES, ...OLDER_PAGES, post, `/v1${post}`]) {
    const { results } = await validator.validateString(await textOf(request, page));
    const problems = results.flatMap(({ messages }) => messages);
    expect(problems.map(({ ruleId, message, selector }) => [ruleId, message, selector])).toEqual([]);
  }
});

test('structured data is as search engines want it', async ({ request }) => {
  const post = await pathOfPost(request);
  const types = {
    '/': 'Person',
    '/events': 'Event',
    '/portfolio': 'ImageGallery',
    '/portfolio/column-in-navy': 'ImageGallery',
    '/rate-card': 'OfferCatalog',
  };
  for (const [path, type] of Object.entries({ ...types, [post]: 'BlogPosting' })) {
    const found = await structuredDataOf(await textOf(request, path));
    expect(found.types, path).toContain(type);
    expect(found.problems, path).toEqual([]);
  }
});

test('the validator of structured data knows a wrong word', async () => {
  const wrong = await structuredDataOf(
    '<script type="application/ld+json">{"@type":"Person","nme":1}</script>',
  );
  expect(wrong.problems.join()).toContain('"nme"');
});

test('the site map is valid', async ({ request }) => {
  const schema = await readFile(SITEMAP_SCHEMA, 'utf8');
  // Images and films need separate schemas, which are not available.
  const lenient = schema.replaceAll('processContents="strict"', 'processContents="lax"');
  for (const part of ['pages', 'posts-1', 'projects-1', 'portfolio-1']) {
    const contents = await textOf(request, `/sitemaps/${part}.xml`);
    const { errors } = await validateXML({ xml: [{ fileName: part, contents }], schema: [lenient] });
    expect(errors).toEqual([]);
  }
});

test('the feeds are valid', async ({ request }) => {
  for (const path of ['/feed.xml', '/atom.xml']) {
    const { items } = parseFeed(await textOf(request, path));
    expect(items.length).toBeGreaterThan(0);
    for (const { id, url, title, published, categories } of items) {
      expect([id, url, title, published, ...categories.map(({ term }) => term)]).not.toContain(null);
    }
  }
});

test('the calendar is valid', async ({ request }) => {
  const calendar = new ICAL.Component(ICAL.parse(await textOf(request, '/events.ics')));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(events.length).toBeGreaterThan(0);
  for (const { uid, summary, startDate } of events)
    expect(uid && summary && startDate.toJSDate()).toBeTruthy();
});
