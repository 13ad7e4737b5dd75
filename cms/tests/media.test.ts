import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOUNS, REST, saved } from './support/apis';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';
import { createBlogPost, createMilestone, createSingles } from './support/factories';
import { rightsOf, setRights, uploadPhoto } from './support/uploads';

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
});
afterAll(() => cms.stop());

interface Use {
  contentType: string;
  documentId: string;
  title: string | null;
}
interface Media {
  nodes: { documentId: string; uses: Use[]; file: { name: string } | null }[];
  pageInfo: { total: number };
}
/** Returns the content of the page Media. */
async function media(asked: object): Promise<Media> {
  const { data, failure } = await owner.graphql<{ mediaFiles: Media }>(
    `query($q: String, $only: MediaNarrowing, $pageSize: Int) {
      mediaFiles(q: $q, only: $only, pageSize: $pageSize) {
        nodes { documentId uses { contentType documentId title } file { name } }
        pageInfo { total }
      }
    }`,
    asked,
  );
  if (!data) throw new Error(JSON.stringify(failure));
  return data.mediaFiles;
}
const STORED = 'plugin::upload.file';
const named = async (name: string) => {
  const file = await uploadPhoto(owner);
  await cms.strapi.db.query(STORED).update({ where: { id: file.id }, data: { name } });
  return file;
};
const removeMedia = (documentId: string) =>
  owner.graphql<object>('mutation($documentId: ID!) { deleteMediaFile(documentId: $documentId) }', {
    documentId,
  });

test('finds each use of a file in fields, components and texts once, and refuses to delete the file', async () => {
  const { id, url } = await named('Used everywhere.jpg');
  const milestone = await createMilestone(cms, { title: 'Uses it', image: id });
  const small = url.replace('/uploads/', '/uploads/small_');
  const post = await createBlogPost(cms, { title: 'Shows it', content: `![a](${small})`, image: id });
  const role = { title: 'Judge', text: 'Fair', image: id };
  const { revision } = (await cms.strapi.db.query(NOUNS.roleProfiles.uid).findOne({})) ?? { revision: 0 };
  saved(await REST.update(owner, NOUNS.roleProfiles, '', { profiles: [role], revision }));

  const { nodes } = await media({ q: 'used EVERYwhere' });
  expect(nodes[0]?.uses.map(({ contentType, title }) => [contentType, title]).sort()).toEqual([
    ['api::blog-post.blog-post', 'Shows it'],
    ['api::milestone.milestone', 'Uses it'],
    ['api::role-profiles.role-profiles', 'Role profiles'],
  ]);
  expect(nodes[0]?.uses.map(({ documentId }) => documentId)).toEqual(
    expect.arrayContaining([milestone.documentId, post.documentId]),
  );
  expect((await media({ q: 'used everywhere', only: 'UNUSED' })).nodes).toEqual([]);

  const refused = await removeMedia(nodes[0]?.documentId ?? '');
  expect(refused.failure?.message).toMatch(/used in .*“Uses it”/);
  const rest = await owner.rest<object>('DELETE', `/api/upload/files/${id}`);
  expect([rest.status, await cms.strapi.db.query(STORED).count({ where: { id } })]).toEqual([400, 1]);
});

test('finds unused files and deletes them, except those that the bin needs', async () => {
  await named('Lone one.jpg');
  const { id } = await named('Lone binned.jpg');
  const { documentId } = await createMilestone(cms, { title: 'Binned', image: id });
  await REST.remove(owner, NOUNS.milestone, documentId);
  const { nodes } = await media({ q: 'lone', only: 'UNUSED' });
  expect(nodes.map(({ file }) => file?.name)).toEqual(['Lone one.jpg']);
  expect((await removeMedia((await rightsOf(cms, id)).documentId)).failure?.message).toContain('bin');
  expect((await removeMedia(nodes[0]?.documentId ?? '')).data).toEqual({ deleteMediaFile: true });
  expect((await media({ q: 'lone one' })).nodes).toEqual([]);
});

test('keeps the focal point within the picture in REST and GraphQL, and ignores half a point', async () => {
  const { id } = await uploadPhoto(owner);
  const { documentId } = await rightsOf(cms, id);
  const { data } = await owner.graphql<object>(
    `mutation($documentId: ID!) {
      updateMediaFile(documentId: $documentId, focalPoint: { x: -5, y: 20.4 }, data: { revision: 1 }) {
        file { focalPoint }
      }
    }`,
    { documentId },
  );
  expect(data).toEqual({ updateMediaFile: { file: { focalPoint: { x: 0, y: 20 } } } });
  const send = async (focalPoint: unknown) => {
    const form = new FormData();
    form.set('fileInfo', JSON.stringify({ focalPoint }));
    return (await owner.send(`/api/upload?id=${id}`, { method: 'POST', body: form })).status;
  };
  expect(await send({ x: 99.6, y: 70 })).toBe(200);
  expect((await cms.strapi.db.query(STORED).findOne({ where: { id } })).focalPoint).toEqual({
    x: 100,
    y: 70,
  });
  for (const wrong of [
    { x: 130, y: 70 },
    { x: 'left', y: 70 },
  ])
    expect(await send(wrong)).toBe(400);
});

