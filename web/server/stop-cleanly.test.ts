import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startCmsStandIn } from '../testing/cms-stand-in';
import { buildOrigin, namingRenderer } from '../testing/public-origin';
import { closeAfterLastArrivals } from './stop-cleanly';

const open = JSON.stringify({ contentVersion: '1', maintenance: false, ownerSignedIn: false });

async function startSite(renderPage = namingRenderer.renderPage) {
  const cms = await startCmsStandIn((_request, response) => response.end(open));
  const { server } = await buildOrigin({ cmsUrl: cms.url }, { ...namingRenderer, renderPage });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as { port: number };
  const opened = async () => {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    await new Promise((resolve) => socket.once('connect', resolve));
    return socket;
  };
  return { server, port, opened };
}

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: site.test\r\n\r\n`;

test('a request on a connection that was just opened is still answered, as its last', async () => {
  const { server, port, opened } = await startSite();
  const socket = await opened();
  const closing = closeAfterLastArrivals(server);
  await vi.waitFor(() => expect(server.server.listening).toBe(false), { timeout: 60_000 });
  socket.write(ask('/bio'));
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: close[\s\S]*<title>\/bio</i);
  await closing;
  await expect(fetch(`http://127.0.0.1:${port}/bio`)).rejects.toThrow();
});

test('refuses new connections while the last requests are answered', async () => {
  const { server, port } = await startSite();
  const closing = closeAfterLastArrivals(server);
  await vi.waitFor(() => expect(server.server.listening).toBe(false), { timeout: 60_000 });
  await expect(fetch(`http://127.0.0.1:${port}/bio`)).rejects.toThrow();
  await closing;
});

test('a request in work is answered', async () => {
  const { server, opened } = await startSite(async () => {
    await wait(500);
    return { kind: 'page', status: 200, html: 'in the end' };
  });
  const socket = await opened();
  socket.write(ask('/bio'));
  await new Promise((resolve) => server.server.once('request', resolve));
  const closing = closeAfterLastArrivals(server);
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 [\s\S]*in the end/);
  await closing;
});
