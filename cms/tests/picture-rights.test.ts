import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { DAY_MS } from '../src/shared/days';
import { siteDay } from '../src/shared/site-clock';
import { APIS, NOUNS, REST, saved } from './support/apis';
import { type BootedCms, bootCms, SECRETS } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';
import { emptyBin } from './support/empty-bin';
import { createBlogPost, createMilestone, createPortfolioItem } from './support/factories';
import { siteProof } from './support/site-proof';
import { rightsOf, sendUpload, setRights, uploadPhoto } from './support/uploads';

let cms: BootedCms;
let owner: Client;
let cookie: string;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner, cookie } = await signIn(cms));
});
afterAll(() => cms.stop());

const inDays = (days: number) => siteDay(Date.now() + days * DAY_MS);

const version = async () =>
  ((await (await fetch(`${cms.url}/api/site-state`)).json()) as { contentVersion: string }).contentVersion;

describe.each(APIS)('Rights of a file through $name', ({ update, create: add, remove }) => {
  test('are created with the file, saved with a revision, kept after a replacement, and deleted with the file', async () => {
    const file = await uploadPhoto(owner);
    const { documentId } = await rightsOf(cms, file.id);
    const rights = { photographer: 'Wambui Njeri', lastDay: inDays(40) };
    expect(
      saved(await update(owner, NOUNS.pictureRight, documentId, { ...rights, revision: 1 })),
    ).toMatchObject({ documentId, revision: 2 });
    const late = await update(owner, NOUNS.pictureRight, documentId, { ...rights, revision: 1 });
    expect(late.failure?.name).toBe('ConflictError');

    const other = { file: (await uploadPhoto(owner)).id, fromFile: { photographer: 'Nobody' } };
    await REST.update(owner, NOUNS.pictureRight, documentId, { ...other, revision: 2 });
    expect(await rightsOf(cms, file.id)).toMatchObject({ documentId, photographer: 'Wambui Njeri' });

    await owner.rest('DELETE', `/api/upload/files/${file.id}`);
    expect(await rightsOf(cms, file.id), 'the file is in the bin').toMatchObject({ documentId });
    await emptyBin(cms);
    expect(await cms.strapi.db.query(NOUNS.pictureRight.uid).count({ where: { documentId } })).toBe(0);
  });

  test('cannot be created or deleted, and are hidden from visitors', async () => {
    const file = await uploadPhoto(owner);
    const { documentId } = await rightsOf(cms, file.id);
    expect((await add(owner, NOUNS.pictureRight, {})).failure).toBeDefined();
    expect((await remove(owner, NOUNS.pictureRight, documentId)).failure).toBeDefined();
    const refused = await update(visitor(cms), NOUNS.pictureRight, documentId, { revision: 1 });
    expect(refused.failure?.name).toMatch(/Forbidden/i);
  });
});

