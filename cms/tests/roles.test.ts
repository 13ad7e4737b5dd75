import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTENT_TYPES, STRAPIS_FIELDS, SUBMISSIONS } from '../src/content/content-types';
import { OWNER_ACTIONS, PUBLIC_ACTIONS } from '../src/people/permissions/apply-roles';
import { type BootedCms, bootForFirstTime, PANEL } from './support/boot-strapi';
import { Client, freshAddress, visitor } from './support/client';
import { createProject } from './support/factories';

let cms: BootedCms;
let startedAt: number;

beforeAll(async () => {
  startedAt = Date.now();
  cms = await bootForFirstTime();
});
afterAll(() => cms.stop());

const PERMISSION = 'plugin::users-permissions.permission';
const ROLE = 'plugin::users-permissions.role';

async function grantedTo(type: string): Promise<string[]> {
  const rows: { action: string }[] = await cms.strapi.db
    .query(PERMISSION)
    .findMany({ where: { role: { type } } });
  return rows.map(({ action }) => action).sort();
}

async function panelSignIn(email: string, password: string): Promise<Client> {
  const { data } = await visitor(cms).rest<{ token: string }>('POST', '/admin/login', { email, password });
  if (!data) throw new Error('The panel did not let in its user');
  return new Client(cms.url, { authorization: `Bearer ${data.token}` });
}

describe('first accounts', () => {
  test("exist before the first request: the panel's first administrator and the owner", async () => {
    const admins: { createdAt: string }[] = await cms.strapi.db.query('admin::user').findMany({});
    const users: { createdAt: string }[] = await cms.strapi.db
      .query('plugin::users-permissions.user')
      .findMany({});
    expect([admins.length, users.length]).toEqual([1, 1]);
    for (const { createdAt } of [...admins, ...users]) {
      expect(new Date(createdAt).getTime()).toBeGreaterThan(startedAt);
    }
  });

  test('leave no registration as first administrator', async () => {
    const { status } = await visitor(cms).rest('POST', '/admin/register-admin', {
      email: 'intruder@example.com',
      firstname: 'In',
      lastname: 'Truder',
      password: 'Quiet-river-lamp-43',
    });
    expect(status).toBe(400);
    expect(await cms.strapi.db.query('admin::user').count()).toBe(1);
    const { data } = await visitor(cms).rest<{ hasAdmin: boolean }>('GET', '/admin/init');
    expect(data?.hasAdmin).toBe(true);
  });

  test('leave no registration of an account of the site', async () => {
    const account = { username: 'intruder', email: 'intruder@example.com', password: 'quiet-river-lamp-43' };
    expect((await visitor(cms).rest('POST', '/api/auth/local/register', account)).status).toBe(403);
    const { failure } = await visitor(cms).graphql(
      'mutation($input: UsersPermissionsRegisterInput!) { register(input: $input) { jwt } }',
      { input: account },
    );
    expect(failure?.name).toBe('PolicyError');
    expect(await cms.strapi.db.query('plugin::users-permissions.user').count()).toBe(1);
  });
});

describe('roles equal their tables', () => {
  test('after a boot: Public and Owner have exactly their actions, and other roles have none', async () => {
    expect(await grantedTo('public')).toEqual([...PUBLIC_ACTIONS].sort());
    expect(await grantedTo('owner')).toEqual([...OWNER_ACTIONS].sort());
    expect(await cms.strapi.db.query(PERMISSION).count()).toBe(PUBLIC_ACTIONS.length + OWNER_ACTIONS.length);
  });

  test('after changes: granted, revoked and doubled actions are corrected at the next boot', async () => {
    const { strapi } = cms;
    const roleId = async (type: string) => (await strapi.db.query(ROLE).findOne({ where: { type } })).id;
    const grant = async (type: string, action: string) =>
      strapi.db.query(PERMISSION).create({ data: { action, role: await roleId(type) } });
    await grant('public', 'api::message.message.find');
    await grant('public', 'plugin::upload.content-api.find');
    await grant('public', 'api::event.event.find');
    await grant('authenticated', 'api::volunteer.volunteer.find');
    await grant('owner', 'api::settings.settings.delete');
    await strapi.db
      .query(PERMISSION)
      .deleteMany({ where: { action: 'api::hero.hero.find', role: { type: 'public' } } });
    const advanced = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
    await advanced.set({ value: { ...((await advanced.get({})) as object), allow_register: true } });

    cms = await cms.restart();

    expect(await grantedTo('public')).toEqual([...PUBLIC_ACTIONS].sort());
    expect(await grantedTo('owner')).toEqual([...OWNER_ACTIONS].sort());
    expect(await grantedTo('authenticated')).toEqual([]);
    const kept = cms.strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
    expect(await kept.get({})).toMatchObject({ allow_register: false });
    expect((await visitor(cms).graphql('{ messages { subject } }')).failure?.name).toBe('ForbiddenError');
  });

  test('after a restart: accounts are kept', async () => {
    expect(await cms.strapi.db.query('admin::user').count()).toBe(1);
    expect(await cms.strapi.db.query('plugin::users-permissions.user').count()).toBe(1);
  });
});

