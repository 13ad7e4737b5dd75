import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TextReader } from './text-reader';

/** Responds with the number of texts that its thread has read; never to "endless", and late to "huge". */
const PROGRAM = `
import { parentPort } from 'node:worker_threads';
let count = 0;
parentPort.postMessage(undefined);
parentPort.on('message', (text) => {
  while (text === 'endless') Math.random();
  const heap = [];
  while (text === 'huge') heap.push(new Array(100_000).fill({}));
  count += 1;
  parentPort.postMessage(text === 'odd' ? undefined : { type: 'root', children: [{ type: 'text', value: text + count }] });
});
`;

function startReader(program = PROGRAM) {
  const file = join(mkdtempSync(join(tmpdir(), 'reader-')), 'program.mjs');
  writeFileSync(file, program);
  return new TextReader(file, { processor: 500, idle: 60_000 });
}

const read = (value: string) => ({ type: 'root', children: [{ type: 'text', value }] });

test('a text is read once, and each caller gets a tree to change', async () => {
  const reader = startReader();
  const [first, second] = await Promise.all([reader.read('a'), reader.read('a')]);
  expect(first).toEqual(read('a1'));
  first?.children.pop();
  expect(second).toEqual(read('a1'));
  expect(await reader.read('a')).toEqual(read('a1'));
  expect(await reader.read('b')).toEqual(read('b2'));
});

test.each(['endless', 'huge'])(
  'the thread of a text that is %s is ended, and the next text has another',
  async (text) => {
    const reader = startReader();
    const [ended, next] = await Promise.all([reader.read(text), reader.read('a')]);
    expect(ended).toBeUndefined();
    expect(next).toEqual(read('a1'));
    // The text is known to be too complicated: no further thread is ended for it.
    expect(await reader.read(text)).toBeUndefined();
    expect(await reader.read('b')).toEqual(read('b2'));
  },
);

test('others have a turn between two texts that are kept', async () => {
  const reader = startReader();
  await reader.read('a');
  let turns = 0;
  for (let text = 0; text < 5; text += 1) {
    setImmediate(() => {
      turns += 1;
    });
    await reader.read('a');
  }
  expect(turns).toBe(5);
});

test('a text that is too complicated is not read again', async () => {
  const reader = startReader();
  expect(await reader.read('odd')).toBeUndefined();
  expect(await reader.read('odd')).toBeUndefined();
  expect(await reader.read('a')).toEqual(read('a2'));
});

test('a program that does not start fails, and does not end the server', async () => {
  const reader = startReader('throw new Error("broken")');
  await expect(reader.read('a')).rejects.toThrow('broken');
  await expect(reader.read('a')).rejects.toThrow('broken');
});