describe('A picture past its last day', () => {
  /** A visitor may query three root fields at a time. */
  const QUERIES = [
    '{ portfolioItems_connection { nodes { title } pageInfo { total } } portfolioCategories { name } }',
    '{ milestones { title image { url } } roleProfiles { profiles { image { url } } } }',
    '{ initiative { images { url } images_connection { nodes { url } } } }',
    '{ hero { image { url } portraitImage { url } shareImage { url } } }',
    '{ blogPosts { content image { url } pictures { url } } }',
  ];
  const asked = async (client: Client) => {
    const answers: string[] = [];
    for (const query of QUERIES) answers.push((await client.graphql<object>(query)).text);
    return answers.join('\n');
  };
  const FILE = 'plugin::upload.file';

  test('is shown to visitors on its last day and not after, but always to the owner', async () => {
    const { id, url } = await uploadPhoto(owner);
    const { hash } = await cms.strapi.db.query(FILE).findOne({ where: { id } });
    await createPortfolioItem(cms, { title: 'Withdrawn look', category: 'Withdrawn', image: id });
    await createMilestone(cms, { title: 'Milestone stays', image: id });
    const content = `Before ![a look](${url} "Look") between ![again](<http://x.test/uploads/small_${hash}.jpg>)\n[alone]: ${url}\n`;
    await createBlogPost(cms, { content, image: id });
    const texts = Object.fromEntries(
      ['name', 'theme', 'teaser', 'about', 'mission', 'vision', 'endGoal'].map((name) => [name, name]),
    );
    const role = { title: 'Judge', text: 'Fair', image: id };
    saved(await REST.update(owner, NOUNS.roleProfiles, '', { profiles: [role], revision: 0 }));
    saved(await REST.update(owner, NOUNS.initiative, '', { ...texts, images: [id], revision: 0 }));
    const words = { tagline: 'Walks', badge: 'Judge', finalistLine: 'Finalist', experience: '9 years' };
    const heroImages = { image: id, portraitImage: id, shareImage: id };
    saved(await REST.update(owner, NOUNS.hero, '', { ...words, ...heroImages, revision: 0 }));
    onTestFinished(() => setRights(cms, owner, id, { lastDay: null }));

    await setRights(cms, owner, id, { lastDay: inDays(0) });
    const before = await asked(visitor(cms));
    expect(before.split(hash).length).toBeGreaterThan(11);
    expect(before).toMatch(/"Withdrawn look".*"total":1.*"name":"Withdrawn"/);

    await setRights(cms, owner, id, { lastDay: inDays(-1) });
    const after = await asked(visitor(cms));
    expect(after).not.toContain(hash);
    expect(after).not.toContain('Withdrawn');
    expect(after).toContain('"total":0');
    expect(after).toContain('Milestone stays');
    expect(after).toContain('Before  between ');
    expect((await asked(owner)).split(hash).length).toBe(before.split(hash).length);
  });

  test('disappears with components that require a picture, while their list still loads', async () => {
    const [kept, gone] = [await uploadPhoto(owner), await uploadPhoto(owner)];
    for (const { id } of [kept, gone]) await createPortfolioItem(cms, { image: id });
    const pictures = [{ image: gone.id }, { image: kept.id, focalX: 20 }];
    saved(await REST.update(owner, NOUNS.compCard, '', { pictures, revision: 0 }));
    const card = (client: Client) =>
      client.graphql<object>('{ compCard { pictures(pagination: { limit: 5 }) { focalX image { url } } } }');
    const shown = [
      { focalX: 50, image: { url: gone.url } },
      { focalX: 20, image: { url: kept.url } },
    ];
    expect((await card(visitor(cms))).data).toEqual({ compCard: { pictures: shown } });
    await setRights(cms, owner, gone.id, { lastDay: inDays(-1) });
    expect(await card(visitor(cms))).toMatchObject({
      failure: undefined,
      data: { compCard: { pictures: shown.slice(1) } },
    });
    expect((await card(owner)).data).toEqual({ compCard: { pictures: shown } });
    await setRights(cms, owner, kept.id, { lastDay: inDays(-1) });
    expect((await card(visitor(cms))).data).toEqual({ compCard: { pictures: [] } });
    await setRights(cms, owner, gone.id, { lastDay: inDays(1) });
    expect((await card(visitor(cms))).data).toEqual({ compCard: { pictures: shown.slice(0, 1) } });
  });

  test('is removed from plain texts, and never appears in excerpts', async () => {
    const { id, url } = await uploadPhoto(owner);
    const named = `Seen at https://site.test${url}?v=1 today, and at ${url}.`;
    await createPortfolioItem(cms, {
      title: 'Named',
      description: named,
      image: (await uploadPhoto(owner)).id,
    });
    const post = { content: named, searchDescription: `At ${url}` };
    const { documentId } = await createBlogPost(cms, post);
    const asked = async () => {
      const { data } = await visitor(cms).graphql<{ items: object[]; post: object }>(
        `{ items: portfolioItems(filters: { title: { eq: "Named" } }) { description }
           post: blogPost(documentId: "${documentId}") { excerpt searchDescription } }`,
      );
      return data;
    };
    const excerpt = 'Seen at today, and at .';
    expect(await asked()).toEqual({
      items: [{ description: named }],
      post: { excerpt, searchDescription: `At ${url}` },
    });
    await setRights(cms, owner, id, { lastDay: inDays(-1) });
    expect(await asked()).toEqual({
      items: [{ description: 'Seen at  today, and at .' }],
      post: { excerpt, searchDescription: 'At ' },
    });
  });

  test('is gone for visitors with its copies under every spelling of its address, but not for the owner', async () => {
    const { id, url } = await uploadPhoto(owner);
    const name = url.slice('/uploads/'.length);
    const addresses = [url, `/uploads/small_${name}`, `/uploads/%2e/${name}`, url.replace('.jpg', '%2ejpg')];
    const statuses = async (headers = {}) =>
      Promise.all(
        addresses.slice(0, 2).map(async (path) => (await visitor(cms).send(path, { headers })).status),
      );
    expect(await statuses()).toEqual([200, 200]);
    await setRights(cms, owner, id, { lastDay: inDays(-1) });
    for (const path of addresses) {
      const answer = await visitor(cms).send(path, { headers: { accept: 'image/avif,image/webp,*/*' } });
      expect([path, answer.status]).toEqual([path, 410]);
      expect(await answer.text()).toContain('This image is no longer available.');
    }
    expect(await statuses({ cookie })).toEqual([200, 200]);
    await setRights(cms, owner, id, { lastDay: inDays(1) });
    expect(await statuses()).toEqual([200, 200]);
  });

  test('makes cached pages outdated when its day is set', async () => {
    const { id } = await uploadPhoto(owner);
    const first = await version();
    await setRights(cms, owner, id, { lastDay: inDays(-1) });
    expect(await version()).not.toBe(first);
  });

  test('is listed with its last day only for the site itself', async () => {
    const { id } = await uploadPhoto(owner);
    const { hash } = await cms.strapi.db.query(FILE).findOne({ where: { id } });
    await setRights(cms, owner, id, { lastDay: '2031-05-06' });
    const ask = (headers = {}) => visitor(cms).send('/api/last-days', { headers });
    expect(await (await ask({ 'x-site-proof': siteProof(SECRETS.RENDER_SECRET) })).json()).toContainEqual({
      hash,
      lastDay: '2031-05-06',
    });
    expect((await ask()).status).toBe(403);
    expect((await owner.send('/api/last-days')).status).toBe(403);
  });
});