test("labels and places every field of the panel's forms, and sets the columns of every list", async () => {
  const { strapi } = cms;
  const manager = strapi.plugin('content-manager');
  const shown = (attributes: object) =>
    Object.entries(attributes)
      .filter(
        ([name, { pluginOptions, target }]) =>
          !STRAPIS_FIELDS.includes(name) &&
          !pluginOptions?.['content-manager'] &&
          !SUBMISSIONS.includes(target),
      )
      .map(([name]) => name)
      .sort();
  const forms: [string, string, object][] = [
    ...Object.keys(CONTENT_TYPES).map((uid): [string, string, object] => [
      'content-types',
      uid,
      strapi.contentTypes[uid as keyof typeof CONTENT_TYPES].attributes,
    ]),
    ...Object.entries(strapi.components).map(([uid, { attributes }]): [string, string, object] => [
      'components',
      uid,
      Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== 'id')),
    ]),
  ];
  for (const [service, uid, attributes] of forms) {
    const { layouts, metadatas } = await manager.service(service).findConfiguration({ uid });
    const names: string[] = layouts.edit.flat().map(({ name }: { name: string }) => name);
    expect(names.toSorted(), uid).toEqual(shown(attributes));
    for (const name of names) {
      const { label } = metadatas[name].edit;
      expect(label, `${uid} ${name}`).toMatch(/^[A-Z]/);
      expect(metadatas[name].list.label, `${uid} ${name}`).toBe(label);
    }
    expect(layouts.list.length, uid).toBeGreaterThan(0);
  }
});

test("lists the last changes of every type on the panel's first page", async () => {
  const panel = await panelSignIn(PANEL.email, PANEL.password);
  const { status, text } = await panel.rest(
    'GET',
    '/content-manager/homepage/recent-documents?action=update',
  );
  expect(status, text).toBe(200);
});

