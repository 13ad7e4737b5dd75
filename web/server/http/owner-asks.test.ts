import { expect, test } from 'vitest';
import { startCmsStandIn } from '../../testing/cms-stand-in';
import { buildOrigin } from '../../testing/public-origin';

/** How a browser follows a link on another site: without the owner's cookie. */
const FROM_ELSEWHERE = {
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

test('under maintenance a page opened from another site loads again from this one', async () => {
  const cms = await startCmsStandIn((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ contentVersion: '1', maintenance: true, ownerSignedIn: false }));
  });
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  const opened = await server.inject({ url: '/bio', headers: FROM_ELSEWHERE });
  expect([opened.statusCode, opened.headers.refresh, opened.headers['cache-control']]).toEqual([
    503,
    '0',
    'no-store',
  ]);
  const others = [
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-dest': 'iframe' },
    { 'sec-fetch-mode': 'no-cors' },
  ];
  for (const headers of others) {
    const answer = await server.inject({ url: '/bio', headers: { ...FROM_ELSEWHERE, ...headers } });
    expect([answer.statusCode, answer.headers.refresh], JSON.stringify(headers)).toEqual([503, undefined]);
  }
  const withoutHeaders = await server.inject({ url: '/bio' });
  expect(withoutHeaders.headers.refresh).toBeUndefined();
});
