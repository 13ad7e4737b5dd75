import assert from 'node:assert/strict';
import { test } from 'vitest';
import type { Answer } from '../../scripts/testing/send.ts';
import { refused, unclear } from './checks.ts';
import { oddFileName, oddFiles } from './odd-files.ts';
import { oddLetters, oddMarkdown, seeded } from './random.ts';
import { restRequests } from './rest-requests.ts';

const TIMES = 400;
const KNOWN = { ids: ['abc'], formToken: 'token' };
const many = <Value>(make: (random: ReturnType<typeof seeded>) => Value): Value[] => {
  const random = seeded(7);
  return Array.from({ length: TIMES }, () => make(random));
};
const answer = (status: number, error: object): Answer => ({
  status,
  headers: {},
  body: JSON.stringify({ data: null, error }),
  ms: 1,
});

test('makes the same requests from the same seed', async () => {
  const files = await oddFiles();
  const made = () => {
    const requests = restRequests(seeded(7), KNOWN, files);
    return Array.from({ length: 5 }, () => Object.values(requests).map((make) => JSON.stringify(make())));
  };
  assert.deepEqual(made(), made());
});

test('the path of every request can be sent', async () => {
  const requests = restRequests(seeded(7), KNOWN, await oddFiles());
  for (const make of Object.values(requests))
    for (const { path } of Array.from({ length: TIMES }, () => make())) assert.match(path, /^[\x21-\x7e]+$/);
});

test('Markdown is long, begins with a word and repeats a mark', () => {
  const texts = many(oddMarkdown);
  assert.ok(texts.every((text) => text.startsWith('Begin ') && text.length <= 100_000));
  assert.ok(texts.some((text) => text.length === 100_000));
  for (const mark of ['*a*a*a', '**a***a*', '[[[[', '_a__a_', '> > > '])
    assert.ok(
      texts.some((text) => text.includes(mark)),
      mark,
    );
});

test('letters are composed, decomposed and invisible', () => {
  const texts = many(oddLetters);
  for (const letter of ['e\u0301', '\u200b', '\u00ad', '\u2060', '\ufffe', '\uffff', '\u202e', '\ue000'])
    assert.ok(
      texts.some((text) => text.includes(letter)),
      escape(letter),
    );
  assert.ok(texts.some((text) => /\p{Surrogate}/u.test(text)));
});

test('file names have every length', () => {
  const lengths = new Set(many(oddFileName).map(({ length }) => length));
  assert.ok(Math.min(...lengths) <= 5);
  for (const [from, to] of [
    [60, 84],
    [200, 215],
    [216, 251],
    [252, 255],
    [256, 270],
  ] as const)
    assert.ok(
      [...lengths].some((length) => length >= from && length <= to),
      `${from} to ${to}`,
    );
});

test('a refusal must be a sentence that names its field', () => {
  const errors = [{ path: ['title'] }];
  assert.equal(unclear(answer(201, {}), ['title']), undefined);
  assert.equal(unclear(answer(400, { message: 'title is required: fill it in' }), ['title']), undefined);
  assert.equal(
    unclear(answer(400, { message: 'It is too long', details: { errors } }), ['title']),
    undefined,
  );
  assert.equal(unclear(answer(404, { message: 'Not Found' }), ['title']), undefined);
  assert.match(unclear(answer(400, { message: 'Bad' }), ['title']) ?? '', /without a sentence/);
  assert.match(unclear(answer(400, { message: 'It is too long' }), ['title']) ?? '', /names no field/);
});

test('a wrong value must be refused with a sentence', async () => {
  const visit = async () => answer(200, {});
  assert.equal(await refused(answer(400, { message: 'Invalid key' }), visit), undefined);
  assert.match((await refused(answer(400, { message: 'Bad' }), visit)) ?? '', /without a sentence/);
});
