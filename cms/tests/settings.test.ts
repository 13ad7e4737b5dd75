import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { APIS, type Api, NOUNS, saved } from './support/apis';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { Client, type SignIn, signIn, visitor } from './support/client';
import { createBlogPost, createComment, createImageRow, saveSettings } from './support/factories';
import { applyToVolunteer, postComment } from './support/submissions';

let cms: BootedCms;
let session: SignIn;
let postId: string;

const OPEN = { enableBlog: true, enableVolunteers: true, autoApproveComments: false, maintenance: false };

beforeAll(async () => {
  cms = await bootCms();
  await saveSettings(cms, OPEN);
  session = await signIn(cms);
  ({ documentId: postId } = await createBlogPost(cms, { title: 'Here', tags: ['tag'] }));
  await createComment(cms, { status: 'approved', blogPost: postId });
});
afterEach(() => saveSettings(cms, OPEN));
afterAll(() => cms.stop());

/** Changes a switch as the settings form does. */
async function flip(api: Api, fields: object): Promise<void> {
  const { documentId, revision } = await cms.strapi.db.query('api::settings.settings').findOne({});
  saved(await api.update(session.owner, NOUNS.settings, documentId, { ...fields, revision }));
}

const state = async (client: Client) =>
  (await (await client.send('/api/site-state')).json()) as Record<string, unknown>;

/** Everything of the blog that visitors can query, three root fields at a time. */
async function readBlog(): Promise<object> {
  const lists = await visitor(cms).graphql<object>(
    '{ blogPosts { title } blogPosts_connection { nodes { title } pageInfo { total } } blogTags { name } }',
  );
  const post = await visitor(cms).graphql<object>(
    `{ blogPostBySlug(slug: "here") { post { title } } blogPost(documentId: "${postId}") { title }
       approvedComments(blogPostDocumentId: "${postId}") { total nodes { text } } }`,
  );
  expect([lists.failure, post.failure]).toEqual([undefined, undefined]);
  return { ...lists.data, ...post.data };
}

test('reads changes of another machine in the next response', async () => {
  const isBlogOn = async () => (await state(visitor(cms))).enableBlog;
  expect(await isBlogOn()).toBe(true);
  await cms.strapi.db.connection('settings').update({ enable_blog: false });
  expect(await isBlogOn()).toBe(false);
});

describe.each(APIS)('The mark through $name', (api) => {
  const change = async (client: Client, mark: number | null) => {
    const { documentId, revision } = await cms.strapi.db.query('api::settings.settings').findOne({});
    return api.update(client, NOUNS.settings, documentId, { mark, revision });
  };

  test('is in the state of the site until it is removed, and visitors cannot change it', async () => {
    const mark = await createImageRow(cms, { width: 512, height: 512, url: '/uploads/mark.png' });
    saved(await change(session.owner, mark));
    expect(await state(visitor(cms))).toMatchObject({ mark: '/uploads/mark.png' });
    expect((await change(visitor(cms), null)).failure).toMatchObject({ name: 'ForbiddenError' });
    expect(await state(visitor(cms))).toMatchObject({ mark: '/uploads/mark.png' });
    saved(await change(session.owner, null));
    expect(await state(visitor(cms))).toMatchObject({ mark: null });
  });

  test.each([
    ['is not square', { width: 900, height: 901 }],
    ['is small', { width: 511, height: 511 }],
  ])('refuses an image that %s', async (_, size) => {
    const { failure } = await change(session.owner, await createImageRow(cms, size));
    expect(failure).toMatchObject({
      message:
        'The mark must be square and at least 512 pixels wide. Crop the image, or choose a larger one.',
      details: { code: 'MARK_NOT_SQUARE', field: 'mark' },
    });
  });

  test('refuses a film', async () => {
    const film = await createImageRow(cms, { mime: 'video/mp4', ext: '.mp4', width: 512, height: 512 });
    const { failure } = await change(session.owner, film);
    expect(failure).toMatchObject({ message: 'Choose an image.', details: { field: 'mark' } });
  });
});

