import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { AFTER_LOAD_MS, restingMemory } from '../../scripts/testing/memory.ts';
import { newKey, peopleOf } from '../../scripts/testing/people.ts';
import { send } from '../../scripts/testing/send.ts';
import type { TestSite } from '../../scripts/testing/test-site.ts';
import { seeded } from './random.ts';

const AT_ONCE = 8;
/** Long enough to fill the caches. */
const WARM_UP_MS = 120_000;
const MINUTE_MS = 60_000;
/** Most memory after the load, relative to before. */
const MAX = 1.2;
const PAGES =
  '/ /portfolio /bio /events /projects /rate-card /contact /v1 /v1/blog /sitemap.xml /feed.xml'.split(' ');
/** Per thousand requests; visitors may send 300 messages an hour. */
const MIX = { page: 700, graphql: 220, missing: 50, save: 28, message: 2 };
const LISTS = '{ portfolioItems { title image { url } } blogPosts { title content } messages { subject } }';

/** Mixed load, then rest: both programs hold at most a fifth more memory than after the warm-up. */
export async function soak({ environment, owner, stack }: TestSite, minutes: number) {
  const random = seeded(minutes);
  const open = (path: string) =>
    send(environment.publicUrl, { method: 'GET', path, headers: { 'accept-encoding': 'br' } });
  let people = await peopleOf({ environment, owner });
  const kinds: Record<keyof typeof MIX, () => ReturnType<typeof send>> = {
    // Half of them with a new address, which no cache has.
    page: () => open(random.pick(PAGES) + (random.chance(0.5) ? `?page=${random.int(1e9)}` : '')),
    missing: () => open(`/blog/nothing-${random.int(1e9)}`),
    graphql: () => people.ask(LISTS),
    save: () => people.save(newKey('soak')),
    message: () => people.write(newKey('soak')),
  };
  const mixed = Object.entries(MIX).flatMap(([name, times]) => Array<string>(times).fill(name));
  let requests = 0;
  let unanswered = 0;

  async function load(ms: number) {
    const until = Date.now() + ms;
    const worker = async () => {
      while (Date.now() < until) {
        const { status } = await kinds[random.pick(mixed) as keyof typeof MIX]();
        requests += 1;
        if (status === 0 || status === 500) unanswered += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }

  async function memory(when: string) {
    const all = await restingMemory(stack.services.map(({ pid }) => pid ?? 0));
    const sizes = stack.services.map(({ plan }, at) => `${plan.name} ${Math.round(all[at] ?? 0)} MB`);
    console.log(`${when}: ${sizes.join(', ')}`);
    return all;
  }

  await load(WARM_UP_MS);
  await pause(AFTER_LOAD_MS);
  const before = await memory('after the warm-up');
  for (let minute = 1; minute <= minutes; minute += 1) {
    await load(MINUTE_MS);
    await memory(`after ${minute} min, ${requests} requests`);
    // The owner's token expires after five minutes.
    people = await peopleOf({ environment, owner });
  }
  await pause(AFTER_LOAD_MS);
  const after = await memory('at rest');
  assert.equal(unanswered, 0, `of ${requests} requests`);
  stack.services.forEach(({ plan }, at) => {
    const grown = (after[at] ?? 0) / (before[at] ?? 1);
    assert.ok(grown <= MAX, `${plan.name} holds ${grown.toFixed(2)} times what it held after the warm-up`);
  });
}
