import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clearKept } from '../src/content/drafts/drafts';
import { APIS, NOUNS } from './support/apis';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { Client, freshAddress, signIn, visitor } from './support/client';
import { createMilestone } from './support/factories';

let cms: BootedCms;
let owner: Client;
let other: Client;

const SECOND = { username: 'second', email: 'second@example.com', password: 'wide-river-lamp-42' };

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
  const role = await cms.strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'owner' } });
  await cms.strapi
    .plugin('users-permissions')
    .service('user')
    .add({ ...SECOND, provider: 'local', confirmed: true, role: role.id });
  const { data, text } = await visitor(cms, freshAddress()).rest<never>('POST', '/api/auth/local', {
    identifier: SECOND.username,
    password: SECOND.password,
  });
  const { jwt } = (data ?? JSON.parse(text)) as { jwt: string };
  other = new Client(cms.url, { authorization: `Bearer ${jwt}` });
});
afterAll(() => cms.stop());

interface Kept {
  values: string;
  revision: number;
}

const read = async (name: string, client = owner) => {
  const { data } = await client.graphql<{ keptDraft: Kept | null }>(
    'query($name: String!) { keptDraft(name: $name) { values itemRevision revision keptAt } }',
    { name },
  );
  return data?.keptDraft;
};

const keep = async (name: string, revision: number, title: string, client = owner, more: object = {}) => {
  const data = { name, path: '/blog?tab=create-new', title, itemRevision: 0, revision };
  const { data: answer, failure } = await client.graphql<{
    keepDraft: { kept: boolean; revision: number };
  }>('mutation($data: KeptDraftInput!) { keepDraft(data: $data) { kept revision } }', {
    data: { ...data, values: JSON.stringify({ title }), ...more },
  });
  return { receipt: answer?.keepDraft, failure };
};

/** Returns the drafts' state by title. */
const areInBin = async () => {
  const { data } = await owner.graphql<{ keptDrafts: { title: string; isInBin: boolean }[] }>(
    '{ keptDrafts { title isInBin } }',
  );
  return Object.fromEntries(data?.keptDrafts.map(({ title, isInBin }) => [title, isInBin]) ?? []);
};

/** @returns the first revision of the draft */
const began = async (name: string) => (await keep(name, 0, 'Silk')).receipt?.revision ?? 0;

const drop = (name: string, revision: number, client = owner) =>
  client.graphql(
    'mutation($name: String!, $revision: Int!) { dropKeptDraft(name: $name, revision: $revision) }',
    {
      name,
      revision,
    },
  );

describe('An unsaved draft', () => {
  test('belongs to its account only', async () => {
    const { receipt } = await keep('blog/own', 0, 'Silk');
    expect(receipt?.kept).toBe(true);
    expect(await read('blog/own')).toMatchObject({
      values: '{"title":"Silk"}',
      revision: receipt?.revision,
    });
    expect(await read('blog/own', other)).toBeNull();
    expect((await keep('blog/own', 0, 'Wool', other)).receipt?.kept).toBe(true);
    expect((await read('blog/own'))?.values).toBe('{"title":"Silk"}');
  });

  test('counts its revisions, and does not overwrite a newer one of another device', async () => {
    const first = await began('blog/two');
    const revision = first + 1;
    expect((await keep('blog/two', first, 'Silk, longer')).receipt).toEqual({ kept: true, revision });
    expect((await keep('blog/two', first, 'From the other device')).receipt).toEqual({
      kept: false,
      revision,
    });
    expect((await read('blog/two'))?.values).toBe('{"title":"Silk, longer"}');
  });

  test('does not continue the revisions of a deleted draft', async () => {
    const first = await began('blog/anew');
    await drop('blog/anew', first);
    await began('blog/anew');
    expect((await keep('blog/anew', first, 'Of before')).receipt?.kept).toBe(false);
    expect((await read('blog/anew'))?.values).toBe('{"title":"Silk"}');
  });

  test('can be about a redirect with any address', async () => {
    expect((await keep('redirects/old/looks/2019.html/new', 0, 'x')).receipt?.kept).toBe(true);
  });

  test('is stored once when two devices store it at the same moment', async () => {
    const both = await Promise.all(['Silk', 'Wool'].map((title) => keep('blog/both', 0, title)));
    expect(both.map(({ receipt }) => receipt?.kept).sort()).toEqual([false, true]);
  });

  test('is deleted after a save, except for a newer one of another device', async () => {
    const first = await began('blog/gone');
    await keep('blog/gone', first, 'Longer');
    await drop('blog/gone', first);
    expect((await read('blog/gone'))?.revision).toBe(first + 1);
    await drop('blog/gone', first + 1);
    expect(await read('blog/gone')).toBeNull();
  });

  test('is refused with a message if it is invalid or too long', async () => {
    const wrong: [object, RegExp][] = [
      [{ values: 'x' }, /^Send a JSON object/],
      [{ values: '[1]' }, /^Send a JSON object/],
      [{ values: JSON.stringify({ title: 'x'.repeat(250_000) }) }, /^Enter 250,000 characters or fewer/],
      [{ name: '../../etc' }, /^Send the form and its item/],
      [{ path: 'https://example.com' }, /^Send a path of the owner’s area/],
    ];
    for (const [fields, sentence] of wrong)
      expect((await keep('blog/wrong', 0, 'x', owner, fields)).failure?.message).toMatch(sentence);
  });

  test.each(APIS)(
    'reports that its item is in the bin after a deletion through $name, and ends with the item',
    async (api) => {
      const [binned, other] = [await createMilestone(cms), await createMilestone(cms)];
      const name = `milestone/${binned.documentId}`;
      await keep(name, 0, 'Deleted');
      await keep(`milestone/${other.documentId}`, 0, 'Stays');
      await api.remove(owner, NOUNS.milestone, binned.documentId);
      expect(await areInBin()).toMatchObject({ Deleted: true, Stays: false });
      const bin = () => cms.strapi.db.connection('bin').where({ document_id: binned.documentId }).first('id');
      await owner.graphql(`mutation { restoreFromBin(id: ${(await bin()).id}) { documentId } }`);
      expect(await areInBin()).toMatchObject({ Deleted: false, Stays: false });
      await api.remove(owner, NOUNS.milestone, binned.documentId);
      await owner.graphql(`mutation { deleteForGood(id: ${(await bin()).id}) }`);
      expect(await read(name)).toBeNull();
      expect(await read(`milestone/${other.documentId}`)).not.toBeNull();
    },
  );

  test('does not appear in the activity log', async () => {
    const count = () => cms.strapi.db.connection('activity_log').count({ total: '*' });
    const before = await count();
    await keep('blog/quiet', 0, 'Silk');
    expect(await count()).toEqual(before);
  });

  test('is deleted after 30 days, or with its account', async () => {
    await keep('blog/old', 0, 'Silk');
    await keep('blog/theirs', 0, 'Silk', other);
    const day = 24 * 3600 * 1000;
    await clearKept(cms.strapi, Date.now() + 29 * day);
    expect(await read('blog/old')).not.toBeNull();
    await cms.strapi.db.connection('kept_drafts').where({ name: 'blog/theirs' }).update({ account: 999_999 });
    await clearKept(cms.strapi, Date.now() + 29 * day);
    expect(await cms.strapi.db.connection('kept_drafts').where({ name: 'blog/theirs' })).toEqual([]);
    await clearKept(cms.strapi, Date.now() + 31 * day);
    expect(await read('blog/old')).toBeNull();
  });
});

