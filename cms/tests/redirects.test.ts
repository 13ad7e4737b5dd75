import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storeSchedule } from '../src/content/schedule/schedule-table';
import { APIS, type Api, GRAPHQL, NOUNS, saved } from './support/apis';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { Client, signIn, visitor } from './support/client';
import { createBlogPost, createProject } from './support/factories';

let cms: BootedCms;
let owner: Client;
let projectId: string;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
  await createBlogPost(cms, { title: 'Here' });
  await createBlogPost(cms, { title: 'Not yet' }, 'draft');
  ({ documentId: projectId } = await createProject(cms));
});
beforeEach(async () => {
  await cms.strapi.db.query(NOUNS.redirect.uid).deleteMany({});
});
afterAll(() => cms.stop());

async function moved(): Promise<Record<string, string>> {
  const { data } = await visitor(cms).graphql<{ movedPaths: { from: string; to: string }[] }>(
    '{ movedPaths { from to } }',
  );
  return Object.fromEntries((data?.movedPaths ?? []).map(({ from, to }) => [from, to]));
}

describe.each(APIS)('Redirects through $name', (api: Api) => {
  const send = (fromPath: string, toPath: string) => api.create(owner, NOUNS.redirect, { fromPath, toPath });

  test('lead from a missing address to another one of the site, and follow a chain in one step', async () => {
    saved(await send(' /old-shop/ ', '/rate-card'));
    saved(await send('/older-shop', '/old-shop'));
    saved(await send('/blog/not-yet', '/blog/here'));
    expect(await moved()).toEqual({
      '/old-shop': '/rate-card',
      '/older-shop': '/rate-card',
      '/blog/not-yet': '/blog/here',
    });
  });

  test('are stored once per key of their form', async () => {
    const form = new Client(cms.url, { ...owner.headers, 'idempotency-key': randomUUID() });
    const again = () => api.create(form, NOUNS.redirect, { fromPath: '/old-shop', toPath: '/rate-card' });
    const { documentId } = saved(await again());
    expect(saved(await again()).documentId).toBe(documentId);
  });

  test('never lead in a circle, however long', async () => {
    const sentence = (from: string) =>
      `This would send visitors in a circle back to ${from}. Choose another page.`;
    expect((await send('/a', '/a/')).failure).toMatchObject({
      name: 'ValidationError',
      message: sentence('/a'),
      details: {
        code: 'REDIRECT_CIRCLE',
        field: 'toPath',
        params: { path: '/a' },
        errors: [{ path: ['toPath'] }],
      },
    });
    const last = saved(await send('/c', '/bio'));
    saved(await send('/bb', '/c'));
    saved(await send('/a', '/bb'));
    for (const toPath of ['/a', '/bb', '/c']) {
      const changed = { toPath, revision: last.revision };
      const { failure } = await api.update(owner, NOUNS.redirect, last.documentId, changed);
      expect(failure?.message, toPath).toBe(sentence('/c'));
    }
  });

  test('never lead to an address without a page for visitors', async () => {
    for (const [to, shown] of [
      ['/shop', '/shop'],
      ['/blog/not-yet', '/blog/not-yet'],
      ['/blog/never', '/blog/never'],
      ['/v1/shop', '/v1/shop'],
      ['/projects/unknown', '/projects/unknown'],
      ['/portfolio/unknown', '/portfolio/unknown'],
      ['/caf%C3%A9', '/café'],
    ] as const) {
      expect((await send('/old', to)).failure, to).toMatchObject({
        name: 'ValidationError',
        message: `This site has no page that visitors can open at ${shown}. Choose another page, or publish that one first.`,
        details: {
          code: 'REDIRECT_TO_NO_PAGE',
          field: 'toPath',
          params: { path: shown },
          errors: [{ path: ['toPath'] }],
        },
      });
    }
    const kept = saved(await send('/old', '/bio'));
    const changed = { toPath: '/shop', revision: kept.revision };
    const { failure } = await api.update(owner, NOUNS.redirect, kept.documentId, changed);
    expect(failure?.message).toMatch(/no page that visitors can open at \/shop\./);
    expect(await moved()).toEqual({ '/old': '/bio' });
  });

  test('lead to pages, published items, digitals and files', async () => {
    const targets = [
      '/v1',
      '/v1/book',
      '/Blog/Here',
      `/projects/${projectId}`,
      '/digitals',
      '/comp-card.pdf',
      '/book',
    ];
    for (const [index, to] of targets.entries()) saved(await send(`/old-${index}`, to));
    expect(Object.values(await moved())).toEqual(targets);
  });

  test('lead to a project only while visitors see it', async () => {
    const { documentId } = await createProject(cms);
    const hide = (hidden: boolean) =>
      cms.strapi.db.connection.transaction((trx) =>
        storeSchedule(trx, {
          documentId,
          contentType: NOUNS.project.uid,
          publishAt: undefined,
          unpublishAt: undefined,
          problem: undefined,
          hidden,
        }),
      );
    await hide(true);
    expect((await send('/old', `/projects/${documentId}`)).failure?.message).toMatch(
      /^This site has no page that visitors can open at /,
    );
    await hide(false);
    saved(await send('/old', `/projects/${documentId}`));
  });

  test('never lead away from the site, nor to a part of a page', async () => {
    for (const [from, to] of [
      ['/old', 'https://example.com/'],
      ['/old', '//example.com'],
      ['/old', '/\\example.com'],
      ['/old', '/\t/example.com'],
      ['/old', '/.//example.com'],
      ['/old', 'portfolio'],
      ['/old', '/portfolio?page=2'],
      ['/old', '/api/site-state'],
      ['https://example.com/old', '/bio'],
      ['/admin/old', '/bio'],
    ] as const) {
      const name = to === '/bio' ? 'fromPath' : 'toPath';
      const { failure } = await send(from, to);
      expect(failure, `${from} ${to}`).toMatchObject({
        name: 'ValidationError',
        message: 'Enter a path on this site, such as /portfolio, without ? or #.',
        details: { code: 'PATH_INVALID', field: name, errors: [{ path: [name] }] },
      });
    }
    expect(await moved()).toEqual({});
  });

  test('never hide an existing page or another redirect', async () => {
    for (const page of [
      '/',
      '/portfolio/',
      '/v1',
      '/v1/bio',
      '/blog/here',
      '/v1/blog/here',
      '/v1/rate-card',
      `/projects/${projectId}`,
      `/v1/projects/${projectId}`,
    ]) {
      const { failure } = await send(page, '/contact');
      expect(failure, page).toMatchObject({
        message: expect.stringMatching(/^\/.* is an existing page\. Enter the address of a missing page\.$/),
        details: { code: 'REDIRECT_FROM_PAGE', field: 'fromPath' },
      });
    }
    saved(await send('/old', '/bio'));
    const { failure } = await send('/old', '/contact');
    expect(failure).toMatchObject({
      message: '/old already has a redirect. Remove it first.',
      details: { code: 'REDIRECT_TAKEN', field: 'fromPath', params: { path: '/old' } },
    });
  });

  test('match an address in each of its spellings', async () => {
    saved(await send('/caf%c3%a9', '/bio'));
    for (const again of ['/caf%C3%A9', '/café', '/cafe\u0301', '/Caf%C3%89/', '/caf\u200b%C3%A9', '/%63afé'])
      expect((await send(again, '/contact')).failure?.message, again).toBe(
        '/caf%C3%A9 already has a redirect. Remove it first.',
      );
    expect(await moved()).toEqual({ '/caf%C3%A9': '/bio' });
  });

  test('never form a circle through other spellings', async () => {
    const l2 = saved(await send('/l2', '/bio'));
    saved(await send('/l1', '/L2'));
    const change = (of: { documentId: string; revision: number }, toPath: string) =>
      api.update(owner, NOUNS.redirect, of.documentId, { toPath, revision: of.revision });
    const back = await change(l2, '/L1');
    expect(back.failure?.message).toBe(
      'This would send visitors in a circle back to /l2. Choose another page.',
    );
    const e2 = saved(await send('/É2', '/bio'));
    saved(await send('/%c3%a91', '/é2'));
    expect((await change(e2, '/é1')).failure?.message).toContain('in a circle back to');
  });

  test('never hide pages in other capitals, digitals, files and former addresses of posts', async () => {
    for (const page of [
      '/Portfolio',
      '/V1/Bio',
      '/digitals',
      '/v1/digitals',
      '/Rate-Card',
      '/%62io',
      '/Blog/Here',
      '/feed.xml',
      '/comp-card.pdf',
    ]) {
      const { failure } = await send(page, '/contact');
      expect(failure?.message, page).toMatch(/ is an existing page\. /);
    }
  });

  test('may be as long as their readable form allows', async () => {
    const path = `/${'한'.repeat(60)}`;
    saved(await send(path, '/bio'));
    saved(await send(encodeURI(`/${'글'.repeat(60)}`), path));
    expect(await moved()).toMatchObject({ [encodeURI(path)]: '/bio' });
    const { failure } = await send(`/${'한'.repeat(255)}`, '/bio');
    expect(failure?.message).toBe('Enter 255 characters or fewer.');
  });

  test('are written by the owner only', async () => {
    const refused = await api.create(visitor(cms), NOUNS.redirect, { fromPath: '/old', toPath: '/bio' });
    expect(refused.failure?.name).toBe('ForbiddenError');
    const { documentId } = saved(await send('/old', '/bio'));
    expect((await api.remove(visitor(cms), NOUNS.redirect, documentId)).failure?.name).toBe('ForbiddenError');
    expect((await api.remove(owner, NOUNS.redirect, documentId)).failure).toBeUndefined();
    expect(await moved()).toEqual({});
  });
});

