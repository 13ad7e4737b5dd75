import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { previewAddress } from '../src/site/preview/panel-preview';
import { APIS, type Api, GRAPHQL, NOUNS, saved } from './support/apis';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';

const INITIATIVE = NOUNS.initiative.uid;

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
  await cms.strapi.documents('api::initiative.initiative').create({ data: { name: 'Our Voices' } as never });
});
beforeEach(async () => {
  await cms.strapi.db.query(INITIATIVE).updateMany({ data: { slug: 'endeleza' } });
  await cms.strapi.db.connection('former_slugs').delete();
  await cms.strapi.db.query(NOUNS.redirect.uid).deleteMany({});
});
afterAll(() => cms.stop());

const initiative = () => cms.strapi.db.query(INITIATIVE).findOne({});

async function rename(api: Api, slug: string | null, client = owner) {
  const { documentId, revision } = await initiative();
  return api.update(client, NOUNS.initiative, documentId, { slug, revision });
}

const ask = async <Answer>(query: string) => (await visitor(cms).graphql<Answer>(query)).data;

async function moved() {
  const answer = await ask<{ movedPaths: { from: string; to: string }[] }>('{ movedPaths { from to } }');
  return Object.fromEntries((answer?.movedPaths ?? []).map(({ from, to }) => [from, to]));
}

describe.each(APIS)("The initiative's address through $name", (api) => {
  test('is at first the built-in one, from which nothing leads away', async () => {
    expect(await ask('{ initiative { slug } }')).toEqual({ initiative: { slug: 'endeleza' } });
    expect(await moved()).toEqual({});
  });

  test('can be changed: every former one leads to the new one, in both themes', async () => {
    saved(await rename(api, 'Our Voices'));
    saved(await rename(api, 'our-girls'));
    expect((await initiative()).slug).toBe('our-girls');
    expect(await moved()).toEqual({
      '/endeleza': '/our-girls',
      '/our-voices': '/our-girls',
      '/v1/endeleza': '/v1/our-girls',
      '/v1/our-voices': '/v1/our-girls',
    });
  });

  test('is the built-in one again if the field is emptied', async () => {
    saved(await rename(api, 'our-voices'));
    saved(await rename(api, null));
    expect((await initiative()).slug).toBe('endeleza');
    expect(await moved()).toEqual({ '/our-voices': '/endeleza', '/v1/our-voices': '/v1/endeleza' });
  });

  test.each(['portfolio', 'digitals', 'v1', 'admin', 'b', 'api'])('cannot be %s', async (slug) => {
    expect((await rename(api, slug)).failure).toMatchObject({
      name: 'ValidationError',
      message: `The site already uses /${slug}. Choose another address.`,
      details: { code: 'ADDRESS_OF_PAGE', field: 'slug' },
    });
  });

  test('cannot be without letters, too long, or the start of a redirect', async () => {
    saved(await api.create(owner, NOUNS.redirect, { fromPath: '/Voices', toPath: '/bio' }));
    const code = async (slug: string) => (await rename(api, slug)).failure?.details;
    expect(await code('--')).toMatchObject({ code: 'ADDRESS_INVALID', field: 'slug' });
    expect(await code('a'.repeat(81))).toMatchObject({ code: 'TOO_LONG', field: 'slug' });
    expect(await code('voices')).toMatchObject({ code: 'REDIRECT_TAKEN', field: 'slug' });
    expect((await initiative()).slug).toBe('endeleza');
  });

  test('cannot be changed by visitors', async () => {
    expect((await rename(api, 'ours', visitor(cms))).failure?.name).toBe('ForbiddenError');
  });

  test('is a page to which redirects lead, and from which none begins', async () => {
    saved(await rename(api, 'our-voices'));
    const redirect = (fromPath: string, toPath: string) =>
      api.create(owner, NOUNS.redirect, { fromPath, toPath });
    saved(await redirect('/girls', '/endeleza'));
    expect(await moved()).toMatchObject({ '/girls': '/our-voices' });
    const { failure } = await redirect('/our-voices', '/bio');
    expect(failure?.details).toMatchObject({ code: 'REDIRECT_FROM_PAGE', field: 'fromPath' });
  });
});

test('the panel previews the initiative at its address', async () => {
  saved(await rename(GRAPHQL, 'our-voices'));
  const { documentId } = await initiative();
  expect(await previewAddress('https://site.test', INITIATIVE, { documentId })).toMatch(
    /^https:\/\/site\.test\/our-voices\?preview=/,
  );
});
