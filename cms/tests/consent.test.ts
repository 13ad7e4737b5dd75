import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NEVER_SHOWN } from '../src/shared/consent';
import { DAY_MS } from '../src/shared/days';
import { siteDay } from '../src/shared/site-clock';
import { APIS, NOUNS, REST, saved } from './support/apis';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';
import { createBlogPost, createMilestone } from './support/factories';
import { rightsOf, setRights, uploadPhoto } from './support/uploads';

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
});
afterAll(() => cms.stop());

const inDays = (days: number) => siteDay(Date.now() + days * DAY_MS);
const consent = () => ({
  people: 'child',
  consentBy: 'Njeri Otieno, mother',
  consentOn: inDays(-10),
  consentForSite: true,
});

/** What visitors get of an image: its file and its place in a milestone. */
async function seen(url: string, title: string) {
  const filters = `filters: { title: { eq: "${title}" } }`;
  const { data } = await visitor(cms).graphql<{ milestones: { image: object | null }[] }>(
    `{ milestones(${filters}) { image { url } } }`,
  );
  return [(await visitor(cms).send(url)).status, data?.milestones[0]?.image ?? null];
}

const SHOWN = (url: string) => [200, { url }];
const HIDDEN = [410, null];

describe.each(APIS)('An image of a child through $name', ({ name, update }) => {
  const save = async (id: number, data: object) => {
    const { documentId, revision } = await rightsOf(cms, id);
    return update(owner, NOUNS.pictureRight, documentId, { ...data, revision });
  };

  test('is shown only with a consent for the site, until it ends or is withdrawn', async () => {
    const title = `Child by ${name}`;
    const { id, url } = await uploadPhoto(owner);
    await createMilestone(cms, { title, image: id });
    expect(await seen(url, title)).toEqual(SHOWN(url));

    saved(await save(id, { people: 'child' }));
    expect(await seen(url, title)).toEqual(HIDDEN);
    saved(await save(id, { ...consent(), consentForSite: false, consentForPrint: true }));
    expect(await seen(url, title)).toEqual(HIDDEN);
    saved(await save(id, consent()));
    expect(await seen(url, title)).toEqual(SHOWN(url));
    saved(await save(id, { consentUntil: inDays(-1) }));
    expect(await seen(url, title)).toEqual(HIDDEN);
    saved(await save(id, { consentUntil: null }));
    expect(await seen(url, title)).toEqual(SHOWN(url));
    saved(await save(id, { consentWithdrawnOn: inDays(0) }));
    expect(await seen(url, title)).toEqual(HIDDEN);
    saved(await save(id, { consentWithdrawnOn: null, people: 'nobody' }));
    expect(await seen(url, title)).toEqual(SHOWN(url));
  });

  test('stays hidden if a save sends until when it is public', async () => {
    const { id } = await uploadPhoto(owner);
    await save(id, { people: 'child', publicUntil: null });
    await save(id, { publicUntil: '2099-01-01' });
    if (name === 'REST') expect(await rightsOf(cms, id)).toMatchObject({ publicUntil: NEVER_SHOWN });
    else expect(await rightsOf(cms, id)).toMatchObject({ publicUntil: null });
  });

  // In two days: midnight may pass between this table and its tests.
  test.each([
    ['consentOn', { consentOn: inDays(2) }, 'DAY_TO_COME'],
    ['childBornOn', { childBornOn: inDays(2) }, 'DAY_TO_COME'],
    ['consentWithdrawnOn', { consentWithdrawnOn: inDays(2) }, 'DAY_TO_COME'],
    ['consentUntil', { ...consent(), consentUntil: inDays(-11) }, 'CONSENT_ENDS_BEFORE'],
    ['consentUntil', { ...consent(), consentUntil: inDays(5 * 366) }, 'CONSENT_TOO_LONG'],
    [
      'consentUntil',
      { ...consent(), childBornOn: inDays(-17 * 365), consentUntil: inDays(2 * 365) },
      'CONSENT_TOO_LONG',
    ],
  ])('refuses a %s that cannot be: %o', async (field, data, code) => {
    const { id } = await uploadPhoto(owner);
    expect((await save(id, data)).failure?.details).toMatchObject({ code, field });
  });
});

test('refuses times and other words as days, so that none is stored that hides nothing', async () => {
  const { id } = await uploadPhoto(owner);
  const { documentId } = await rightsOf(cms, id);
  for (const lastDay of ['2026-01-01T10:00:00Z', '1 May 2026', 20260101]) {
    const { failure } = await REST.update(owner, NOUNS.pictureRight, documentId, { lastDay, revision: 1 });
    expect(failure?.details, String(lastDay)).toMatchObject({ field: 'lastDay' });
  }
});

test('a child without consent stays hidden in a text that comes back from the bin', async () => {
  const { id, url } = await uploadPhoto(owner, { kind: 'post' });
  const post = await createBlogPost(cms, {
    title: 'With a child',
    content: `Before ![a child](${url}) after`,
  });
  await setRights(cms, owner, id, { people: 'child' });
  const read = async () => {
    const { text } = await visitor(cms).graphql<object>(
      '{ blogPosts(filters: { title: { eq: "With a child" } }) { title content excerpt pictures { url } } }',
    );
    return text;
  };
  expect(await read()).toContain('Before  after');
  await REST.remove(owner, NOUNS.blogPost, post.documentId);
  expect(await read()).not.toContain('With a child');
  const { data } = await owner.graphql<{ bin: { entries: { id: number; title: string }[] } }>(
    '{ bin { entries { id title } } }',
  );
  const entry = data?.bin.entries.find(({ title }) => title === 'With a child')?.id;
  const back = await owner.graphql<object>(`mutation { restoreFromBin(id: ${entry}) { documentId } }`);
  expect(back.failure).toBeUndefined();
  expect(await read()).toContain('Before  after');
  expect(await read()).not.toContain(url);
  expect((await visitor(cms).send(url)).status).toBe(410);
});

describe('Who can be recognised', () => {
  const state = async (client: Client, id: number, people: string) => {
    const file = await cms.strapi.db.query('plugin::upload.file').findOne({ where: { id } });
    return client.graphql<{ stateWhoIsShown: object }>(
      `mutation { stateWhoIsShown(file: "${file?.documentId}", people: ${people}) { people publicUntil revision } }`,
    );
  };

  test('is stated for a file by the owner alone', async () => {
    const { id } = await uploadPhoto(owner);
    expect((await state(owner, id, 'adults')).data?.stateWhoIsShown).toEqual({
      people: 'adults',
      publicUntil: null,
      revision: 2,
    });
    expect((await state(owner, id, 'child')).data?.stateWhoIsShown).toMatchObject({
      publicUntil: NEVER_SHOWN,
    });
    expect((await state(visitor(cms), id, 'nobody')).failure?.name).toMatch(/Forbidden/i);
    expect((await state(owner, 999_999, 'nobody')).failure?.details).toMatchObject({ code: 'FILE_GONE' });
  });

  test('is counted for images that do not say it', async () => {
    const unstated = async () => {
      const { data } = await owner.graphql<{ mediaFiles: { pageInfo: { total: number } } }>(
        '{ mediaFiles(only: UNSTATED) { pageInfo { total } } }',
      );
      return data?.mediaFiles.pageInfo.total ?? 0;
    };
    const before = await unstated();
    const { id } = await uploadPhoto(owner);
    expect(await unstated()).toBe(before + 1);
    await state(owner, id, 'nobody');
    expect(await unstated()).toBe(before);
  });
});
