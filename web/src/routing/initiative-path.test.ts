import { afterEach, expect, test } from 'vitest';
import { mayBeInitiative, publicPath, routePath, setInitiativePath } from './initiative-path';
import { internalPlace } from './internal-place';

afterEach(() => setInitiativePath(undefined));

test('the path of the initiative is exchanged in both themes, other paths stay', () => {
  setInitiativePath('/our-voices');
  expect(['/endeleza', '/v1/endeleza', '/v1', '/', '/bio', '/blog/endeleza'].map(publicPath)).toEqual([
    '/our-voices',
    '/v1/our-voices',
    '/v1',
    '/',
    '/bio',
    '/blog/endeleza',
  ]);
  expect(['/our-voices', '/v1/our-voices', '/v1/bio'].map(routePath)).toEqual([
    '/endeleza',
    '/v1/endeleza',
    '/v1/bio',
  ]);
});

test('at first the public path is that of the route', () => {
  expect([publicPath('/endeleza'), routePath('/endeleza')]).toEqual(['/endeleza', '/endeleza']);
});

test('a link of a text leads to the initiative by its address and by the first one', () => {
  setInitiativePath('/our-voices');
  for (const path of ['/our-voices', '/endeleza'])
    expect(internalPlace(path, 'https://site.test')?.pathname).toBe('/endeleza');
});

test('only paths of one part without another page wait for the settings', () => {
  expect(['/endeleza', '/v1/endeleza', '/our-voices'].map(mayBeInitiative)).toEqual([true, true, true]);
  expect(['/', '/v1', '/bio', '/v1/bio', '/blog/a'].some(mayBeInitiative)).toBe(false);
});
