import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clearBin } from '../src/content/bin/restore-from-bin';
import { DAY_MS } from '../src/shared/days';
import { APIS, NOUNS, type Noun, REST, saved } from './support/apis';
import { type BootedCms, bootCms, PANEL } from './support/boot-strapi';
import { Client, signIn, visitor } from './support/client';
import {
  buildBlogPost,
  buildPortfolioItem,
  createComment,
  createImageRow,
  createMessage,
  createMilestone,
  createProject,
  createSingles,
  createVolunteer,
} from './support/factories';

interface Entry {
  id: number;
  documentId: string;
  title: string | null;
  source: string;
  deletedAt: string;
  endsAt: string;
}

let cms: BootedCms;
let owner: Client;
let panel: Client;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
  const { data } = await visitor(cms).rest<{ token: string }>('POST', '/admin/login', PANEL);
  panel = new Client(cms.url, { authorization: `Bearer ${data?.token}` });
});
afterAll(() => cms.stop());

const FILE = 'plugin::upload.file';

async function readBin(args = '(pageSize: 100)', client = owner) {
  const { data, failure } = await client.graphql<{ bin: { total: number; entries: Entry[] } }>(
    `{ bin${args} { total entries { id documentId contentType title actor source deletedAt endsAt } } }`,
  );
  return { entries: data?.bin.entries ?? [], total: data?.bin.total, failure };
}

const inBin = async (documentId: string) =>
  (await readBin()).entries.find((entry) => entry.documentId === documentId);

async function restore(id: number | undefined, client = owner) {
  const answer = await client.graphql<{
    back: { documentId: string; note: string | null; leftOut: { name: string }[] };
  }>('mutation($id: Int!) { back: restoreFromBin(id: $id) { documentId note leftOut { field name } } }', {
    id,
  });
  return { ...answer, data: answer.data?.back };
}

const end = (id: number | undefined, client = owner) =>
  client.graphql('mutation($id: Int!) { deleteForGood(id: $id) }', { id });

const rows = (noun: Noun, documentId: string, populate: string[] = []) =>
  cms.strapi.db.query(noun.uid).findMany({ where: { documentId }, orderBy: 'id', populate });

/** A post has a draft row and a published row; Strapi gives them new ids. */
const withoutIds = (found: Record<string, unknown>[]) => found.map(({ id, ...row }) => row);

const deleted = async (noun: Noun, documentId: string) => {
  expect((await REST.remove(owner, noun, documentId)).failure).toBeUndefined();
  return inBin(documentId);
};

