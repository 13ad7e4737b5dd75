import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTENT_TYPES } from '../src/content/content-types';
import {
  type Access,
  API_ROUTES,
  MUTATIONS,
  OTHER_ROUTES,
  PANEL_OPEN,
  PANEL_PREFIXES,
  QUERIES,
} from './support/access-table';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Answer, Client, signIn, visitor } from './support/client';
import { everyOperation, type Operation } from './support/operations';

let cms: BootedCms;
let owner: Client;
let queries: Operation[];
let mutations: Operation[];

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
  ({ queries, mutations } = everyOperation(cms));
});
afterAll(() => cms.stop());

interface Route {
  methods: string[];
  path: string;
}

const VERBS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'];

/** Lists routes such as "GET /api/events/:id". Entries without a method are middlewares of a router. */
function everyRoute(): string[] {
  const routes: Route[] = cms.strapi.server.listRoutes();
  const named = routes
    .filter(({ methods }) => methods.length > 0)
    .map(({ methods, path }) => `${VERBS.find((verb) => methods.includes(verb))} ${path}`);
  return [...new Set(named)];
}

const refused = ({ failure }: Answer<unknown>) =>
  /^(?:ForbiddenError|PolicyError|FORBIDDEN)$/.test(failure?.name ?? '');

const listed = (table: Record<string, Access>) => Object.keys(table).sort();
const names = (operations: Operation[]) => operations.map(({ name }) => name).sort();

/** Lists the operations with this access, in a form that is easy to compare. */
const may = (table: Record<string, Access>, ...access: Access[]) =>
  listed(table).filter((name) => access.includes(table[name] as Access));

test('lists every content type in the table of content types', () => {
  const ours = Object.keys(cms.strapi.contentTypes).filter((uid) => uid.startsWith('api::'));
  expect(Object.keys(CONTENT_TYPES).sort()).toEqual(ours.sort());
});

async function answered(client: Client, operations: Operation[]): Promise<string[]> {
  const passed: string[] = [];
  for (const { name, document } of operations) {
    if (!refused(await client.graphql(document))) passed.push(name);
  }
  return passed.sort();
}

describe('access: GraphQL', () => {
  test('lists every query and mutation of the schema in the access table', () => {
    expect(names(queries)).toEqual(listed(QUERIES));
    expect(names(mutations)).toEqual(listed(MUTATIONS));
  });

  test('answers a visitor only through open queries', async () => {
    expect(await answered(visitor(cms), queries)).toEqual(may(QUERIES, 'open', 'checked'));
  });

  test('lets a visitor do exactly nine writes', async () => {
    expect(await answered(visitor(cms), mutations)).toEqual(may(MUTATIONS, 'checked'));
    expect(may(MUTATIONS, 'checked')).toEqual([
      'acceptQuote',
      'applyToVolunteer',
      'askAboutQuote',
      'askForOtherDays',
      'cancelBooking',
      'claimPayment',
      'postComment',
      'requestBooking',
      'sendMessage',
    ]);
  });

  test('gives a visitor data without an error through open queries', async () => {
    for (const { name, document } of queries.filter((query) => QUERIES[query.name] === 'open')) {
      const { status, failure } = await visitor(cms).graphql(document);
      expect({ name, status, failure }).toEqual({ name, status: 200, failure: undefined });
    }
  });

  test('lets the owner do exactly what the table says', async () => {
    expect(await answered(owner, queries)).toEqual(may(QUERIES, 'open', 'checked', 'owner'));
    expect(await answered(owner, mutations)).toEqual(may(MUTATIONS, 'checked', 'owner'));
  });

  test('has no relation that leads a visitor from content to people', async () => {
    for (const document of [
      '{ projects { volunteers { email } } }',
      '{ blogPosts { comments { email } } }',
      '{ blogPosts_connection { nodes { comments { email } } } }',
      '{ projects_connection { nodes { volunteers { name } } } }',
      '{ milestones { createdBy { username } } }',
    ]) {
      expect((await visitor(cms).graphql(document)).status, document).toBe(400);
    }
  });
});

/** These refuse a request without the cookie or the header of our own pages. */
const GUARDED = [
  'POST /api/auth/logout',
  'POST /api/auth/refresh',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'POST /api/auth/second-step',
  'POST /api/auth/passkey-options',
  'POST /api/auth/passkey',
];

describe('access: REST', () => {
  const call = (client: Client, route: string) => {
    const [method = '', path = ''] = route.split(' ');
    const concrete = path.replace(/:\w+/g, 'x').replace('(.*)', 'x');
    return client.rest(method, concrete, ['POST', 'PUT', 'PATCH'].includes(method) ? {} : undefined);
  };
  const prefix = (route: string) => route.split('/')[1] ?? '';

  test('lists every route of the content API in the access table', () => {
    const routes = everyRoute().filter((route) => prefix(route) === 'api');
    expect(routes.sort()).toEqual(listed(API_ROUTES));
  });

  test('lists every other route as part of the panel or as an exception', () => {
    const known = (route: string) => PANEL_PREFIXES.includes(prefix(route)) || OTHER_ROUTES.includes(route);
    expect(everyRoute().filter((route) => prefix(route) !== 'api' && !known(route))).toEqual([]);
  });

  test('lets a visitor use only the open routes', async () => {
    const passed: string[] = [];
    for (const route of listed(API_ROUTES)) {
      const { status } = await call(visitor(cms), route);
      if (status !== 401 && status !== 403) passed.push(route);
    }
    expect(passed).toEqual(may(API_ROUTES, 'open', 'checked').filter((route) => !GUARDED.includes(route)));
  });

  test('refuses the owner the routes that the table closes', async () => {
    const passed: string[] = [];
    for (const route of listed(API_ROUTES)) {
      const { status } = await call(owner, route);
      if (status !== 401 && status !== 403) passed.push(route);
    }
    expect(passed).toEqual(
      may(API_ROUTES, 'open', 'checked', 'owner').filter((route) => !GUARDED.includes(route)),
    );
  });

  test("asks for the panel's sign-in on all its routes except the open ones", async () => {
    const routes = everyRoute().filter((route) => PANEL_PREFIXES.includes(prefix(route)));
    expect(routes.length).toBeGreaterThan(150);
    const passed: string[] = [];
    for (const route of routes) {
      const { status } = await call(visitor(cms), route);
      if (status !== 401 && status !== 403) passed.push(route);
    }
    expect(passed.sort()).toEqual([...PANEL_OPEN].sort());
  });

  test("does not accept the owner's token in the panel", async () => {
    const routes = ['GET /admin/users', 'GET /content-manager/content-types', 'GET /upload/files'];
    for (const route of routes) expect((await call(owner, route)).status, route).toBe(401);
  });

  test('gives a visitor no field of any content type through REST', async () => {
    const caller = new Client(cms.url);
    for (const path of ['settings', 'hero', 'events', 'blog-posts', 'messages', 'volunteers', 'comments']) {
      const { status, data } = await caller.rest('GET', `/api/${path}?populate=*`);
      expect({ path, status, data }).toEqual({ path, status: 403, data: null });
    }
  });
});
