import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockDays } from '../src/booking/days/days-lock';
import { APIS, NOUNS, type Noun, REST, saved } from './support/apis';
import { createRates } from './support/bookings';
import { type BootedCms, bootCms, PANEL } from './support/boot-strapi';
import { Client, signIn, visitor } from './support/client';
import {
  create,
  createBlogPost,
  createComment,
  createImageRow,
  createPortfolioItem,
} from './support/factories';
import { draftOf, newBooking } from './support/quotes';

let cms: BootedCms;
let owner: Client;
let panel: Client;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
  const { data } = await visitor(cms).rest<{ token: string }>('POST', '/admin/login', PANEL);
  panel = new Client(cms.url, { authorization: `Bearer ${data?.token}` });
  await createRates(cms);
});
afterAll(() => cms.stop());

async function entryOf(documentId: string): Promise<number | undefined> {
  const { data } = await owner.graphql<{ bin: { entries: { id: number; documentId: string }[] } }>(
    '{ bin(pageSize: 100) { entries { id documentId } } }',
  );
  return data?.bin.entries.find((entry) => entry.documentId === documentId)?.id;
}

async function restore(documentId: string): Promise<string | undefined> {
  const id = await entryOf(documentId);
  const { failure } = await owner.graphql<object>(
    'mutation($id: Int!) { restoreFromBin(id: $id) { documentId } }',
    { id },
  );
  return failure?.message;
}

/** A refused item remains in the bin. */
async function refused(documentId: string): Promise<string | undefined> {
  const message = await restore(documentId);
  expect(await entryOf(documentId)).toBeDefined();
  return message;
}

const remove = async (noun: Noun, documentId: string) =>
  expect((await REST.remove(owner, noun, documentId)).failure).toBeUndefined();

describe.each(APIS)('$name: restoring from the bin is refused for', (api) => {
  const redirect = async (fromPath: string, toPath: string) =>
    saved(await api.create(owner, NOUNS.redirect, { fromPath, toPath })).documentId;
  const at = api.name.toLowerCase();

  test('a redirect whose address has a new redirect', async () => {
    const first = await redirect(`/twice-${at}`, '/portfolio');
    await api.remove(owner, NOUNS.redirect, first);
    const second = await redirect(`/twice-${at}`, '/bio');
    expect(await refused(first)).toMatch(/already has a redirect/);
    await api.remove(owner, NOUNS.redirect, second);
    expect(await restore(first)).toBeUndefined();
  });

  test('a redirect that would now form a circle', async () => {
    const two = saved(
      await api.create(owner, NOUNS.redirect, { fromPath: `/two-${at}`, toPath: '/portfolio' }),
    );
    const first = await redirect(`/one-${at}`, `/two-${at}`);
    await api.remove(owner, NOUNS.redirect, first);
    await api.remove(owner, NOUNS.redirect, two.documentId);
    await cms.strapi.db.query(NOUNS.redirect.uid).create({
      data: { documentId: `loop-${at}`, fromPath: `/two-${at}`, toPath: `/one-${at}` },
    });
    expect(await refused(first)).toMatch(/in a circle back to/);
  });

  test('a redirect whose target no longer has a page', async () => {
    const post = await createBlogPost(cms, { title: `Target ${at}` });
    const first = await redirect(`/to-post-${at}`, `/blog/target-${at}`);
    await api.remove(owner, NOUNS.redirect, first);
    const posts = cms.strapi.documents('api::blog-post.blog-post');
    await posts.unpublish({ documentId: post.documentId });
    expect(await refused(first)).toMatch(/^This site has no page that visitors can open at /);
    await posts.publish({ documentId: post.documentId });
    expect(await restore(first)).toBeUndefined();
  });

  test('a second draft of one booking, and a draft of a deleted or ended booking', async () => {
    const { booking } = await newBooking(cms);
    const { documentId: first } = await draftOf(owner, booking);
    await api.remove(owner, NOUNS.quote, first);
    const { documentId: second } = await draftOf(owner, booking);
    expect(await refused(first)).toMatch(/has another draft of a quote/);
    await api.remove(owner, NOUNS.quote, second);
    await remove(NOUNS.booking, booking);
    expect(await refused(first)).toBe('The booking of this quote is in the bin. Restore the booking first.');
    expect(await restore(booking)).toBeUndefined();
    await cms.strapi.db.query(NOUNS.booking.uid).updateMany({
      where: { documentId: booking },
      data: { state: 'declined' },
    });
    expect(await refused(first)).toMatch(/^This booking is declined/);
    await cms.strapi.db.query(NOUNS.booking.uid).updateMany({
      where: { documentId: booking },
      data: { state: 'enquiry' },
    });
    expect(await restore(first)).toBeUndefined();
  });
});

test('a comment whose post is in the bin', async () => {
  const post = await createBlogPost(cms);
  const comment = await createComment(cms, { blogPost: post.documentId });
  await remove(NOUNS.comment, comment.documentId);
  await remove(NOUNS.blogPost, post.documentId);
  expect(await refused(comment.documentId)).toBe(
    'The post of this comment is in the bin. Restore the post first.',
  );
  expect(await restore(post.documentId)).toBeUndefined();
  expect(await restore(comment.documentId)).toBeUndefined();

  await remove(NOUNS.comment, comment.documentId);
  await cms.strapi.documents(NOUNS.blogPost.uid).delete({ documentId: post.documentId });
  await cms.strapi.db.connection('bin').where({ document_id: post.documentId }).delete();
  expect(await refused(comment.documentId)).toBe(
    'The post of this comment no longer exists, so the comment cannot be restored.',
  );
});

test('a comp card whose picture has left portfolio and digitals', async () => {
  const image = await createImageRow(cms);
  const item = await createPortfolioItem(cms, { image });
  const card = await create(cms, NOUNS.compCard.uid, { pictures: [{ image }] });
  const path = `/content-manager/single-types/${NOUNS.compCard.uid}`;
  expect((await panel.rest('DELETE', path)).status).toBe(200);
  await cms.strapi.documents(NOUNS.portfolioItem.uid).delete({ documentId: item.documentId });
  expect(await restore(card.documentId)).toBeUndefined();
  const { data } = await owner.graphql('{ compCard { picturesLeft pictures { image { documentId } } } }');
  const { documentId } = await cms.strapi.db.query('plugin::upload.file').findOne({ where: { id: image } });
  expect(data).toEqual({ compCard: { picturesLeft: [documentId], pictures: [{ image: { documentId } }] } });
});

test('restores a draft of a quote after concurrent changes of its booking are stored', async () => {
  const { booking } = await newBooking(cms);
  const { documentId } = await draftOf(owner, booking);
  await remove(NOUNS.quote, documentId);
  const { strapi } = cms;
  let restoring: Promise<string | undefined> = Promise.resolve(undefined);
  await strapi.db.transaction(async ({ trx }) => {
    await lockDays(trx);
    await trx('bookings').where({ document_id: booking }).update({ state: 'cancelled' });
    restoring = restore(documentId);
    await expect.poll(() => isWaiting(), { timeout: 30_000 }).toBe(true);
  });
  expect(await restoring).toMatch(/over|ended|cancelled/i);
  expect(await entryOf(documentId)).toBeDefined();
});

/** Returns whether a transaction waits for another one: for SQLite's only connection, or for a row. */
async function isWaiting(): Promise<boolean> {
  const { connection } = cms.strapi.db;
  if (cms.strapi.db.dialect.client === 'sqlite') return connection.client.pool.numPendingAcquires() > 0;
  const { rows } = await connection.raw('select 1 from pg_locks where not granted');
  return rows.length > 0;
}