describe('Saved views of lists', () => {
  const keepView = async (name: string, client = owner) => {
    const { data, failure } = await client.graphql<{ keepView: { id: number } }>(
      'mutation($name: String!) { keepView(list: "messages", name: $name, search: "{}") { id } }',
      { name },
    );
    return { id: data?.keepView.id ?? 0, failure };
  };
  const names = async (client = owner) => {
    const { data } = await client.graphql<{ keptViews: { name: string }[] }>(
      '{ keptViews(list: "messages") { name } }',
    );
    return data?.keptViews.map(({ name }) => name);
  };
  const rename = (id: number, name: string, client = owner) =>
    client.graphql('mutation($id: Int!, $name: String!) { renameKeptView(id: $id, name: $name) { name } }', {
      id,
      name,
    });
  const remove = async (id: number, client = owner) => {
    const { data } = await client.graphql<{ deleteKeptView: boolean }>(
      'mutation($id: Int!) { deleteKeptView(id: $id) }',
      { id },
    );
    return data?.deleteKeptView;
  };

  test('are named, renamed and deleted only by their account', async () => {
    const { id } = await keepView('Agencies');
    await keepView(' Unread ');
    expect(await names()).toEqual(['Agencies', 'Unread']);
    expect(await names(other)).toEqual([]);
    expect((await rename(id, 'Mine', other)).failure?.message).toBe('This view no longer exists.');
    expect(await remove(id, other)).toBe(false);
    await rename(id, 'Bookers');
    expect(await names()).toEqual(['Bookers', 'Unread']);
    expect(await remove(id)).toBe(true);
    expect(await names()).toEqual(['Unread']);
  });

  test('have unique names, ignoring case', async () => {
    await keepView('Twice');
    expect((await keepView('TWICE')).failure?.message).toBe(
      'A view called “TWICE” already exists for this list. Choose another name.',
    );
    const { id } = await keepView('Another');
    expect((await rename(id, 'twice')).failure?.message).toMatch(/^A view called “twice” already exists/);
    expect((await keepView('  ')).failure?.message).toBe('Fill in this field.');
  });

  test('are 50 at most', async () => {
    const rows = Array.from({ length: 50 }, (_, number) => ({
      account: 1,
      list: 'blog',
      name: `View ${number}`,
      name_key: `view ${number}`,
      search: '{}',
    }));
    const { data } = await owner.graphql<{ me: { id: string } }>('{ me { id } }');
    const account = Number(data?.me.id);
    await cms.strapi.db.connection('kept_views').insert(rows.map((row) => ({ ...row, account })));
    expect((await keepView('One more')).failure?.message).toBe(
      'You have 50 saved views, which is the limit. Delete one first.',
    );
  });
});
