import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APIS, type Api, GRAPHQL, NOUNS, type Saved, saved, type Version } from './support/apis';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';
import { buildBlogPost, createBlogPost } from './support/factories';
import { rowsAtOnce } from './support/queries';
import { uploadPhoto } from './support/uploads';

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
});
afterAll(() => cms.stop());

interface Post {
  slug: string;
  excerpt: string;
  readingMinutes: number;
  publicationState: string;
  createdAt: string;
  revision: number;
}

async function read({ documentId }: { documentId: string }): Promise<Post> {
  const { data, text } = await owner.graphql<{ blogPost: Post }>(
    `{ blogPost(documentId: "${documentId}", status: DRAFT) {
      slug excerpt readingMinutes publicationState createdAt revision } }`,
  );
  if (!data) throw new Error(text);
  return data.blogPost;
}

interface Unpublished {
  unpublishBlogPost: { documentId: string } | null;
}

const unpublish = (client: Client, documentId: string) =>
  client.graphql<Unpublished>(`mutation { unpublishBlogPost(documentId: "${documentId}") { documentId } }`);

interface Page {
  post: Post;
  previous: Post | null;
  next: Post | null;
}

const page = (slug: string) =>
  visitor(cms).graphql<{ blogPostBySlug: Page | null }>(
    `{ blogPostBySlug(slug: "${slug}") { post { slug title createdAt } previous { slug } next { slug } } }`,
  );

const presentSlug = async (slug: string) => (await page(slug)).data?.blogPostBySlug?.post.slug;

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');

