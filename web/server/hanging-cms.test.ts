import { expect, test, vi } from 'vitest';
import { startCmsStandIn } from '../testing/cms-stand-in';
import { buildOrigin, namingRenderer } from '../testing/public-origin';

const open = JSON.stringify({ contentVersion: '1', maintenance: false, ownerSignedIn: false });

/**
 * Starts a CMS that responds until `hang` is called. Then it accepts connections and sends nothing, like a stopped
 * process.
 */
async function startCms() {
  let hangs = false;
  const cms = await startCmsStandIn((request, response) => {
    if (hangs) return;
    response.setHeader('content-type', 'application/json');
    response.end(request.url === '/api/site-state' ? open : JSON.stringify({ data: { formToken: 'token' } }));
  });
  return {
    ...cms,
    hang: () => {
      hangs = true;
    },
  };
}

test('while the cms hangs a page that was visited comes from memory, one with a form too', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const cms = await startCms();
  const html = '<form><input value="a-fresh-form-token-stands-here"></form>';
  const { server } = await buildOrigin(
    { cmsUrl: cms.url },
    {
      ...namingRenderer,
      renderPage: async () => ({ kind: 'page', status: 200, html }),
      freshFormToken: async () => {
        await fetch(`${cms.url}/graphql`);
        return 'token';
      },
    },
  );
  expect((await server.inject({ url: '/contact' })).body).toMatch(/value="token~\d+"/);
  cms.hang();
  vi.setSystemTime(Date.now() + 1100);
  const answer = await server.inject({ url: '/contact' });
  vi.useRealTimers();
  expect([answer.statusCode, answer.body]).toEqual([200, '<form><input value=""></form>']);
  expect(answer.headers['cache-status']).toBe('site; hit; detail=cms-away');
});

test('while the cms hangs a form is told to try again', async () => {
  const cms = await startCms();
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  cms.hang();
  const answer = await server.inject({ method: 'POST', url: '/graphql', payload: { query: 'send-id' } });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
});

test('a slow answer is waited for as long as the cms answers at all', async () => {
  let finish = () => {};
  const cms = await startCmsStandIn((request, response) => {
    if (request.url === '/api/site-state') response.end(open);
    else finish = () => response.end('{"data":{}}');
  });
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  const asking = server.inject({ method: 'POST', url: '/graphql', payload: { query: 'send-id' } });
  await vi.waitFor(() => expect(cms.asked.map(({ url }) => url)).toContain('/api/site-state'), 20_000);
  finish();
  expect((await asking).statusCode).toBe(200);
});
