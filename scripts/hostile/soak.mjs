// @ts-check
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { restingMemory } from '../bench/memory.mjs';
import { newKey, peopleOf } from './people.mjs';
import { seeded } from './random.mjs';
import { send } from './send.mjs';

/** @import { TestSite } from '../testing/test-site.mjs' */

const AT_ONCE = 8;
/** Long enough to fill what keeps pages and answers. */
const WARM_UP_MS = 120_000;
const MINUTE_MS = 60_000;
/** Heaps are given back some time after the work. */
const REST_MS = 60_000;
/** How much more a program may hold after the load than before it. */
const MOST = 1.2;
const PAGES = [
  '/',
  '/portfolio',
  '/bio',
  '/events',
  '/projects',
  '/rate-card',
  '/contact',
  '/v1',
  '/v1/blog',
  '/sitemap.xml',
  '/feed.xml',
];
/** Of a thousand requests; visitors may send 300 messages an hour. */
const MIX = { page: 700, graphql: 220, missing: 50, save: 28, message: 2 };

/**
 * Mixed load, then rest: both programs hold at most a fifth more memory than after the warm-up.
 *
 * @param {TestSite} site
 * @param {number} minutes
 */
export async function soak({ environment, owner, stack }, minutes) {
  const random = seeded(minutes);
  const url = environment.publicUrl;
  const kinds = {
    /** Half of them under an address that nobody has asked for. */
    page: () => page(url, random.pick(PAGES) + (random.chance(0.5) ? `?page=${random.int(1e9)}` : '')),
    missing: () => page(url, `/blog/nothing-${random.int(1e9)}`),
    graphql: () =>
      people.ask(
        '{ portfolioItems { title image { url } } blogPosts { title content } messages { subject } }',
      ),
    save: () => people.save(newKey('soak')),
    message: () => people.write(newKey('soak')),
  };
  const names = /** @type {(keyof typeof MIX)[]} */ (Object.keys(MIX));
  const mixed = names.flatMap((name) => Array.from({ length: MIX[name] }, () => name));
  let people = await peopleOf({ environment, owner });
  let requests = 0;
  let unanswered = 0;

  /** @param {number} ms */
  async function load(ms) {
    const until = Date.now() + ms;
    const worker = async () => {
      while (Date.now() < until) {
        const { status } = await kinds[random.pick(mixed)]();
        requests += 1;
        if (status === 0 || status === 500) unanswered += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }

  const memory = () => restingMemory(stack.services.map(({ pid }) => pid ?? 0));
  /** @param {string} when @param {number[]} mb */
  const say = (when, mb) =>
    console.log(
      `${when}: ${stack.services.map(({ plan }, at) => `${plan.name} ${Math.round(mb[at] ?? 0)} MB`).join(', ')}`,
    );

  await load(WARM_UP_MS);
  await pause(REST_MS);
  const before = await memory();
  say('after the warm-up', before);
  for (let minute = 1; minute <= minutes; minute += 1) {
    await load(MINUTE_MS);
    say(`after ${minute} min, ${requests} requests`, await memory());
    // The owner's token ends after five minutes.
    people = await peopleOf({ environment, owner });
  }
  await pause(REST_MS);
  const after = await memory();
  say('at rest', after);
  assert.equal(unanswered, 0, `of ${requests} requests`);
  stack.services.forEach(({ plan }, at) => {
    const grown = (after[at] ?? 0) / (before[at] ?? 1);
    assert.ok(grown <= MOST, `${plan.name} holds ${grown.toFixed(2)} times what it held after the warm-up`);
  });
}

/**
 * @param {string} url
 * @param {string} path
 */
const page = (url, path) => send(url, { method: 'GET', path, headers: { 'accept-encoding': 'br' } });