describe('A restored item', () => {
  test.each(APIS)('is complete through $name: a project with its volunteers and its file', async (api) => {
    const media = await createImageRow(cms);
    const project = await createProject(cms, { title: 'Walk tall', media });
    const volunteer = await createVolunteer(cms, { project: project.documentId });
    const before = await rows(NOUNS.project, project.documentId, ['media']);
    await api.remove(owner, NOUNS.project, project.documentId);
    const entry = await inBin(project.documentId);
    expect(entry).toMatchObject({ title: 'Walk tall', source: api.name });
    expect(await cms.strapi.db.query(FILE).count({ where: { id: media } })).toBe(1);

    expect((await restore(entry?.id)).data).toMatchObject({
      documentId: project.documentId,
      note: null,
      leftOut: [],
    });
    expect(withoutIds(await rows(NOUNS.project, project.documentId, ['media']))).toEqual(withoutIds(before));
    const [of] = await rows(NOUNS.volunteer, volunteer.documentId, ['project']);
    expect(of?.project.documentId).toBe(project.documentId);
    expect(await inBin(project.documentId)).toBeUndefined();
    expect((await restore(entry?.id)).failure?.message).toBe('This item is no longer in the bin.');
  });

  test('is complete: a post with draft, published version, comments and former slugs', async () => {
    const post = buildBlogPost({ title: 'Silk', slug: 'silk-once', tags: ['one'] });
    const { documentId } = saved(await REST.create(owner, NOUNS.blogPost, post));
    await owner.graphql('mutation($id: ID!) { unpublishBlogPost(documentId: $id) { title } }', {
      id: documentId,
    });
    const renamed = { ...post, slug: 'silk-now', revision: 1 };
    saved(await REST.update(owner, NOUNS.blogPost, documentId, renamed));
    const draft = { ...renamed, content: 'A draft', revision: 2 };
    saved(await REST.update(owner, NOUNS.blogPost, documentId, draft, 'draft'));
    const comment = await createComment(cms, { blogPost: documentId, status: 'approved' });
    const before = await rows(NOUNS.blogPost, documentId);
    const comments = () =>
      visitor(cms)
        .graphql(`{ approvedComments(blogPostDocumentId: "${documentId}") { total } }`)
        .then(({ text }) => text);
    const shown = await comments();

    const entry = await deleted(NOUNS.blogPost, documentId);
    expect((await restore(entry?.id)).data?.leftOut).toEqual([]);
    expect(withoutIds(await rows(NOUNS.blogPost, documentId))).toEqual(withoutIds(before));
    const [linked] = await rows(NOUNS.comment, comment.documentId, ['blogPost']);
    expect(linked?.blogPost.documentId).toBe(documentId);
    expect(await comments()).toBe(shown);
    const bySlug = await visitor(cms).graphql(
      '{ blogPostBySlug(slug: "silk-once") { post { documentId } } }',
    );
    expect(bySlug.text).toContain(documentId);
  });

  test('gets another address if its own is taken, in draft and published version alike', async () => {
    const post = buildBlogPost({ slug: 'wanted' });
    const { documentId } = saved(await REST.create(owner, NOUNS.blogPost, post));
    const entry = await deleted(NOUNS.blogPost, documentId);
    saved(await REST.create(owner, NOUNS.blogPost, buildBlogPost({ slug: 'wanted' })));
    expect((await restore(entry?.id)).data?.note).toMatch(/page address is now “wanted-2”/);
    const slugs = (await rows(NOUNS.blogPost, documentId)).map(({ slug }) => slug);
    expect(slugs).toEqual(['wanted-2', 'wanted-2']);
  });

  test('is complete after a deletion of many items in the panel, with components', async () => {
    const found = [await createMilestone(cms), await createMilestone(cms)].map(
      ({ documentId }) => documentId,
    );
    const path = `/content-manager/collection-types/${NOUNS.milestone.uid}/actions/bulkDelete`;
    expect((await panel.rest('POST', path, { documentIds: found })).status).toBe(200);
    for (const documentId of found) {
      expect((await restore((await inBin(documentId))?.id)).failure).toBeUndefined();
      expect(await rows(NOUNS.milestone, documentId)).toHaveLength(1);
    }
    await createSingles(cms);
    const services = [{ name: 'Runway', price: 10000, note: 'A day' }];
    saved(await REST.update(owner, NOUNS.rateCard, '', { services, revision: 1 }));
    const [card] = await cms.strapi.db.query(NOUNS.rateCard.uid).findMany({});
    expect((await panel.rest('DELETE', `/content-manager/single-types/${NOUNS.rateCard.uid}`)).status).toBe(
      200,
    );
    expect((await restore((await inBin(card?.documentId))?.id)).failure).toBeUndefined();
    const [back] = await rows(NOUNS.rateCard, card?.documentId, ['services']);
    expect(back?.services).toMatchObject(services);
  });

  test('leaves links alone that now belong to another item', async () => {
    const [first, second] = [await createProject(cms), await createProject(cms)];
    const { documentId, revision } = await createVolunteer(cms, { project: first.documentId });
    const entry = await deleted(NOUNS.project, first.documentId);
    saved(await REST.update(owner, NOUNS.volunteer, documentId, { project: second.documentId, revision }));
    expect((await restore(entry?.id)).data?.leftOut).toMatchObject([{ name: 'Volunteer' }]);
    const [volunteer] = await rows(NOUNS.volunteer, documentId, ['project']);
    expect(volunteer?.project.documentId).toBe(second.documentId);
  });
});

