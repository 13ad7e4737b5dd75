import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clearOldActivity } from '../src/content/history/activity-log';
import { APIS, NOUNS, REST, saved } from './support/apis';
import { type BootedCms, bootCms, OWNER, PANEL } from './support/boot-strapi';
import { type Client, freshAddress, signIn, visitor } from './support/client';
import {
  buildBlogPost,
  buildMilestone,
  createBlogPost,
  createComment,
  createMessage,
  createMilestone,
  createVolunteer,
} from './support/factories';
import { sendMessage } from './support/submissions';
import { setRights, uploadPhoto } from './support/uploads';

interface Entry {
  action: string;
  actor: string;
  actorName: string | null;
  source: string;
  contentType: string | null;
  documentId: string | null;
  title: string | null;
  changedFields: string[];
  addressKey: string | null;
}

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
});
afterAll(() => cms.stop());

const TABLE = 'activity_log';

async function readLog(client: Client, args = '(pageSize: 100)') {
  const { data, failure, text } = await client.graphql<{ activity: { total: number; entries: Entry[] } }>(
    `{ activity${args} { total page pageSize entries { id happenedAt actor actorName source action contentType
       documentId title changedFields addressKey } } }`,
  );
  return { ...data?.activity, failure, text };
}

const latest = async (): Promise<Entry | undefined> => (await readLog(owner)).entries?.[0];

describe('The activity log', () => {
  test.each(APIS)('records creating, changing and deleting through $name', async (api) => {
    const { documentId, revision } = saved(
      await api.create(owner, NOUNS.milestone, buildMilestone({ title: 'Coast' })),
    );
    const what = { actor: 'owner', actorName: OWNER.username, source: api.name, documentId };
    expect(await latest()).toMatchObject({ ...what, action: 'create', title: 'Coast', changedFields: [] });

    const data = { ...buildMilestone({ title: 'Highlands' }), revision };
    saved(await api.update(owner, NOUNS.milestone, documentId, data));
    expect(await latest()).toMatchObject({
      ...what,
      action: 'update',
      title: 'Highlands',
      contentType: NOUNS.milestone.uid,
      changedFields: ['title'],
    });

    await api.remove(owner, NOUNS.milestone, documentId);
    expect(await latest()).toMatchObject({ ...what, action: 'delete', title: 'Highlands' });
  });

  test.each(APIS)('names a redirect through $name by its old address', async (api) => {
    const fromPath = `/old-${api.name.toLowerCase()}`;
    const { documentId } = saved(await api.create(owner, NOUNS.redirect, { fromPath, toPath: '/bio' }));
    expect(await latest()).toMatchObject({ documentId, action: 'create', title: fromPath });
    await api.remove(owner, NOUNS.redirect, documentId);
    expect(await latest()).toMatchObject({ documentId, action: 'delete', title: fromPath });
  });

  test('records publishing and unpublishing with the changed fields', async () => {
    const post = buildBlogPost({ tags: ['one'] });
    const { documentId, revision } = saved(await REST.create(owner, NOUNS.blogPost, post, 'draft'));
    const data = { ...post, tags: ['one', 'two'], revision };
    saved(await REST.update(owner, NOUNS.blogPost, documentId, data, 'published'));
    expect(await latest()).toMatchObject({ action: 'publish', documentId, changedFields: ['tags'] });
    await owner.graphql('mutation($id: ID!) { unpublishBlogPost(documentId: $id) { title } }', {
      id: documentId,
    });
    expect(await latest()).toMatchObject({ action: 'unpublish', documentId, title: post.title });
  });

  test('treats equal components and links as unchanged', async () => {
    const services = [{ name: 'Runway', price: 10000, note: 'A day' }];
    const read = async () => (await cms.strapi.db.query(NOUNS.rateCard.uid).findOne({})) ?? {};
    const save = async (fields: object) => {
      const { revision } = await read();
      const answer = await REST.update(owner, NOUNS.rateCard, '', { ...fields, revision });
      expect(answer.failure).toBeUndefined();
    };
    await save({ title: 'Rates', services });
    await save({ title: 'Rates 2027', services });
    expect(await latest()).toMatchObject({ title: 'Rate card', changedFields: ['title'] });
    await save({ title: 'Rates 2027', services: [...services, { ...services[0], name: 'Judging' }] });
    expect((await latest())?.changedFields).toEqual(['services']);
  });

  test('records a decision about a submission by its name and without its content', async () => {
    const { documentId, revision } = await createVolunteer(cms, { message: 'A secret wish' });
    saved(await REST.update(owner, NOUNS.volunteer, documentId, { status: 'approved', revision }));
    expect(await latest()).toMatchObject({ action: 'approve', documentId, title: null });
    const { text } = await readLog(owner);
    expect(text).not.toMatch(/secret wish|otieno/i);
  });

  test('names the sender of a submission as long as it exists, without storing the name', async () => {
    const made = [
      { noun: NOUNS.volunteer, row: await createVolunteer(cms, { name: 'Achieng' }), sender: 'Achieng' },
      {
        noun: NOUNS.message,
        row: await createMessage(cms, { senderName: 'Baraka', subject: 'A show' }),
        sender: 'Baraka, A show',
      },
      {
        noun: NOUNS.comment,
        row: await createComment(cms, {
          name: 'Chebet',
          blogPost: (await createBlogPost(cms)).documentId,
        }),
        sender: 'Chebet',
      },
    ];
    const sendersOf = async (documentId: string) => {
      const { data } = await owner.graphql<{
        activity: { entries: { documentId: string; sender: string | null }[] };
      }>('{ activity(page: 1, pageSize: 20) { entries { documentId sender } } }');
      return data?.activity.entries.filter((entry) => entry.documentId === documentId);
    };
    for (const { noun, row, sender } of made) {
      const { documentId, revision } = row;
      const change = noun === NOUNS.message ? { isRead: true } : { status: 'approved' };
      saved(await REST.update(owner, noun, documentId, { ...change, revision }));
      expect(await sendersOf(documentId)).toEqual([{ documentId, sender }]);
      expect(JSON.stringify(await cms.strapi.db.connection(TABLE))).not.toContain(sender);
      await cms.strapi.documents(noun.uid).delete({ documentId });
      expect((await sendersOf(documentId))?.at(-1)).toEqual({ documentId, sender: null });
    }
  });

  test('records an upload as one entry, and names the details of its picture', async () => {
    const before = (await readLog(owner)).total ?? 0;
    const { id } = await uploadPhoto(owner);
    const { documentId, name } = await cms.strapi.db.query('plugin::upload.file').findOne({ where: { id } });
    expect((await readLog(owner)).total).toBe(before + 1);
    expect(await latest()).toMatchObject({ action: 'create', documentId, title: name });
    await setRights(cms, owner, id, { photographer: 'Wanjiru' });
    expect(await latest()).toMatchObject({ contentType: 'api::picture-right.picture-right', title: name });
  });

  test('has no entry for a refused save', async () => {
    const { documentId, revision } = await createMilestone(cms);
    const before = (await readLog(owner)).total;
    for (const api of APIS) {
      await api.update(owner, NOUNS.milestone, documentId, { title: 'Late', revision: revision + 5 });
      await api.update(owner, NOUNS.milestone, documentId, { title: ' ', revision });
      await api.remove(owner, NOUNS.milestone, 'nothing-has-this-id');
    }
    expect((await readLog(owner)).total).toBe(before);
  });

  test("has no entry for visitors' submissions", async () => {
    const before = (await readLog(owner)).total;
    expect((await sendMessage(visitor(cms))).failure).toBeUndefined();
    expect((await readLog(owner)).total).toBe(before);
  });
});

