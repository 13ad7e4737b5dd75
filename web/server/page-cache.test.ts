import { expect, test } from 'vitest';
import { PageCache } from './page-cache';

const page = (body: string) => ({ type: 'text/html', body });

test('a kept page is current for its content version only, and still there for worse times', () => {
  const cache = new PageCache();
  cache.keep('/bio', page('<p>1</p>'), '1');
  expect(cache.current('/bio', '1')?.body).toBe('<p>1</p>');
  expect(cache.current('/bio', '2')).toBeUndefined();
  expect(cache.any('/bio')?.body).toBe('<p>1</p>');
});

test('the least recently used page is forgotten first', () => {
  const cache = new PageCache(2);
  cache.keep('/a', page('a'), '1');
  cache.keep('/b', page('b'), '1');
  cache.any('/a');
  cache.keep('/c', page('c'), '1');
  expect([cache.any('/a'), cache.any('/b'), cache.any('/c')].map((kept) => kept?.body)).toEqual([
    'a',
    undefined,
    'c',
  ]);
});
