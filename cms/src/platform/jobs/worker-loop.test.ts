import { EventEmitter } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { workerLoop } from './worker-loop';

type Strapi = Parameters<ReturnType<typeof workerLoop>['start']>[0];

const NEVER = 3_600_000;

/** Starts a loop whose looks wait for the test. */
function startLoop(lookEvery = NEVER) {
  const httpServer = new EventEmitter();
  const error = vi.fn();
  const strapi = { server: { httpServer }, log: { error } } as unknown as Strapi;
  const looks: { stopping: AbortSignal; end: (next?: number) => void; fail: (error: Error) => void }[] = [];
  const look = (_strapi: Strapi, stopping: AbortSignal) =>
    new Promise<number | undefined>((end, fail) => looks.push({ stopping, end, fail }));
  const loop = workerLoop({ title: 'Work', lookEvery, look });
  loop.start(strapi);
  onTestFinished(() => loop.stop());
  onTestFinished(() => {
    for (const { end } of looks) end();
  });
  const lookNumber = async (number: number) => {
    await expect.poll(() => looks.length).toBe(number);
    return looks[number - 1] as (typeof looks)[number];
  };
  return { loop, looks, lookNumber, error, listen: () => httpServer.emit('listening') };
}

test('looks once the server listens, and again when woken', async () => {
  const { loop, looks, lookNumber, listen } = startLoop();
  loop.wake();
  expect(looks).toHaveLength(0);
  listen();
  (await lookNumber(1)).end();
  await new Promise(setImmediate);
  expect(looks).toHaveLength(1);
  loop.wake();
  await lookNumber(2);
});

test('looks once more if it is woken during a look', async () => {
  const { loop, lookNumber, listen } = startLoop();
  listen();
  const first = await lookNumber(1);
  loop.wake();
  first.end();
  await lookNumber(2);
});

test('looks again when more is due', async () => {
  const { lookNumber, listen } = startLoop();
  listen();
  (await lookNumber(1)).end(Date.now() - 1);
  await lookNumber(2);
});

test('looks again after its longest pause, however far the next work is', async () => {
  const { lookNumber, listen } = startLoop(1);
  listen();
  (await lookNumber(1)).end(Date.now() + NEVER);
  (await lookNumber(2)).end(Number.POSITIVE_INFINITY);
  (await lookNumber(3)).end();
  await lookNumber(4);
});

test('logs a failed look and continues', async () => {
  const { loop, lookNumber, error, listen } = startLoop();
  listen();
  (await lookNumber(1)).fail(new Error('the database is away'));
  await expect.poll(() => error.mock.calls).toEqual([['Work: the database is away']]);
  loop.wake();
  await lookNumber(2);
});

test('waits at the end for the current look, which learns of it, and looks no more', async () => {
  const { loop, looks, lookNumber, listen } = startLoop();
  listen();
  const { stopping, end } = await lookNumber(1);
  let hasStopped = false;
  const stopped = loop.stop().then(() => {
    hasStopped = true;
  });
  expect(stopping.aborted).toBe(true);
  expect(hasStopped).toBe(false);
  end();
  await stopped;
  loop.wake();
  await new Promise(setImmediate);
  expect(looks).toHaveLength(1);
});

test('stops during a pause', async () => {
  const { loop, looks, lookNumber, listen } = startLoop();
  listen();
  (await lookNumber(1)).end();
  await loop.stop();
  expect(looks).toHaveLength(1);
});