describe('Sign-ins in the activity log', () => {
  test('are recorded by account, even when they fail, without typed texts and addresses', async () => {
    const address = freshAddress();
    const attempt = (identifier: string, password: string) =>
      visitor(cms, address).rest('POST', '/api/auth/local', { identifier, password });
    await attempt(OWNER.username, 'typed-as-password');
    expect(await latest()).toMatchObject({ action: 'failed-sign-in', actor: 'unknown', actorName: 'owner' });
    await attempt('typed-as-name', 'x');
    expect(await latest()).toMatchObject({ action: 'failed-sign-in', actor: 'unknown', actorName: null });
    await attempt(OWNER.username, OWNER.password);
    const signedIn = await latest();
    expect(signedIn).toMatchObject({ action: 'sign-in', actor: 'owner', actorName: 'owner', source: 'REST' });
    expect(signedIn?.addressKey).toMatch(/^[\w-]{16}$/);
    const { text } = await readLog(owner);
    for (const secret of ['typed-as', address, OWNER.password, '$2', 'eyJ'])
      expect(text).not.toContain(secret);
  });

  test('include signing out, on one device and everywhere', async () => {
    const { cookie } = await signIn(cms);
    const signOut = (body: object) =>
      visitor(cms).rest('POST', '/api/auth/logout', body, { cookie, 'x-requested-with': 'XMLHttpRequest' });
    await signOut({});
    expect(await latest()).toMatchObject({ action: 'sign-out', actor: 'owner', actorName: 'owner' });
    expect((await signOut({})).status).toBe(200);
  });

  test('include those to the panel, and changes made there', async () => {
    const panel = visitor(cms);
    const login = (password: string) =>
      panel.rest<{ token: string }>('POST', '/admin/login', { email: PANEL.email, password });
    await login('wrong');
    expect(await latest()).toMatchObject({
      action: 'failed-sign-in',
      source: 'panel',
      actorName: PANEL.email,
    });
    const token = (await login(PANEL.password)).data?.token;
    expect(await latest()).toMatchObject({ action: 'sign-in', actor: 'administrator', source: 'panel' });
    const headers = { authorization: `Bearer ${token}` };
    const path = `/content-manager/collection-types/${NOUNS.milestone.uid}`;
    await panel.rest('POST', path, buildMilestone({ title: 'From the panel' }), headers);
    expect(await latest()).toMatchObject({
      action: 'create',
      actor: 'administrator',
      actorName: PANEL.email,
      source: 'panel',
      title: 'From the panel',
    });
    await panel.rest('PUT', '/admin/users/me', { firstname: 'Pat' }, headers);
    expect(await latest()).toMatchObject({
      action: 'update',
      contentType: 'admin::user',
      title: PANEL.email,
    });
    await panel.rest('POST', '/admin/logout', {}, headers);
    expect(await latest()).toMatchObject({ action: 'sign-out', actorName: PANEL.email });
  });

  test('record a change of password by its name only', async () => {
    const { owner: other } = await signIn(cms);
    const change = (currentPassword: string, password: string) =>
      other.rest('POST', '/api/auth/change-password', {
        currentPassword,
        password,
        passwordConfirmation: password,
      });
    const next = 'another-quiet-river-7';
    expect((await change(OWNER.password, next)).status).toBe(200);
    ({ owner } = await signIn(cms, next));
    const { entries, text } = await readLog(owner);
    expect(entries?.[1]).toMatchObject({
      action: 'change-password',
      actor: 'owner',
      changedFields: ['password'],
    });
    expect(text).not.toContain(next);
  });
});

