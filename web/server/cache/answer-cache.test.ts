import { expect, test, vi } from 'vitest';
import { AnswerCache } from './answer-cache';

const page = (body: string) => ({ type: 'text/html', body });
const bodies = (cache: AnswerCache, ...addresses: string[]) =>
  addresses.map((address) => cache.any(address)?.body);

test('a kept answer is current for its content version only, and still there for worse times', () => {
  const cache = new AnswerCache();
  cache.keep('/bio', page('<p>1</p>'), '1');
  expect(cache.current('/bio', '1')?.body).toBe('<p>1</p>');
  expect(cache.current('/bio', '2')).toBeUndefined();
  expect(cache.any('/bio')?.body).toBe('<p>1</p>');
});

test('an answer is made anew after five minutes: an event may be over by then', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const cache = new AnswerCache();
  cache.keep('/events', page('next'), '1');
  vi.setSystemTime(Date.now() + 5 * 60_000 + 1);
  expect(cache.current('/events', '1')).toBeUndefined();
  vi.useRealTimers();
});

test('the least recently used answer is forgotten first', () => {
  const cache = new AnswerCache({ most: 2, mostCharacters: 1000 });
  cache.keep('/a', page('a'), '1');
  cache.keep('/b', page('b'), '1');
  cache.any('/a');
  cache.keep('/c', page('c'), '1');
  expect(bodies(cache, '/a', '/b', '/c')).toEqual(['a', undefined, 'c']);
});

test('memory is bounded by what answers and addresses hold, an answer kept anew counts once', () => {
  const cache = new AnswerCache({ most: 100, mostCharacters: 14 });
  cache.keep('/a', page('aaaa'), '1');
  cache.keep('/b', page('bbbb'), '1');
  cache.keep('/b', page('BBBB'), '2');
  expect(bodies(cache, '/a', '/b')).toEqual(['aaaa', 'BBBB']);
  cache.keep('/c', page('cccc'), '2');
  expect(bodies(cache, '/a', '/b', '/c')).toEqual([undefined, 'BBBB', 'cccc']);
});