describe.each(APIS)('Blog through $name', (api: Api) => {
  const post = async (fields: object, version?: Version) =>
    saved(await api.create(owner, NOUNS.blogPost, buildBlogPost({ ...fields }), version));
  const update = (item: Saved, fields: object, version?: Version) =>
    api.update(owner, NOUNS.blogPost, item.documentId, { ...fields }, version);

  test('creates the slug from the title', async () => {
    const titled: [string, string][] = [
      [`Étude: 3 Days in ${api.name}!`, `etude-3-days-in-${api.name.toLowerCase()}`],
      [`  ${api.name} --- &&& Nairobi  `, `${api.name.toLowerCase()}-nairobi`],
      [
        `${api.name} ${'x'.repeat(150)}`,
        `${api.name} ${'x'.repeat(150)}`.toLowerCase().replace(' ', '-').slice(0, 80),
      ],
    ];
    for (const [title, slug] of titled) expect((await read(await post({ title }))).slug).toBe(slug);
    expect((await read(await post({ title: '舞台' }))).slug).toMatch(/^wutai(?:-\d+)?$/);
  });

  test('makes slugs unique: a second post with the same title gets a number', async () => {
    const title = `Twice through ${api.name}`;
    const slugs = [];
    for (let copy = 0; copy < 3; copy += 1) slugs.push((await read(await post({ title }))).slug);
    const base = `twice-through-${api.name.toLowerCase()}`;
    expect(slugs).toEqual([base, `${base}-2`, `${base}-3`]);
  });

  test('gives posts saved at the same moment different slugs', async () => {
    const title = `Together through ${api.name}`;
    const items = await Promise.all(Array.from({ length: 4 }, () => post({ title })));
    const slugs = await Promise.all(items.map(async (item) => (await read(item)).slug));
    expect(new Set(slugs).size).toBe(4);
  });

  test('changes the slug of a draft with its title, but not that of a published post', async () => {
    const item = await post({ title: `Working title ${api.name}` }, 'draft');
    const renamed = saved(await update(item, { title: `Final title ${api.name}`, revision: 1 }, 'draft'));
    const slug = `final-title-${api.name.toLowerCase()}`;
    expect((await read(item)).slug).toBe(slug);
    const published = saved(await update(item, { revision: renamed.revision }));
    const again = saved(await update(item, { title: 'Another title', revision: published.revision }));
    expect((await read(item)).slug).toBe(slug);
    const { failure } = await update(item, { slug: 'mine', revision: again.revision });
    expect(failure).toMatchObject({
      message: 'You cannot change the page address of a published post, because links to it would break.',
      details: { code: 'SLUG_FIXED', field: 'slug' },
    });
  });

  test('cleans a typed slug, refuses it for a second post and keeps it when the title of a draft changes', async () => {
    const slug = `Über Uns ${api.name}`;
    const cleaned = `uber-uns-${api.name.toLowerCase()}`;
    const item = await post({ slug, title: 'About us' }, 'draft');
    expect((await read(item)).slug).toBe(cleaned);
    const { failure } = await api.create(owner, NOUNS.blogPost, buildBlogPost({ slug }));
    expect(failure).toMatchObject({
      message: `“${cleaned}” is the page address of “About us”. Choose another address.`,
      details: { code: 'ADDRESS_TAKEN', field: 'slug' },
    });
    saved(await update(item, { title: 'We', revision: item.revision }, 'draft'));
    expect((await read(item)).slug).toBe(cleaned);
  });

  test('takes 150 characters of plain text as excerpt, with an ellipsis only if it was cut', async () => {
    const content = `# Heading\n\n**Bold** and [a link](https://example.com) ![a picture](x.png)`;
    expect((await read(await post({ content }))).excerpt).toBe('Heading Bold and a link');
    expect((await read(await post({ content: 'x'.repeat(150) }))).excerpt).toBe('x'.repeat(150));
    expect((await read(await post({ content: 'x'.repeat(151) }))).excerpt).toBe(`${'x'.repeat(150)}…`);
    expect((await read(await post({ content: '👗'.repeat(151) }))).excerpt).toBe(`${'👗'.repeat(150)}…`);
  });

  test('counts 200 words a minute as reading time, at least one minute', async () => {
    const minutes = async (count: number) =>
      (await read(await post({ content: words(count) }))).readingMinutes;
    expect([await minutes(1), await minutes(200), await minutes(201), await minutes(1000)]).toEqual([
      1, 1, 2, 5,
    ]);
  });

  test('updates excerpt and reading time with the text, and ignores sent values', async () => {
    const item = await post({ content: 'Short' });
    const longer = saved(await update(item, { content: words(401), revision: 1 }));
    expect(await read(item)).toMatchObject({
      readingMinutes: 3,
      excerpt: expect.stringMatching(/^w0 w1 .*…$/),
    });
    const set = await update(item, { excerpt: 'Mine', readingMinutes: 99, revision: longer.revision });
    const after = await read(item);
    expect(set.failure ?? after.excerpt).not.toBe('Mine');
    expect(after).toMatchObject({ readingMinutes: 3, excerpt: expect.stringMatching(/^w0 w1/) });
  });

  test('reports the states draft, published and modified', async () => {
    const item = await post({}, 'draft');
    expect((await read(item)).publicationState).toBe('draft');
    const published = saved(await update(item, { content: 'Out', revision: 1 }));
    expect((await read(item)).publicationState).toBe('published');
    const draft = saved(await update(item, { content: 'Later', revision: published.revision }, 'draft'));
    expect((await read(item)).publicationState).toBe('modified');
    saved(await update(item, { revision: draft.revision }));
    expect((await read(item)).publicationState).toBe('published');
  });

  test('keeps a former slug for its post while the post exists', async () => {
    const named = (title: string) => `${title} ${api.name}`;
    const first = `first-name-${api.name.toLowerCase()}`;
    const second = `second-name-${api.name.toLowerCase()}`;
    const item = await post({ title: named('First name') });
    const rename = async (title: string) => {
      await unpublish(owner, item.documentId);
      saved(await update(item, { title: named(title), revision: (await read(item)).revision }));
    };
    await rename('Second name');
    expect(await presentSlug(first)).toBe(second);
    expect(await presentSlug(second)).toBe(second);
    const namesake = await post({ title: named('First name') });
    expect((await read(namesake)).slug).toBe(`${first}-2`);

    await rename('First name');
    expect([await presentSlug(first), await presentSlug(second)]).toEqual([first, first]);

    await unpublish(owner, item.documentId);
    expect([await presentSlug(first), await presentSlug(second)]).toEqual([undefined, undefined]);
    await api.remove(owner, NOUNS.blogPost, item.documentId);
    expect(await presentSlug(second)).toBeUndefined();
    expect((await read(await post({ title: named('Second name') }))).slug).toBe(second);
  });
});

