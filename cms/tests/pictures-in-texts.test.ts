import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepForgottenUploads } from '../src/files/visibility/unused-files';
import { GRAPHQL, NOUNS, REST, saved } from './support/apis';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';
import { emptyBin } from './support/empty-bin';
import { buildBlogPost, createBlogPost } from './support/factories';
import { uploadPhoto } from './support/uploads';

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
});
afterAll(() => cms.stop());

const isShown = async (url: string) => (await visitor(cms).send(url)).status === 200;
const exists = (url: string) => existsSync(join(cms.strapi.dirs.static.public, url));

describe('Files shown only in texts', () => {
  test('are kept while the draft or the published version shows them', async () => {
    const shown = await uploadPhoto(owner);
    const look = `![blue](${shown.url})`;
    const { documentId } = saved(
      await GRAPHQL.create(owner, NOUNS.blogPost, buildBlogPost({ content: look }), 'published'),
    );
    const draft = { content: 'Words alone', revision: 1 };
    saved(await GRAPHQL.update(owner, NOUNS.blogPost, documentId, draft, 'draft'));
    expect(await isShown(shown.url)).toBe(true);
    saved(await GRAPHQL.update(owner, NOUNS.blogPost, documentId, { ...draft, revision: 2 }, 'published'));
    expect(await isShown(shown.url)).toBe(false);
  });

  test('are deleted with their post', async () => {
    const shown = await uploadPhoto(owner);
    const content = `![blue](${shown.url}) and ![again](/uploads/small_${shown.url.slice('/uploads/'.length)})`;
    const { documentId } = saved(await REST.create(owner, NOUNS.blogPost, buildBlogPost({ content })));
    const other = saved(await REST.create(owner, NOUNS.blogPost, buildBlogPost({ content }), 'draft'));
    await REST.remove(owner, NOUNS.blogPost, documentId);
    await emptyBin(cms);
    expect(await isShown(shown.url)).toBe(true);
    await REST.remove(owner, NOUNS.blogPost, other.documentId);
    const isStored = async () =>
      (await cms.strapi.db.query('plugin::upload.file').count({ where: { id: shown.id } })) > 0;
    expect([await isShown(shown.url), await isStored()], 'the posts are in the bin').toEqual([false, true]);
    await emptyBin(cms);
    expect(await isStored()).toBe(false);
  });

  test('are deleted two months after an upload for a post that was never saved, but not from the media library', async () => {
    const [sent, shown] = [
      await uploadPhoto(owner, { kind: 'post' }),
      await uploadPhoto(owner, { kind: 'post' }),
    ];
    const library = await uploadPhoto(owner);
    await createBlogPost(cms, { content: `![blue](${shown.url})` }, 'draft');
    const inDays = (days: number) => Date.now() + days * 24 * 3600 * 1000;
    await sweepForgottenUploads(cms.strapi, inDays(59));
    expect(exists(sent.url)).toBe(true);
    await sweepForgottenUploads(cms.strapi, inDays(61));
    expect([sent, shown, library].map(({ url }) => exists(url))).toEqual([false, true, true]);
  });
});