describe('Access to the activity log', () => {
  test('is closed to visitors and the panel', async () => {
    expect((await readLog(visitor(cms))).failure?.name).toBe('ForbiddenError');
    expect((await visitor(cms).rest('GET', '/api/activity')).status).toBe(404);
  });

  test('is in pages, newest first, or by item', async () => {
    const { documentId } = saved(await REST.create(owner, NOUNS.milestone, buildMilestone()));
    const page = await readLog(owner, '(page: 2, pageSize: 3)');
    expect(page.entries).toHaveLength(3);
    const one = await readLog(owner, `(documentId: "${documentId}")`);
    expect(one).toMatchObject({ total: 1, entries: [{ action: 'create', documentId }] });
    expect((await readLog(owner, '(page: -5, pageSize: 100000)')).failure).toBeUndefined();
  });

  test('can be searched by title and person, and filtered by kind and API', async () => {
    saved(await REST.create(owner, NOUNS.milestone, buildMilestone({ title: '100% Coast' })));
    const found = await readLog(owner, '(q: "100% coa", kind: CONTENT, source: "REST")');
    expect(found).toMatchObject({ total: 1, entries: [{ action: 'create', title: '100% Coast' }] });
    expect((await readLog(owner, '(q: "1%coast")')).total).toBe(0);
    expect((await readLog(owner, '(q: "100% coa", source: "panel")')).total).toBe(0);
    const signIns = await readLog(owner, `(q: "${OWNER.username}", kind: SIGN_INS)`);
    expect(signIns.entries?.length).toBeGreaterThan(0);
    expect(signIns.entries?.every(({ contentType }) => contentType === null)).toBe(true);
    const { data } = await owner.graphql<{
      activity: { entries: { action: string; hasVersion: boolean }[] };
    }>('{ activity(pageSize: 100) { entries { action hasVersion } } }');
    const versions = data?.activity.entries ?? [];
    expect(versions.find(({ action }) => action === 'create')?.hasVersion).toBe(true);
    expect(versions.find(({ action }) => action === 'sign-in')?.hasVersion).toBe(false);
  });

  test('cannot change entries, nor delete them before 180 days', async () => {
    const { connection } = cms.strapi.db;
    const refused = /append-only/;
    await expect(connection(TABLE).update({ title: 'Nothing happened' })).rejects.toThrow(refused);
    await expect(connection(TABLE).delete()).rejects.toThrow(refused);
    const day = 24 * 3600 * 1000;
    const row = (days: number) => ({
      happened_at: Date.now() - days * day,
      actor: 'owner',
      source: 'REST',
      action: `old-${days}`,
    });
    await connection(TABLE).insert([row(179), row(182)]);
    await expect(connection(TABLE).where({ action: 'old-179' }).delete()).rejects.toThrow(refused);
    await clearOldActivity(cms.strapi, Date.now());
    const kept = await connection(TABLE).where('action', 'like', 'old-%').pluck('action');
    expect(kept).toEqual(['old-179']);
  });
});