describe('Publishing', () => {
  test('lets the owner unpublish a post and publish it again under the same slug', async () => {
    const item = await createBlogPost(cms, { title: 'Back and forth' });
    expect((await page('back-and-forth')).data?.blogPostBySlug).not.toBeNull();
    expect((await unpublish(owner, item.documentId)).failure).toBeUndefined();
    expect((await page('back-and-forth')).data).toEqual({ blogPostBySlug: null });
    const draft = await read(item);
    expect(draft).toMatchObject({ publicationState: 'draft', slug: 'back-and-forth' });
    saved(await GRAPHQL.update(owner, NOUNS.blogPost, item.documentId, { revision: draft.revision }));
    expect((await page('back-and-forth')).data?.blogPostBySlug).not.toBeNull();
  });

  test('lets only the owner unpublish a post', async () => {
    const { documentId } = await createBlogPost(cms, { title: 'Stays out' });
    expect((await unpublish(visitor(cms), documentId)).failure?.name).toBe('ForbiddenError');
    expect((await page('stays-out')).data?.blogPostBySlug).not.toBeNull();
  });

  test('keeps the date and the neighbours of a post when it is saved again', async () => {
    const items = [];
    for (const title of ['Order one', 'Order two', 'Order three'])
      items.push(await createBlogPost(cms, { title }));
    const before = (await page('order-two')).data?.blogPostBySlug;
    expect(before).toMatchObject({ previous: { slug: 'order-one' }, next: { slug: 'order-three' } });
    for (const item of items.slice(0, 2)) {
      const { revision } = await read(item as Saved);
      await owner.rest('PUT', `/api/blog-posts/${item?.documentId}`, {
        data: { content: 'Edited', revision },
      });
    }
    expect((await page('order-two')).data?.blogPostBySlug).toEqual(before);
  });

  test('counts tags of published posts, ignoring case', async () => {
    await createBlogPost(cms, { tags: ['Runway', 'Nakuru'] });
    await createBlogPost(cms, { tags: ['runway'] });
    await createBlogPost(cms, { tags: ['runway', 'hidden'] }, 'draft');
    const { data } = await visitor(cms).graphql<{ blogTags: { name: string; count: number }[] }>(
      '{ blogTags { name count } }',
    );
    const counts = Object.fromEntries(
      data?.blogTags.map(({ name, count }) => [name.toLowerCase(), count]) ?? [],
    );
    expect(counts).toEqual({ runway: 2, nakuru: 1 });
  });

  test('gives visitors the sizes of the pictures in a text', async () => {
    const shown = await uploadPhoto(owner);
    await uploadPhoto(owner);
    const content = `One ![walk](${shown.url}) and ![not ours](https://example.com/other.jpg)`;
    await createBlogPost(cms, { title: 'With a picture inside', content });
    const { data } = await visitor(cms).graphql<{ blogPostBySlug: { post: { pictures: object[] } } }>(
      '{ blogPostBySlug(slug: "with-a-picture-inside") { post { pictures { url width height } } } }',
    );
    expect(data?.blogPostBySlug.post.pictures).toEqual([
      { url: shown.url, width: expect.any(Number), height: expect.any(Number) },
    ]);
  });

  test('loads the covers of a page of posts with one query, each for its post', async () => {
    const covers = new Map<string, string>();
    for (const title of ['Cover one', 'Cover two', 'Cover three']) {
      const image = await uploadPhoto(owner);
      await createBlogPost(cms, { title, image: image.id });
      covers.set(title, image.url);
    }
    const found = new Map<string, string>();
    const ask = async () => {
      const { data } = await visitor(cms).graphql<{ blogPosts: { title: string; image: { url: string } }[] }>(
        '{ blogPosts(filters: { title: { startsWith: "Cover" } }) { title image { url } } }',
      );
      for (const { title, image } of data?.blogPosts ?? []) found.set(title, image.url);
    };
    expect(await rowsAtOnce(cms, 'files', ask)).toBe(covers.size);
    expect(found).toEqual(covers);
  });
});
