import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APIS, GRAPHQL, NOUNS, saved } from './support/apis';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';
import { buildBlogPost } from './support/factories';

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
});
afterAll(() => cms.stop());

/** Refused because of its structure, or because parsing takes too long. */
const TOO_COMPLICATED: [string, string][] = [
  ['quotes in quotes', '> '.repeat(200)],
  ['cells of a table', `|a|b|\n|-|-|\n${'|a|b|\n'.repeat(3000)}`],
];

describe.each(APIS)('Markdown through $name', (api) => {
  test.each(TOO_COMPLICATED)('is refused if it would delay the site: %s', async (_name, content) => {
    const { failure } = await api.create(owner, NOUNS.blogPost, buildBlogPost({ content }));
    expect(failure).toMatchObject({
      message: expect.stringMatching(/^This text is too complicated to show\. Use fewer marks/),
      details: { code: 'TEXT_TOO_COMPLICATED', field: 'content', errors: [{ path: ['content'] }] },
    });
  });

  test('is stored if it is many pages long', async () => {
    const content = 'Walk *slowly*, and [look up](/blog) at the **last** step.\n\n'.repeat(300).trim();
    const post = saved(await api.create(owner, NOUNS.blogPost, buildBlogPost({ content })));
    expect(post.revision).toBe(1);
  });
});

const LEGAL_PAGES = {
  privacyPolicy: 'Privacy',
  privacyUpdatedOn: '2026-01-01',
  copyrightNotice: 'Copyright',
  copyrightUpdatedOn: '2026-01-01',
};

test.each(['privacyPolicy', 'copyrightNotice'])('has the same limits in the legal text %s', async (field) => {
  const legalPages = cms.strapi.documents('api::legal-pages.legal-pages');
  await expect(legalPages.create({ data: { ...LEGAL_PAGES, [field]: '> '.repeat(200) } })).rejects.toThrow(
    'This text is too complicated to show.',
  );
});

test('has these limits in every Markdown field', () => {
  const fields = Object.values(cms.strapi.contentTypes).flatMap(({ uid, attributes }) =>
    Object.keys(attributes).flatMap((name) =>
      uid.startsWith('api::') && attributes[name]?.type === 'richtext' ? [`${uid} ${name}`] : [],
    ),
  );
  expect(fields.sort()).toEqual([
    'api::blog-post.blog-post content',
    'api::legal-pages.legal-pages copyrightNotice',
    'api::legal-pages.legal-pages privacyPolicy',
  ]);
});

test('is parsed while visitors get answers', async () => {
  const order: string[] = [];
  // Parsing time grows with the square of its length: the worker thread is stopped.
  const content = 'a\n-\n'.repeat(25_000);
  const saving = GRAPHQL.create(owner, NOUNS.blogPost, buildBlogPost({ content })).then(() =>
    order.push('refused'),
  );
  for (let asked = 0; asked < 3; asked += 1) {
    await visitor(cms).graphql('{ milestones { title } }');
    order.push('answered');
  }
  await saving;
  expect(order).toEqual(['answered', 'answered', 'answered', 'refused']);
});