describe.each(APIS)('The menu through $name', (api) => {
  const change = async (client: Client, menu: object[]) => {
    const { documentId, revision } = await cms.strapi.db.query('api::settings.settings').findOne({});
    return api.update(client, NOUNS.settings, documentId, { menu, revision });
  };
  const shown = async () => (await visitor(cms).graphql<object>('{ settings { menu { page show } } }')).data;
  const menu = [
    { page: 'rates', show: 'always' },
    { page: 'initiative', show: 'never' },
  ];

  test('is stored in the order of the owner, which visitors read and cannot change', async () => {
    saved(await change(session.owner, menu));
    expect(await shown()).toEqual({ settings: { menu } });
    expect((await change(visitor(cms), [])).failure).toMatchObject({ name: 'ForbiddenError' });
    expect(await shown()).toEqual({ settings: { menu } });
  });

  test('refuses an unknown page and a page that is in it twice', async () => {
    saved(await change(session.owner, menu));
    const twice = await change(session.owner, [...menu, { page: 'rates', show: 'never' }]);
    expect(twice.failure).toMatchObject({
      message: 'The menu has a page twice. Keep one entry per page.',
      details: { code: 'MENU_PAGE_TWICE', field: 'menu' },
    });
    const unknown = await change(session.owner, [{ page: 'shop', show: 'always' }]);
    expect(unknown.failure).toBeDefined();
    expect(await shown()).toEqual({ settings: { menu } });
  });
});

describe('private settings', () => {
  const FIELDS = [
    'notifyOwner',
    'quietFrom',
    'quietUntil',
    'deleteMessagesAfterMonths',
    'deleteRejectedAfterMonths',
    'deleteBookingsAfterMonths',
    'showFirstSteps',
  ];

  test.each(FIELDS)('are hidden from visitors: %s', async (field) => {
    const { failure } = await visitor(cms).graphql(`{ settings { siteTitle ${field} } }`);
    expect(failure).toMatchObject({ details: { code: 'FORBIDDEN' } });
  });

  test('are shown to the owner', async () => {
    const { data } = await session.owner.graphql<object>(`{ settings { ${FIELDS.join(' ')} } }`);
    expect(Object.keys((data as { settings: object }).settings)).toEqual(FIELDS);
  });
});

describe.each(APIS)('Settings changed through $name', (api: Api) => {
  test('hide posts, tags and comments everywhere without the blog, except for the owner', async () => {
    const before = await readBlog();
    expect(before).toMatchObject({ blogPosts: [{ title: 'Here' }], approvedComments: { total: 1 } });
    await flip(api, { enableBlog: false });
    expect(await readBlog()).toEqual({
      blogPosts: [],
      blogPosts_connection: { nodes: [], pageInfo: { total: 0 } },
      blogPostBySlug: null,
      blogTags: [],
      blogPost: null,
      approvedComments: { total: 0, nodes: [] },
    });
    expect((await postComment(visitor(cms), postId)).failure).toBeDefined();
    const own = await session.owner.graphql('{ blogPosts { title } }');
    expect(own.data).toEqual({ blogPosts: [{ title: 'Here' }] });
    await flip(api, { enableBlog: true });
    expect(await readBlog()).toEqual(before);
  });

  test('refuse applications without volunteers', async () => {
    await flip(api, { enableVolunteers: false });
    const before = await cms.strapi.db.query('api::volunteer.volunteer').count();
    const { failure } = await applyToVolunteer(visitor(cms));
    expect(failure).toMatchObject({ name: 'ForbiddenError', message: 'Volunteer applications are closed.' });
    expect(await cms.strapi.db.query('api::volunteer.volunteer').count()).toBe(before);
    await flip(api, { enableVolunteers: true });
    expect((await applyToVolunteer(visitor(cms))).failure).toBeUndefined();
  });

  test('appear in the site state, and raise its version', async () => {
    const before = await state(visitor(cms));
    await flip(api, { enableBlog: false, enableVolunteers: false, siteTitle: `By ${api.name}` });
    const after = await state(visitor(cms));
    expect(after).toMatchObject({
      siteTitle: `By ${api.name}`,
      enableBlog: false,
      enableVolunteers: false,
      maintenance: false,
    });
    expect(Number.parseInt(String(after.contentVersion), 10)).toBeGreaterThan(
      Number.parseInt(String(before.contentVersion), 10),
    );
    expect(Object.keys(after).sort()).toEqual(
      [
        'contactEmail',
        'contentVersion',
        'daysVersion',
        'enableBlog',
        'enableVolunteers',
        'maintenance',
        'mark',
        'ownerSignedIn',
        'place',
        'sendsMail',
        'siteTitle',
      ].sort(),
    );
  });

  test('answer visitors 503 MAINTENANCE in GraphQL and REST during maintenance', async () => {
    await flip(api, { maintenance: true });
    const answers = [
      await visitor(cms).graphql('{ events { title } }'),
      await applyToVolunteer(visitor(cms)),
      await visitor(cms).rest('GET', '/api/events'),
      await visitor(cms).rest('GET', '/api/upload/files'),
      await visitor(cms).rest('POST', '/GraphQL/', {}),
      await new Client(cms.url, { authorization: 'Bearer not.a.token' }).graphql('{ events { title } }'),
      await new Client(cms.url, { cookie: 'owner_session=forged' }).graphql('{ events { title } }'),
    ];
    for (const { status, headers, text } of answers) {
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toBe('120');
      expect(JSON.parse(text)).toMatchObject({ error: { code: 'MAINTENANCE', status: 503 } });
    }
    await flip(api, { maintenance: false });
    expect((await visitor(cms).graphql('{ events { title } }')).status).toBe(200);
  });
});

