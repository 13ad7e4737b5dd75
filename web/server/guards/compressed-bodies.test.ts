import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { startCmsStandIn } from '../../testing/cms-stand-in';
import { buildOrigin, OWNER_TOKEN } from '../../testing/public-origin';

async function startSite() {
  const cms = await startCmsStandIn((_request, response) => response.end('{}'));
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  return { server, cms };
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const FILE_TYPE = 'multipart/form-data; boundary=x';

test.each([
  ['POST', '/graphql', JSON_TYPE],
  ['POST', '/api/auth/local', JSON_TYPE],
  ['POST', '/api/upload', FILE_TYPE],
  ['PUT', '/api/projects/1', JSON_TYPE],
  ['DELETE', '/api/projects/1', JSON_TYPE],
  ['POST', '/contact', FORM_TYPE],
  ['POST', '/book', FORM_TYPE],
  ['POST', '/b/token', FORM_TYPE],
  ['POST', '/nowhere', JSON_TYPE],
] as const)('a compressed body is refused at %s %s', async (method, url, type) => {
  const { server, cms } = await startSite();
  const headers = { 'content-type': type, 'content-encoding': 'gzip', authorization: OWNER_TOKEN };
  const answer = await server.inject({ method, url, headers, payload: gzipSync('{}') });
  expect(answer.statusCode).toBe(415);
  expect(answer.payload).toContain('Please send this without Content-Encoding.');
  expect(cms.asked).toEqual([]);
});

test.each([
  'gzip',
  'GZIP',
  'x-gzip',
  'deflate',
  'br',
  'zstd',
  'compress',
  'aes128gcm',
  'made-up',
  'identity, gzip',
])('a body that says %s is answered while it is still awaited', async (encoding) => {
  const { server, cms } = await startSite();
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const lines = [
    'POST /graphql HTTP/1.1',
    'Host: site.test',
    `Content-Type: ${JSON_TYPE}`,
    `Content-Encoding: ${encoding}`,
    'Content-Length: 900',
  ];
  socket.write([...lines, '', ''].join('\r\n'));
  expect(await text(socket)).toMatch(/^HTTP\/1.1 415 [\s\S]*"COMPRESSED_BODY"/);
  expect(cms.asked).toEqual([]);
});

test.each(['identity', 'Identity', ''])('a body that says %j is not compressed', async (encoding) => {
  const { server, cms } = await startSite();
  const headers = { 'content-type': JSON_TYPE, 'content-encoding': encoding };
  const answer = await server.inject({ method: 'POST', url: '/api/auth/local', headers, payload: '{}' });
  expect(answer.statusCode).toBe(200);
  expect(cms.asked.map(({ url }) => url)).toContain('/api/auth/local');
});