test('are suggested by missed addresses with counts, most frequent first', async () => {
  const counts = { '/old': 3, '/older': 7, '(others)': 90 };
  writeFileSync(
    join(resolve(cms.strapi.dirs.static.public, '..'), 'missed-paths.json'),
    JSON.stringify(counts),
  );
  const missed = async (q = '') => {
    const { data } = await owner.graphql<{ missedPaths: { nodes: object[]; pageInfo: { total: number } } }>(
      'query ($q: String!) { missedPaths(q: $q, page: 1) { nodes { path count } pageInfo { total } } }',
      { q },
    );
    return data?.missedPaths;
  };
  const [old, older] = [
    { path: '/old', count: 3 },
    { path: '/older', count: 7 },
  ];
  expect(await missed()).toEqual({ nodes: [older, old], pageInfo: { total: 2 } });
  expect(await missed('OLDER')).toEqual({ nodes: [older], pageInfo: { total: 1 } });
  saved(await GRAPHQL.create(owner, NOUNS.redirect, { fromPath: '/older', toPath: '/bio' }));
  expect(await missed()).toEqual({ nodes: [old], pageInfo: { total: 1 } });
});

test('are resolved for the links of a text, like former slugs; drafts are not', async () => {
  const { documentId } = await createBlogPost(cms, { title: 'Before' });
  const posts = cms.strapi.documents('api::blog-post.blog-post');
  await posts.unpublish({ documentId });
  await posts.update({ documentId, data: { slug: 'after' }, status: 'published' });
  saved(await GRAPHQL.create(owner, NOUNS.redirect, { fromPath: '/shop', toPath: '/rate-card' }));
  const soon = await createBlogPost(cms, { title: 'Soon' });
  saved(await GRAPHQL.create(owner, NOUNS.redirect, { fromPath: '/soon', toPath: '/blog/soon' }));
  await posts.unpublish({ documentId: soon.documentId });
  const states = {
    '/bio': 'ALIVE',
    '/v1/blog/here/': 'ALIVE',
    [`/projects/${projectId}`]: 'ALIVE',
    '/feed.xml': 'ALIVE',
    '/shop': 'ALIVE',
    '/blog/before': 'ALIVE',
    '/blog/not-yet': 'DRAFT',
    '/soon': 'DRAFT',
    '/blog/never': 'MISSING',
    '/uploads/gone_1a2b3c.jpg': 'MISSING',
    '/digitals': 'MISSING',
    '//elsewhere.example': 'MISSING',
  };
  const ask = (client: Client, paths: string[]) =>
    client.graphql<{ internalLinks: { path: string; state: string }[] }>(
      'query ($paths: [String!]!) { internalLinks(paths: $paths) { path state } }',
      { paths },
    );
  const { data } = await ask(owner, Object.keys(states));
  expect(data?.internalLinks).toEqual(Object.entries(states).map(([path, state]) => ({ path, state })));
  expect((await ask(visitor(cms), ['/bio'])).data).toBeFalsy();
  const many = await ask(
    owner,
    Array.from({ length: 51 }, (_, at) => `/page-${at}`),
  );
  expect(many.failure?.message).toMatch(/50 entries or fewer|at most 50/);
});
