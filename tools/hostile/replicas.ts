import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { waitUntilReady } from '../../scripts/run/readiness.mjs';
import { Service } from '../../scripts/run/services.mjs';
import { processes } from '../../scripts/testing/memory.ts';
import { isAcknowledged, lostOrTwice, newKey, peopleOf, whileWriting } from '../../scripts/testing/people.ts';
import type { Replicas } from '../../scripts/testing/replicas.ts';
import { type Answer, askToSignIn, send, sendJson, waitForChange } from '../../scripts/testing/send.ts';

/** A change must be on every site within this time. */
const CHANGED_WITHIN_MS = 2000;
const LOOK_EVERY_MS = 50;
/** All visitors together may send 300 messages an hour. */
const VISITOR_PAUSE_MS = 1000;
const VISIT_PAUSE_MS = 20;
const BEFORE_THE_KILL_MS = 1500;
const READY_MS = 120_000;
const VISITED = '/ /portfolio /blog /bio /events /contact /v1 /v1/contact /feed.xml'.split(' ');

/** A session opened at one site continues at the other, and ends at both. */
export async function oneSession({ origins, owner }: Replicas) {
  const [here, there] = origins;
  const signedIn = await askToSignIn(here, owner);
  const cookiesOf = ({ headers }: typeof signedIn) =>
    [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';', 1)[0]);
  const [session, device] = cookiesOf(signedIn);
  const act = (site: string, action: string, cookie: string) =>
    sendJson(site, `/api/auth/${action}`, {}, { cookie, 'x-requested-with': 'test' });
  const asOwner = async (site: string, jwt: string) =>
    (
      await sendJson(
        site,
        '/graphql',
        { query: '{ messages { subject } }' },
        { authorization: `Bearer ${jwt}` },
      )
    ).status;

  const renewed = await act(there, 'refresh', `${session}; ${device}`);
  assert.equal(renewed.status, 200, renewed.body);
  const cookies = `${cookiesOf(renewed)[0]}; ${device}`;
  const { jwt } = JSON.parse(renewed.body);
  assert.deepEqual([await asOwner(here, jwt), await asOwner(there, jwt)], [200, 200]);
  assert.equal((await act(here, 'logout', cookies)).status, 200);
  assert.deepEqual([await asOwner(here, jwt), await asOwner(there, jwt)], [401, 401]);
  assert.equal((await act(there, 'refresh', cookies)).status, 401);
}

/** The owner's changes are on both sites in time, even in their memory. */
export async function changedEverywhere(replicas: Replicas) {
  const { save, ask } = await peopleOf(replicas);
  const onBoth = async (path: string, isChanged: (answer: Answer) => boolean) => {
    const since = performance.now();
    await Promise.all(
      replicas.origins.map((site) => waitForChange(site, path, isChanged, CHANGED_WITHIN_MS)),
    );
    console.log(`${path} is changed on both sites after ${Math.round(performance.now() - since)} ms`);
  };
  await onBoth('/bio', ({ status }) => status === 200);
  const title = newKey('milestone');
  await save(title);
  await onBoth('/bio', ({ body }) => body.includes(title));
  for (const maintenance of [true, false]) {
    const read = await ask('{ settings { revision } }');
    const data = { maintenance, revision: JSON.parse(read.body).data.settings.revision };
    const change = 'mutation ($data: SettingsInput!) { updateSettings(data: $data) { revision } }';
    const saved = await ask(change, { data });
    assert.ok(isAcknowledged(saved), saved.body);
    await onBoth('/bio', ({ status }) => status === (maintenance ? 503 : 200));
  }
}

/** Opens pages while something happens. @returns pages that were not shown, and when each was requested */
async function whileVisiting(siteUrl: string, happening: () => Promise<void>) {
  const missed: { problem: string; since: number }[] = [];
  let visits = 0;
  let over = false;
  const visitor = async () => {
    while (!over) {
      visits += 1;
      const path = VISITED[visits % VISITED.length] ?? '/';
      const since = performance.now();
      // Half of the visits use a new address, which no cache has.
      const { status, body } = await send(siteUrl, {
        method: 'GET',
        path: visits % 2 ? path : `${path}?visit=${visits}`,
      });
      if (status !== 200) missed.push({ problem: `${path}: ${status} ${body.slice(0, 200)}`, since });
      await pause(VISIT_PAUSE_MS);
    }
  };
  const visiting = [visitor(), visitor(), visitor()];
  try {
    await happening();
  } finally {
    over = true;
    await Promise.all(visiting);
  }
  return { missed, visits };
}

/** Kills a program and waits for its end: on a busy machine it may hold its port for a moment. */
async function kill(pid: number) {
  process.kill(pid, 'SIGKILL');
  while ((await processes()).some((each) => each.pid === pid)) await pause(LOOK_EVERY_MS);
}

/** kill -9 of each program under load: nothing acknowledged is lost, and visitors after the kill see no error. */
export async function killedOneByOne(site: Replicas) {
  const writers = await peopleOf(site);
  for (const { service, plan } of site.replicas) {
    service.keepRunning();
    let killedAt = Number.POSITIVE_INFINITY;
    let visited = { missed: [] as { problem: string; since: number }[], visits: 0 };
    const written = await whileWriting(
      writers,
      async () => {
        visited = await whileVisiting(writers.url, async () => {
          await pause(BEFORE_THE_KILL_MS);
          await kill(service.pid ?? 0);
          killedAt = performance.now();
          await pause(BEFORE_THE_KILL_MS);
          assert.ok(await waitUntilReady(plan.readyUrl, AbortSignal.timeout(READY_MS)), 'not ready again');
        });
      },
      VISITOR_PAUSE_MS,
    );
    assert.ok(written.saved.length > 0 && written.sent.length > 0, 'nothing was acknowledged');
    assert.deepEqual(await lostOrTwice(writers, written), [], 'acknowledged and not there exactly once');
    const late = visited.missed.filter(({ since }) => since > killedAt);
    assert.deepEqual(late, [], `after the kill of ${plan.name}`);
    const cut = written.answers.filter(({ status }) => status === 0 || status >= 500);
    assert.ok(
      cut.length <= written.writers,
      `more writes failed than were in work: ${cut.map(({ body }) => body)}`,
    );
    console.log(
      `${plan.name} killed: ${written.saved.length} saves, ${written.sent.length} messages, ${visited.visits} visits; in work and cut: ${cut.length} writes, ${visited.missed.length} visits`,
    );
  }
}

/** Restarts each program in turn under load: no request fails. */
export async function restartedOneByOne(site: Replicas) {
  const writers = await peopleOf(site);
  for (const replica of site.replicas) {
    const { missed, visits } = await whileVisiting(writers.url, async () => {
      const { answers } = await whileWriting(
        writers,
        async () => {
          await replica.service.stop();
          replica.service = new Service(replica.plan);
          await replica.service.start();
        },
        VISITOR_PAUSE_MS,
      );
      const failed = answers.filter(({ status }) => status === 0 || status >= 500);
      assert.deepEqual(
        failed.map(({ status, body, ms }) => `${status} after ${Math.round(ms)} ms: ${body}`),
        [],
        `writes while ${replica.plan.name} was restarted`,
      );
      console.log(`${replica.plan.name} restarted: ${answers.length} writes`);
    });
    assert.deepEqual(missed, [], `visits while ${replica.plan.name} was restarted`);
    console.log(`${visits} visits, none failed`);
  }
}