describe('An entry in the bin', () => {
  const binnedPicture = async () => {
    const image = await createImageRow(cms);
    const item = saved(await REST.create(owner, NOUNS.portfolioItem, buildPortfolioItem({ image })));
    const entry = await deleted(NOUNS.portfolioItem, item.documentId);
    return {
      entry,
      isKept: async () => (await cms.strapi.db.query(FILE).count({ where: { id: image } })) === 1,
    };
  };

  test('is deleted with its files when the owner deletes it for good', async () => {
    const { entry, isKept } = await binnedPicture();
    expect(await isKept()).toBe(true);
    expect((await end(entry?.id)).failure).toBeUndefined();
    expect(await isKept()).toBe(false);
    expect((await end(entry?.id)).failure?.message).toBe('This item is no longer in the bin.');
  });

  test('is deleted by itself after thirty days', async () => {
    const { entry, isKept } = await binnedPicture();
    const at = Date.parse(entry?.deletedAt ?? '');
    expect(Date.parse(entry?.endsAt ?? '') - at).toBe(30 * DAY_MS);
    await clearBin(cms.strapi, at + 30 * DAY_MS - 1000);
    expect(await isKept()).toBe(true);
    await clearBin(cms.strapi, at + 30 * DAY_MS + 1000);
    expect(await isKept()).toBe(false);
  });

  test("is exported and erased with a visitor's data", async () => {
    const email = 'Forgotten@example.com';
    const message = await createMessage(cms, { senderEmail: email, message: 'A secret wish' });
    await deleted(NOUNS.message, message.documentId);
    const kept = await createMessage(cms, { senderEmail: email });
    const person = await owner.rest<{ messages: object[] }>('POST', '/api/person/export', {
      data: { email },
    });
    expect(person.data?.messages).toHaveLength(2);
    expect(person.text).toContain('A secret wish');
    const erased = await owner.rest('POST', '/api/person/erase', { data: { email } });
    expect(erased.data).toMatchObject({ messages: 2 });
    for (const { documentId } of [message, kept]) expect(await inBin(documentId)).toBeUndefined();
  });
});

describe('The bin', () => {
  test("lists visitors' submissions, while the activity log names nobody", async () => {
    const { documentId } = await createMessage(cms, { subject: 'A booking in May' });
    const entry = await deleted(NOUNS.message, documentId);
    expect(entry?.title).toBe('A booking in May');
    expect((await restore(entry?.id)).failure).toBeUndefined();
    const log = await owner.graphql(`{ activity(documentId: "${documentId}") { entries { action title } } }`);
    expect(log.text).toMatch(/bring-back.*delete/);
    expect(log.text).not.toContain('booking');
  });

  test('can be searched by name, and takes every character literally', async () => {
    const { documentId } = await createMilestone(cms, { title: '100% Silk' });
    await deleted(NOUNS.milestone, documentId);
    expect((await readBin('(q: "100% sil")')).total).toBe(1);
    expect((await readBin('(q: "1%silk")')).total).toBe(0);
  });

  test('belongs to the owner only', async () => {
    const { documentId } = await createMilestone(cms);
    const entry = await deleted(NOUNS.milestone, documentId);
    for (const stranger of [visitor(cms), panel]) {
      expect((await readBin('', stranger)).failure).toBeDefined();
      expect((await restore(entry?.id, stranger)).failure).toBeDefined();
      expect((await end(entry?.id, stranger)).failure).toBeDefined();
    }
    expect(await inBin(documentId)).toBeDefined();
  });

  test('does not contain items that the site deletes by itself', async () => {
    const { documentId } = await createMessage(cms);
    await cms.strapi.documents(NOUNS.message.uid).delete({ documentId });
    expect(await inBin(documentId)).toBeUndefined();
  });
});
