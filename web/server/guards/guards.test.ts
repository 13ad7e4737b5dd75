import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startCmsStandIn } from '../../testing/cms-stand-in';
import { buildOrigin, OWNER_TOKEN } from '../../testing/public-origin';
import { limitConnections, networkOf, OpenCount } from './open-per-address';

const open = JSON.stringify({ contentVersion: '1', maintenance: false });

async function startSite() {
  const cms = await startCmsStandIn((request, response) => {
    request.resume();
    response.end(request.url === '/api/site-state' ? open : '{}');
  });
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as { port: number };
  return { server, cms, port };
}

/** Opens a connection and sends these lines; the test sends the rest and reads the response. */
function send(port: number, ...lines: string[]): Socket {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  socket.write(['', ...lines, '', ''].join('\r\n').slice(2));
  return socket;
}

const post = (path: string) => [`POST ${path} HTTP/1.1`, 'Host: site.test', 'Content-Type: application/json'];

test.each([
  ['/nowhere', 404],
  ['/healthz', 404],
  ['/assets/app.js', 404],
  ['/feed.xml', 404],
  ['/contact', 415],
])('a body of 104 MB to %s is refused unread with %i', async (path, status) => {
  const { port, cms } = await startSite();
  const socket = send(port, ...post(path), 'Content-Length: 104857600');
  const [, answered] = /^HTTP\/1.1 (\d+) [\s\S]*connection: close/i.exec(await text(socket)) ?? [];
  expect(answered).toBe(String(status));
  expect(cms.asked).toEqual([]);
});

test('a page is not asked with a body', async () => {
  const { port } = await startSite();
  const socket = send(port, 'GET / HTTP/1.1', 'Host: site.test', 'Content-Length: 104857600');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 413 /);
});

test('a refusal arrives although its caller is still sending', async () => {
  const { port } = await startSite();
  const socket = send(port, ...post('/api/auth/local'), 'Content-Length: 900000');
  socket.write(Buffer.alloc(900_000));
  expect(await text(socket)).toMatch(/^HTTP\/1.1 413 [\s\S]*"TOO_LARGE"/);
});

test('files without a token are refused unread', async () => {
  const { port, cms } = await startSite();
  const socket = send(
    port,
    'POST /api/upload HTTP/1.1',
    'Host: site.test',
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 50000000',
  );
  expect(await text(socket)).toMatch(/^HTTP\/1.1 401 /);
  expect(cms.asked).toEqual([]);
});

test('reads no byte of a file before the cms has accepted the token', async () => {
  const bytes = vi.fn();
  const cms = await startCmsStandIn((request, response) => {
    response.statusCode = request.headers.authorization === OWNER_TOKEN ? 200 : 401;
    request.on('data', bytes).on('end', () => response.end('{}'));
  });
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  const upload = (authorization: string) =>
    server.inject({
      method: 'POST',
      url: '/api/upload',
      headers: { authorization, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x--',
    });
  expect((await upload('Bearer forged.by.somebody')).statusCode).toBe(401);
  expect(cms.asked.map(({ url }) => url)).toEqual(['/api/users/me']);
  expect(bytes).not.toHaveBeenCalled();
  expect((await upload(OWNER_TOKEN)).statusCode).toBe(200);
  expect(Buffer.concat(bytes.mock.calls.map(([chunk]) => chunk)).toString()).toBe('--x--');
});

test('answers a client that asks before sending: continue, or refused', async () => {
  const { port } = await startSite();
  const expecting = [...post('/api/auth/local'), 'Expect: 100-continue', 'Connection: close'];
  const good = send(port, ...expecting, 'Content-Length: 2');
  const [first] = await new Promise<[Buffer]>((resolve) => good.once('data', (...data) => resolve(data)));
  expect(String(first)).toMatch(/^HTTP\/1.1 100 /);
  good.write('{}');
  expect(await text(good)).toMatch(/^HTTP\/1.1 200 /);
  const large = send(port, ...expecting, 'Content-Length: 20000');
  expect(await text(large)).toMatch(/^HTTP\/1.1 413 /);
});

test('asks the cms after a body has arrived: eighty unsent bodies delay no other request', async () => {
  const { port, cms } = await startSite();
  const slow = Array.from({ length: 80 }, () =>
    send(port, ...post('/api/auth/local'), 'Content-Length: 900', '', '{"identifier":'),
  );
  await Promise.all(slow.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  const quick = await fetch(`http://127.0.0.1:${port}/api/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(quick.status).toBe(200);
  expect(cms.asked).toHaveLength(1);
});

test('a body that does not arrive within ten seconds is refused', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { port, cms, server } = await startSite();
  const arrived = new Promise((resolve) => server.server.once('request', resolve));
  const socket = send(port, ...post('/api/auth/local'), 'Content-Length: 900', '', '{');
  await arrived;
  await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 [\s\S]*"TOO_SLOW"/);
  expect(cms.asked).toEqual([]);
});

test('a caller with too many open requests must wait, and others need not', () => {
  const count = new OpenCount(5, 2);
  const first = count.enter('203.0.113.7');
  expect(count.enter('203.0.113.7')).toBeDefined();
  expect(count.enter('203.0.113.7')).toBeUndefined();
  expect(count.enter('203.0.113.8')).toBeDefined();
  first?.();
  first?.();
  expect(count.enter('203.0.113.7')).toBeDefined();
  expect(count.enter('203.0.113.7')).toBeUndefined();
});

test('a connection too many of one address is closed unread; the next one is taken when another has ended', async () => {
  const server = createServer((_request, response) => response.end('here'));
  onTestFinished(() => void server.close());
  limitConnections(server, new OpenCount(9, 1));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = ['GET / HTTP/1.1', 'Host: site.test', 'Connection: close'];
  const taken = once(server, 'connection');
  const idle = connect(port, '127.0.0.1');
  const [atServer] = (await taken) as [Socket];
  expect(await text(send(port, ...ask)).catch(() => '')).toBe('');
  idle.destroy();
  await once(atServer, 'close');
  expect(await text(send(port, ...ask))).toMatch(/^HTTP\/1.1 200 [\s\S]*here/);
});

test('all together have a limit too', () => {
  const count = new OpenCount(2, 2);
  expect(count.enter('203.0.113.7')).toBeDefined();
  expect(count.enter('203.0.113.8')).toBeDefined();
  expect(count.enter('203.0.113.9')).toBeUndefined();
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('an address of more than 2 kB is refused; a question may be longer', async () => {
  const { server } = await startSite();
  const long = `?x=${'a'.repeat(2048)}`;
  expect((await server.inject({ url: `/portfolio${long}` })).statusCode).toBe(414);
  expect((await server.inject({ url: `/api/site-state${long}` })).statusCode).toBe(200);
});

test('a whole URL of this site means its path, and one of another site is not found', async () => {
  const { port } = await startSite();
  const ask = (url: string) =>
    text(send(port, `GET ${url} HTTP/1.1`, 'Host: site.test', 'Connection: close'));
  expect(await ask('http://site.test/portfolio')).toMatch(/^HTTP\/1.1 200 [\s\S]*<title>\/portfolio</);
  expect(await ask('http://evil.test/portfolio')).toMatch(/^HTTP\/1.1 404 /);
});