test('has public credits, but no public licence', async () => {
  const { id } = await uploadPhoto(owner);
  await createMilestone(cms, { title: 'Credited', image: id });
  const ask = () =>
    visitor(cms).graphql<object>(
      `{ milestones(filters: { title: { eq: "Credited" } })
         { image { credits { photographer stylist makeUp designer copyrightNotice } } } }`,
    );
  expect((await ask()).data).toEqual({ milestones: [{ image: { credits: null } }] });
  const credits = { photographer: 'Wambui', stylist: 'Achieng', makeUp: null, designer: null };
  await setRights(cms, owner, id, {
    ...credits,
    copyrightNotice: '© Wambui',
    licence: 'secret',
    territory: 'Kenya',
  });
  expect((await ask()).data).toEqual({
    milestones: [{ image: { credits: { ...credits, copyrightNotice: '© Wambui' } } }],
  });
});

test('stores rights and alternative text together or not at all', async () => {
  const { id } = await uploadPhoto(owner);
  const { documentId } = await rightsOf(cms, id);
  const save = (alternativeText: string, revision: number) =>
    owner.graphql<object>(
      `mutation($documentId: ID!, $alternativeText: String, $data: PictureRightInput!) {
        saved: updateMediaFile(documentId: $documentId, alternativeText: $alternativeText, data: $data) {
          revision designer file { alternativeText }
        }
      }`,
      { documentId, alternativeText, data: { designer: 'Otieno', revision } },
    );
  expect((await save('Folded silk', 1)).data).toEqual({
    saved: { revision: 2, designer: 'Otieno', file: { alternativeText: 'Folded silk' } },
  });
  expect((await save('Too late', 1)).failure?.name).toBe('ConflictError');
  expect((await save('x'.repeat(501), 2)).failure?.message).toContain('500 characters or fewer');
  const file = await cms.strapi.db.query('plugin::upload.file').findOne({ where: { id } });
  expect([file.alternativeText, (await rightsOf(cms, id)).revision]).toEqual(['Folded silk', 2]);
});

test('can be found by name, alternative text and rights, newest first', async () => {
  const { id } = await uploadPhoto(owner);
  const { documentId } = await rightsOf(cms, id);
  await cms.strapi.db
    .query('plugin::upload.file')
    .update({ where: { id }, data: { name: 'Sisal bag.jpg', alternativeText: 'A bag of sisal' } });
  const found = async (filters: object) => {
    const { data, failure } = await owner.graphql<{ pictureRights: object[] }>(
      `query($filters: PictureRightFiltersInput) {
        pictureRights(filters: $filters, sort: ["createdAt:desc"]) { documentId file { name } }
      }`,
      { filters },
    );
    return failure ?? data?.pictureRights;
  };
  const file = [{ documentId, file: { name: 'Sisal bag.jpg' } }];
  expect(
    await found({ or: [{ file: { name: { containsi: 'sisal BAG' } } }, { photographer: { eq: 'Nobody' } }] }),
  ).toEqual(file);
  expect(await found({ file: { alternativeText: { containsi: 'of sisal' } } })).toEqual(file);
  const named = { file: { name: { containsi: 'sisal' } } };
  expect(await found({ and: [named, { photographer: { null: true } }] })).toEqual(file);
  expect(await found({ and: [named, { lastDay: { lt: inDays(30) } }] })).toEqual([]);
  const rest = await owner.rest<object[]>('GET', '/api/picture-rights?filters[file][name][$containsi]=sisal');
  expect(rest.data).toMatchObject([{ documentId }]);
});

test('keeps the rights from its metadata as suggestions, but not in the stored file', async () => {
  const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Artist: 'Wambui', Copyright: 'Wambui 2026' } })
    .jpeg()
    .toBuffer();
  const { file } = await sendUpload(owner, picture, 'a.jpg');
  expect(await rightsOf(cms, file?.id ?? 0)).toMatchObject({
    photographer: null,
    fromFile: { photographer: 'Wambui', copyrightNotice: 'Wambui 2026' },
  });
  const stored = await (await visitor(cms).send(file?.url ?? '')).text();
  expect(stored).not.toContain('Wambui');
});