describe('Under maintenance', () => {
  test('shows the site to the signed-in owner, by cookie or by token', async () => {
    await saveSettings(cms, { maintenance: true });
    const byCookie = new Client(cms.url, { cookie: session.cookie });
    expect((await byCookie.graphql('{ events { title } }')).status).toBe(200);
    expect((await session.owner.graphql('{ messages { subject } }')).status).toBe(200);
    expect(await state(byCookie)).toMatchObject({ ownerSignedIn: true, maintenance: true });
  });

  test("gives no owner's data for the cookie alone", async () => {
    const byCookie = new Client(cms.url, { cookie: session.cookie });
    expect((await byCookie.graphql('{ messages { subject } }')).failure?.name).toBe('ForbiddenError');
    const draft = await createBlogPost(cms, { title: 'Not yet' }, 'draft');
    const asked = await byCookie.graphql(
      `{ blogPost(documentId: "${draft.documentId}", status: DRAFT) { title } }`,
    );
    expect(asked.data).toEqual({ blogPost: null });
  });

  test('keeps sign-in, state and health open', async () => {
    await saveSettings(cms, { maintenance: true });
    expect((await visitor(cms).rest('GET', '/api/health')).status).toBe(200);
    expect(await state(visitor(cms))).toMatchObject({ maintenance: true, ownerSignedIn: false });
    await expect(signIn(cms)).resolves.toHaveProperty('accessToken');
  });

  test('treats an ended session like a visitor', async () => {
    const other = await signIn(cms);
    await saveSettings(cms, { maintenance: true });
    const byCookie = new Client(cms.url, { cookie: other.cookie });
    expect((await byCookie.graphql('{ events { title } }')).status).toBe(200);
    await byCookie.rest('POST', '/api/auth/logout', {}, { 'x-requested-with': 'XMLHttpRequest' });
    expect((await byCookie.graphql('{ events { title } }')).status).toBe(503);
    expect((await other.owner.graphql('{ events { title } }')).status).toBe(503);
  });
});

test('opens a site without settings, and holds comments back', async () => {
  await cms.strapi.db.query('api::settings.settings').deleteMany({});
  const { data } = await visitor(cms).graphql('{ settings { siteTitle } blogPosts { title } }');
  expect(data).toEqual({ settings: null, blogPosts: [{ title: 'Here' }] });
  expect((await postComment(visitor(cms), postId)).data).toEqual({ status: 'pending' });
});
