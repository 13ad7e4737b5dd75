import { createHmac } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { startCmsStandIn } from '../../testing/cms-stand-in';
import { buildOrigin, namingRenderer } from '../../testing/public-origin';

const DAY_MS = 24 * 3600 * 1000;

/** A link as the CMS signs it, for /blog/silk. */
function link(secret: string, endsInDays: number) {
  const ends = (Date.now() + endsInDays * DAY_MS).toString(36);
  const signature = createHmac('sha256', secret)
    .update(`preview\ndraft\n/blog/silk\n${ends}`)
    .digest('base64url');
  return `preview=draft.${ends}.${signature}`;
}

async function buildWithPreviews() {
  const state = { contentVersion: '1', maintenance: false };
  const cms = await startCmsStandIn((_request, response) => response.end(JSON.stringify(state)));
  const renderPage = vi.fn(namingRenderer.renderPage);
  const { server, environment } = await buildOrigin({ cmsUrl: cms.url }, { ...namingRenderer, renderPage });
  return { server, renderPage, secret: environment.renderSecret };
}

test('a signed link shows the draft in both themes, to the panel in a frame, and nobody keeps it', async () => {
  const { server, renderPage, secret } = await buildWithPreviews();
  const preview = link(secret, 1);
  for (const path of ['/blog/silk', '/v1/blog/silk']) {
    const { statusCode, headers } = await server.inject({ url: `${path}?${preview}` });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(headers['content-security-policy']).toContain('frame-ancestors http://panel.test');
    expect(headers).not.toHaveProperty('x-frame-options');
    const asked = { route: path, preview: { token: preview.slice('preview='.length), isDraft: true } };
    expect(renderPage).toHaveBeenCalledExactlyOnceWith(asked, expect.anything());
    renderPage.mockClear();
  }
  const { headers } = await server.inject({ url: '/blog/silk' });
  expect(headers['content-security-policy']).not.toContain('http://panel.test');
});

test('a link that is expired, forged or of another page is refused', async () => {
  const { server, renderPage, secret } = await buildWithPreviews();
  for (const url of [
    `/blog/silk?${link(secret, -1)}`,
    `/blog/silk?${link('another-secret', 1)}`,
    `/blog/linen?${link(secret, 1)}`,
    '/blog/silk?preview=',
  ]) {
    expect((await server.inject({ url })).statusCode, url).toBe(410);
  }
  expect(renderPage).not.toHaveBeenCalled();
});

test('a link that the cms no longer knows says that the preview has ended, in the look of the page', async () => {
  const { server, renderPage, secret } = await buildWithPreviews();
  renderPage.mockResolvedValue({ kind: 'page', status: 404, html: 'not found' });
  const { statusCode, body, headers } = await server.inject({ url: `/blog/silk?${link(secret, 1)}` });
  expect(statusCode).toBe(410);
  expect(body).toContain('ended');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
});