describe("the panel's roles", () => {
  async function signInEditor(): Promise<Client> {
    const { strapi } = cms;
    const role = await strapi.db.query('admin::role').findOne({ where: { code: 'strapi-editor' } });
    const email = `${randomUUID()}@example.com`;
    await strapi.service('admin::user').create({
      email,
      firstname: 'Ed',
      lastname: 'Itor',
      password: PANEL.password,
      isActive: true,
      roles: [role.id],
    });
    return panelSignIn(email, PANEL.password);
  }

  test('let an Editor read content, but no settings or submissions', async () => {
    const editor = await signInEditor();
    const read = async (path: string) => (await editor.rest('GET', `/content-manager/${path}`)).status;
    for (const [uid, { kind }] of Object.entries(CONTENT_TYPES)) {
      const closed =
        ['submission', 'private', 'companion'].includes(kind) ||
        ['api::settings.settings', 'api::booking-papers.booking-papers'].includes(uid);
      const list = kind === 'single' ? `single-types/${uid}` : `collection-types/${uid}`;
      // A single item has not been written yet.
      expect(await read(list), uid).toBe(closed ? 403 : kind === 'single' ? 404 : 200);
    }
    expect((await editor.rest('GET', '/admin/users')).status).toBe(403);
    expect((await editor.rest('GET', '/users-permissions/roles')).status).toBe(403);
  });

  test('do not allow duplicating an entry', async () => {
    const panel = await panelSignIn(PANEL.email, PANEL.password);
    const { documentId } = await createProject(cms);
    const path = `/content-manager/collection-types/api::project.project/clone/${documentId}`;
    expect((await panel.rest('POST', path, {})).failure?.message).toBe(
      'Duplicating is not available. Create a new entry instead.',
    );
  });

  test('let an Editor save repeatable components', async () => {
    const editor = await signInEditor();
    const card = { title: 'Rates', services: [{ name: 'Runway', price: 12_000 }] };
    const saved = await editor.rest<typeof card>(
      'PUT',
      '/content-manager/single-types/api::rate-card.rate-card',
      card,
    );
    expect(saved.data?.services).toMatchObject(card.services);
    expect(
      (await editor.rest('GET', '/content-manager/homepage/recent-documents?action=update')).status,
    ).toBe(200);
  });

  test('reveal nothing about submissions to an Editor through relations', async () => {
    const editor = await signInEditor();
    const { documentId } = await createProject(cms);
    const ask = (path: string) => editor.rest<unknown[]>('GET', `/content-manager/${path}`);
    for (const [uid, relation, field] of [
      ['api::project.project', 'volunteers', 'email'],
      ['api::project.project', 'volunteers', 'submissionKey'],
      ['api::blog-post.blog-post', 'comments', 'email'],
    ]) {
      const list = `collection-types/${uid}?filters[${relation}][${field}][$contains]`;
      const [some, none] = [await ask(`${list}=a`), await ask(`${list}=nobody-has-this`)];
      expect([some.status, some.text]).toEqual([none.status, none.text]);
      expect((await ask(`relations/${uid}/${relation}`)).status, `${uid} ${relation}`).toBe(403);
      const own = await ask(`relations/${uid}/${documentId}/${relation}`);
      expect([403, 404], `${uid} ${relation}`).toContain(own.status);
    }
    const shown = await ask(`collection-types/api::project.project/${documentId}`);
    expect(shown.status).toBe(200);
    expect(shown.text).not.toContain('volunteers"');
  });

  test('refuse passwords that bcrypt cannot distinguish, everywhere in the panel', async () => {
    const panel = await panelSignIn(PANEL.email, PANEL.password);
    for (const password of ['\ud800X1aaaaaaaa', 'Quiet-river-\u00001', `Q1${'x'.repeat(71)}`]) {
      const login = await visitor(cms).rest('POST', '/admin/login', { email: PANEL.email, password });
      expect(login).toMatchObject({ status: 400, failure: { message: 'Invalid credentials' } });
      const answers = [
        await visitor(cms).rest('POST', '/admin/register', {
          registrationToken: 'x',
          userInfo: { password },
        }),
        await visitor(cms).rest('POST', '/admin/reset-password', { resetPasswordToken: 'x', password }),
        await panel.rest('PUT', '/admin/users/me', { currentPassword: PANEL.password, password }),
        await panel.rest('PUT', '/admin/users/1', { password }),
      ];
      for (const { status, text } of answers) expect({ status, text }).toMatchObject({ status: 400 });
    }
    const { status } = await panel.rest('PUT', '/admin/users/me', {
      currentPassword: PANEL.password,
      password: PANEL.password,
    });
    expect(status).toBe(400);
  });

  test('treat a password that is not a text as wrong', async () => {
    for (const login of [
      { email: PANEL.email, password: 101 },
      { email: 7, password: 'x' },
    ]) {
      const answer = await visitor(cms).rest('POST', '/admin/login', login);
      expect(answer).toMatchObject({ status: 400, failure: { message: 'Invalid credentials' } });
    }
  });

  test('let an Editor save content under the same rules as other APIs', async () => {
    const editor = await signInEditor();
    const path = '/content-manager/collection-types/api::milestone.milestone';
    const draft = { year: '2021', title: '  Judge  ', description: 'At the coast' };
    const created = await editor.rest<{ title: string; revision: number }>('POST', path, draft);
    expect(created.data).toMatchObject({ title: 'Judge', revision: 1 });
    const blank = await editor.rest('POST', path, { ...draft, title: ' ' });
    expect(blank).toMatchObject({ status: 400, failure: { name: 'ValidationError' } });
  });

  test('limit sign-ins by address, whatever the account', async () => {
    const address = freshAddress();
    const attempt = async () => {
      const email = `${randomUUID()}@example.com`;
      const answer = await visitor(cms, address).rest('POST', '/admin/login', { email, password: 'x' });
      return answer.status;
    };
    expect(await attempt()).toBe(400);
    const counter = cms.strapi.db.connection('throttle_counters').where('key', 'like', 'panel-sign-in:%');
    expect(await counter.where({ hits: 1 }).update({ hits: 29 })).toBeGreaterThanOrEqual(1);
    expect([await attempt(), await attempt()]).toEqual([400, 429]);
    expect(await panelSignIn(PANEL.email, PANEL.password)).toBeInstanceOf(Client);
  });
});
