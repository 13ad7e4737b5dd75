import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { setInitiativePath } from '../routing/initiative-path';
import { strapi } from '../strapi/client';
import { renderPage, type Site } from './entry-server';

const site: Site = {
  origin: 'https://site.test',
  assetsOf: () => ({ startScript: '', sheets: [], modules: [] }),
  ask: async () => Response.error(),
  readText: async () => ({ type: 'root', children: [] }) as never,
  sign: () => undefined,
};

beforeEach(() => {
  const request = vi.spyOn(strapi, 'request');
  // The CMS has only an initiative.
  request.mockResolvedValue({ initiative: { name: 'Our Voices', slug: 'our-voices' }, digitalSets: [] });
  onTestFinished(() => {
    request.mockRestore();
    setInitiativePath(undefined);
  });
});

test('the first address of the initiative leads to the one that the owner chose', async () => {
  for (const root of ['', '/v1']) {
    const route = `${root}/endeleza?from=mail`;
    expect(await renderPage({ route }, site)).toEqual({ kind: 'moved', path: `${root}/our-voices` });
  }
});

test('the initiative is shown at the address that the owner chose, which all links to it have', async () => {
  for (const route of ['/our-voices', '/v1/our-voices', '/contact']) {
    const page = await renderPage({ route }, site);
    const { html } = page.kind === 'page' ? page : { html: page.kind };
    expect(html).toContain(`href="${route.startsWith('/v1') ? '/v1' : ''}/our-voices"`);
    expect(html).not.toContain('/endeleza"');
    expect(html).toContain(`rel="canonical" href="https://site.test${route.replace('/v1', '')}"`);
    expect(html).toContain(`content="https://site.test/preview${route.replace('/v1', '')}.jpg`);
  }
});