test('names the hero as the use of its share image, and refuses to delete the file', async () => {
  const { id } = await named('Shared by the hero.jpg');
  await createSingles(cms);
  const { revision } = await cms.strapi.db.query(NOUNS.hero.uid).findOne({});
  saved(await REST.update(owner, NOUNS.hero, '', { shareImage: id, revision }));

  const { nodes } = await media({ q: 'shared by the hero' });
  expect(nodes[0]?.uses).toMatchObject([{ contentType: NOUNS.hero.uid }]);
  expect((await removeMedia(nodes[0]?.documentId ?? '')).failure?.message).toMatch(/used in/);
});

test('keeps uses and description of a replaced file, but not its focal point, gives it a new address, and records it', async () => {
  const { id, url } = await named('Old silk.jpg');
  await cms.strapi.db
    .query(STORED)
    .update({ where: { id }, data: { alternativeText: 'Silk', focalPoint: { x: 1, y: 2 } } });
  await setRights(cms, owner, id, { photographer: 'Wambui' });
  const { documentId } = await rightsOf(cms, id);
  await createMilestone(cms, { title: 'Keeps it', image: id });
  const small = url.replace('/uploads/', '/uploads/small_');
  const content = `before ![a](${small}) and ${url}`;
  const post = await createBlogPost(cms, { title: 'Names it', content });

  const given = await uploadPhoto(owner, { kind: 'post' });
  const replace = (upload: number) =>
    owner.graphql<object>(
      `mutation($documentId: ID!, $upload: Int!) {
        replaceMediaFile(documentId: $documentId, upload: $upload) { photographer file { url alternativeText } }
      }`,
      { documentId, upload },
    );
  expect((await replace(given.id)).data).toEqual({
    replaceMediaFile: { photographer: 'Wambui', file: { url: given.url, alternativeText: 'Silk' } },
  });
  expect((await visitor(cms).send(url)).status).toBe(404);
  expect((await visitor(cms).send(given.url)).status).toBe(200);
  const seen = await visitor(cms).graphql<object>(
    '{ milestones(filters: { title: { eq: "Keeps it" } }) { image { url focalPoint } } }',
  );
  expect(seen.data).toEqual({ milestones: [{ image: { url: given.url, focalPoint: null } }] });
  const texts = await cms.strapi.db
    .query(NOUNS.blogPost.uid)
    .findMany({ where: { documentId: post.documentId } });
  for (const text of texts) expect(text.content).toBe(`before ![a](${given.url}) and ${given.url}`);
  const { data } = await owner.graphql<{ activity: { entries: object[] } }>(
    '{ activity(q: "old silk", kind: FILES) { entries { action title } } }',
  );
  expect(data?.activity.entries[0]).toEqual({ action: 'replace', title: 'Old silk.jpg' });

  expect((await replace(given.id)).failure?.details, 'it holds the former content').toMatchObject({
    code: 'NEW_FILE_GONE',
  });

  const used = await uploadPhoto(owner);
  await createMilestone(cms, { title: 'Has the other', image: used.id });
  expect((await replace(used.id)).failure?.message).toContain('already used elsewhere');
  expect((await replace(id)).failure?.message).toContain('Choose it again');
});

test('describes many files at once, even if one of them is refused', async () => {
  const ids = [(await uploadPhoto(owner)).id, (await uploadPhoto(owner)).id];
  const [one, other] = await Promise.all(ids.map((file) => rightsOf(cms, file)));
  const describeAll = (files: object[]) =>
    owner.graphql<{ described: object[] }>(
      `mutation($files: [FileDescription!]!) {
        described: describeMediaFiles(files: $files) { documentId revision problem }
      }`,
      { files },
    );
  const { data } = await describeAll([
    { documentId: one?.documentId, revision: 1, alternativeText: 'x'.repeat(501) },
    { documentId: other?.documentId, revision: 1, alternativeText: 'Beads' },
  ]);
  expect(data?.described).toEqual([
    { documentId: one?.documentId, revision: null, problem: expect.stringContaining('500 characters') },
    { documentId: other?.documentId, revision: 2, problem: null },
  ]);
  const files = await cms.strapi.db.query(STORED).findMany({ where: { id: { $in: ids } }, orderBy: 'id' });
  expect(files.map(({ alternativeText }) => alternativeText)).toEqual([null, 'Beads']);
  const again = await describeAll([
    { documentId: other?.documentId, revision: 1, alternativeText: 'Beads, seen late' },
    { documentId: one?.documentId, revision: 1, alternativeText: 'Silk' },
  ]);
  expect(again.data?.described).toEqual([
    {
      documentId: other?.documentId,
      revision: null,
      problem: expect.stringContaining('was changed after you opened it'),
    },
    { documentId: one?.documentId, revision: 2, problem: null },
  ]);
  const many = Array.from({ length: 101 }, () => ({ documentId: 'a', revision: 1, alternativeText: '' }));
  expect((await describeAll(many)).failure?.details).toMatchObject({
    code: 'LIST_TOO_LONG',
    params: { most: 100 },
  });
});

test('reports used storage by kind, including copies', async () => {
  await uploadPhoto(owner);
  const { data } = await owner.graphql<{ storageUsed: { kind: string; files: number; bytes: number }[] }>(
    '{ storageUsed { kind files bytes } }',
  );
  const [pictures] = data?.storageUsed ?? [];
  expect(pictures).toMatchObject({ kind: 'PICTURES', files: await cms.strapi.db.query(STORED).count({}) });
  expect(pictures?.bytes).toBeGreaterThan(1000);
});
