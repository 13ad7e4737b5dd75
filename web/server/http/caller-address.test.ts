import { expect, test } from 'vitest';
import { startCmsStandIn } from '../../testing/cms-stand-in';
import { buildOrigin } from '../../testing/public-origin';
import { callerAddress } from './caller-address';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['"203.0.113.7:51234"', '203.0.113.7'],
  ['for=203.0.113.7', '203.0.113.7'],
  ['For="203.0.113.7:80";proto=https;by=10.0.0.1', '203.0.113.7'],
  ['for="[2001:DB8::7]:4711"', '2001:db8::7'],
  ['"[2001:db8::7]:4711"', '2001:db8::7'],
  ['[2001:db8::7]:4711', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['2001:0DB8:0000:0000:0000:0000:0000:0007', '2001:db8::7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:51234', '203.0.113.7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[fe80::1%25eth0]:80', 'fe80::1'],
])('%s is %s', (written, address) => {
  expect(callerAddress(written)).toBe(address);
});

test.each([
  '',
  'unknown',
  'for=_hidden',
  '203.0.113',
  '203.0.113.256',
  '203.0.113.7.9',
  '203.0.113.007',
  '203.0.113.7:port',
  '[203.0.113.7',
  '[]:80',
  '2001:db8::7::1',
  '%eth0',
  'localhost',
  '<script>',
  '203.0.113.7 203.0.113.8',
])('%j is the unknown caller', (written) => {
  expect(callerAddress(written)).toBe('unknown');
});

/** Returns the caller that the CMS sees, behind one proxy that writes this header. */
async function toldWith(...chain: string[]) {
  const cms = await startCmsStandIn((_request, response) => response.end('{}'));
  const { server } = await buildOrigin({ cmsUrl: cms.url, trustProxy: 1 });
  for (const written of chain) {
    const headers = { 'x-forwarded-for': written };
    await server.inject({ url: '/api/site-state', remoteAddress: '10.0.0.2', headers });
  }
  return cms.asked.map(({ headers }) => headers['x-forwarded-for']);
}

test('a caller whose proxy writes ports is one caller to the cms, however it is written', async () => {
  const addresses = await toldWith(
    '198.51.100.1, 203.0.113.7:1',
    '203.0.113.7:2',
    '"[::ffff:203.0.113.7]:3"',
  );
  expect(addresses).toEqual(['203.0.113.7', '203.0.113.7', '203.0.113.7']);
});

test('callers without an address are one caller to the cms', async () => {
  expect(await toldWith('no address', '203.0.113.7,', 'for=_a')).toEqual(['unknown', 'unknown', 'unknown']);
});

test('without a proxy in front, addresses that a caller writes are ignored', async () => {
  const cms = await startCmsStandIn((_request, response) => response.end('{}'));
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  const headers = { 'x-forwarded-for': '198.51.100.1:80' };
  await server.inject({ url: '/api/site-state', remoteAddress: '::ffff:203.0.113.7', headers });
  expect(cms.asked[0]?.headers['x-forwarded-for']).toBe('203.0.113.7');
});
