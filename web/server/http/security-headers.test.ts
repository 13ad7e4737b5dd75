import { expect, test } from 'vitest';
import { buildOrigin } from '../../testing/public-origin';

const headersOf = async (publicUrl: string, mediaUrl?: string) => {
  const { server } = await buildOrigin({ publicUrl, ...(mediaUrl && { mediaUrl }) });
  return (await server.inject({ url: '/healthz' })).headers;
};

test('strict headers on every answer', async () => {
  const headers = await headersOf('http://site.test');
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
  });
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('the policy allows one known script and no style in a page, no foreign host, no frame', async () => {
  const policy = String((await headersOf('http://site.test'))['content-security-policy']);
  expect(policy.split(';')).toEqual(
    expect.arrayContaining([
      "script-src 'self' 'sha256-start'",
      "style-src 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
    ]),
  );
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
  expect(policy.match(/'unsafe-inline'/g)).toHaveLength(1);
});

test("pictures may come from the bucket's public address and nothing else may", async () => {
  const policy = String(
    (await headersOf('http://site.test', 'https://media.example/site'))['content-security-policy'],
  );
  expect(policy).toContain("img-src 'self' https://media.example");
  expect(policy).toContain("default-src 'self';");
  expect(policy).not.toMatch(/(?:connect|font|script)-src[^;]*media\.example/);
});

test('HSTS only when the site is served over https', async () => {
  expect(await headersOf('http://site.test')).not.toHaveProperty('strict-transport-security');
  expect(await headersOf('https://site.test')).toHaveProperty('strict-transport-security');
});

test('WebAssembly runs in the worker that unpacks pictures, which can load and send nothing, and nowhere else', async () => {
  const { server } = await buildOrigin();
  server.get('/admin/assets/:name', async () => 'script');
  const policyOf = async (name: string) =>
    (await server.inject({ url: `/admin/assets/${name}` })).headers['content-security-policy'];
  expect(await policyOf('heic-worker-Ab_1.js')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
  );
  expect(await policyOf('index-Ab_1.js')).toBeUndefined();
});
