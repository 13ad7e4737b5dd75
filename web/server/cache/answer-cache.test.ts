import { expect, test, vi } from 'vitest';
import { AnswerCache, InFlight } from './answer-cache';
import type { SiteState } from './site-state';

const page = (body: string) => ({ type: 'text/html', body });
const bodies = (cache: AnswerCache, ...addresses: string[]) =>
  addresses.map((address) => cache.last(address)?.body);

/** Returns a CMS that reports this state of the site. */
const saying = (state: Partial<SiteState> | undefined, isUnderMaintenance = false) => {
  const answer = async () =>
    state && {
      contentVersion: '1',
      daysVersion: '1',
      maintenance: false,
      ownerSignedIn: false,
      siteTitle: '',
      ...state,
    };
  return { current: answer, soon: answer, isUnderMaintenance };
};

test('a cached answer is found for its content version only, and still there for worse times', async () => {
  const cache = new AnswerCache(saying({ contentVersion: '2' }));
  cache.keep('/events', page('next'), '2');
  cache.keep('/bio', page('<p>1</p>'), '1');
  expect(await cache.find('/events')).toMatchObject({
    kind: 'hit',
    status: 'current',
    answer: page('next'),
  });
  expect(await cache.find('/bio')).toEqual({ kind: 'miss', contentVersion: '2' });
  expect(cache.last('/bio')?.body).toBe('<p>1</p>');
});

test('while the cms is away the last answer is found, and none that never was', async () => {
  const cache = new AnswerCache(saying(undefined));
  cache.keep('/bio', page('<p>1</p>'), '1');
  expect(await cache.find('/bio')).toMatchObject({ kind: 'hit', status: 'last' });
  expect(await cache.find('/events')).toEqual({ kind: 'miss', contentVersion: undefined });
});

test('after an answer with errors the last one is given for the same content only, since rights may have ended', () => {
  const cache = new AnswerCache(saying({}));
  cache.keep('/bio', page('<p>1</p>'), '1');
  expect(cache.lastInstead('/bio', '1', true)?.body).toBe('<p>1</p>');
  expect(cache.lastInstead('/bio', '2', true)).toBeUndefined();
  expect(cache.lastInstead('/bio', '2', false)?.body).toBe('<p>1</p>');
});

test('under maintenance nothing is found', async () => {
  const cache = new AnswerCache(saying({ maintenance: true }));
  cache.keep('/bio', page('<p>1</p>'), '1');
  expect(await cache.find('/bio')).toEqual({ kind: 'maintenance' });
});

test('a closed site stays closed while the cms is away', async () => {
  const cache = new AnswerCache(saying(undefined, true));
  cache.keep('/bio', page('<p>1</p>'), '1');
  expect(await cache.find('/bio')).toEqual({ kind: 'maintenance' });
});

test('an answer is requested again after five minutes: an event may be over by then', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const cache = new AnswerCache(saying({}));
  cache.keep('/events', page('next'), '1');
  vi.setSystemTime(Date.now() + 5 * 60_000 + 1);
  expect(await cache.find('/events')).toEqual({ kind: 'miss', contentVersion: '1' });
  vi.useRealTimers();
});

test('an answer from a clock that was ahead is requested again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const cache = new AnswerCache(saying({}));
  cache.keep('/events', page('next'), '1');
  vi.setSystemTime(Date.now() - 24 * 3_600_000);
  expect(await cache.find('/events')).toEqual({ kind: 'miss', contentVersion: '1' });
  vi.useRealTimers();
});

test('the age of a kept answer decides how long the cms is waited for', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const ages: (number | undefined)[] = [];
  const soon = async (age?: number) => {
    ages.push(age);
    return undefined;
  };
  const cache = new AnswerCache({ ...saying({}), soon });
  cache.keep('/bio', page('<p>1</p>'), '1');
  await cache.find('/bio');
  vi.setSystemTime(Date.now() + 6 * 60_000);
  await cache.find('/bio');
  expect(ages).toEqual([0, 6 * 60_000]);
  vi.useRealTimers();
});

test('an answer that has not changed keeps its compressed forms', () => {
  const cache = new AnswerCache(saying({}));
  const { encoded } = cache.keep('/bio', page('<p>1</p>'), '1');
  expect(cache.keep('/bio', page('<p>1</p>'), '2').encoded).toBe(encoded);
  expect(cache.keep('/bio', page('<p>2</p>'), '3').encoded).not.toBe(encoded);
});

test('the least recently used answer is forgotten first', () => {
  const cache = new AnswerCache(saying({}), { max: 2 });
  cache.keep('/a', page('a'), '1');
  cache.keep('/b', page('b'), '1');
  cache.last('/a');
  cache.keep('/c', page('c'), '1');
  expect(bodies(cache, '/a', '/b', '/c')).toEqual(['a', undefined, 'c']);
});

test('the size of the cache is limited, and a replaced answer counts once', () => {
  const cache = new AnswerCache(saying({}), { maxSize: 14 });
  cache.keep('/a', page('aaaa'), '1');
  cache.keep('/b', page('bbbb'), '1');
  cache.keep('/b', page('BBBB'), '2');
  expect(bodies(cache, '/a', '/b')).toEqual(['aaaa', 'BBBB']);
  cache.keep('/c', page('cccc'), '2');
  expect(bodies(cache, '/a', '/b', '/c')).toEqual([undefined, 'BBBB', 'cccc']);
});

test('simultaneous requests share one computation; later ones start another', async () => {
  const inFlight = new InFlight<number>();
  let made = 0;
  const make = async () => ++made;
  expect(await Promise.all([inFlight.share('/a', make), inFlight.share('/a', make)])).toEqual([1, 1]);
  expect(await inFlight.share('/a', make)).toBe(2);
});
