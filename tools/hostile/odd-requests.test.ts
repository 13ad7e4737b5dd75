import assert from 'node:assert/strict';
import { test } from 'vitest';
import type { Answer } from '../../scripts/testing/send.ts';
import { oddRequests, unclear } from './odd-requests.ts';
import { EDGE_NUMBERS, oddFileName, oddFiles, oddLetters, oddMarkdown, oddProxy } from './odd-values.ts';
import { seeded } from './random.ts';

const TIMES = 400;
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
    const requests = oddRequests(seeded(7), files);
    return Array.from({ length: 5 }, () => Object.values(requests).map((make) => JSON.stringify(make())));
  };
  assert.deepEqual(made(), made());
});

test('the path of every request can be sent', async () => {
  const requests = oddRequests(seeded(7), await oddFiles());
  for (const make of Object.values(requests))
    for (const { path } of Array.from({ length: TIMES }, () => make())) assert.match(path, /^[\x21-\x7e]+$/);
});

test('Markdown is long, begins with a word and repeats a mark', () => {
  const texts = many(oddMarkdown);
  assert.ok(texts.every((text) => text.startsWith('Begin ') && text.length <= 100_000));
  assert.ok(texts.some((text) => text.length === 100_000));
  for (const mark of ['*a*a*a', '**a***a*', '[[[[', '_a__a_', '> > > ']) {
    assert.ok(
      texts.some((text) => text.includes(mark)),
      mark,
    );
  }
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

test('proxies write ports, brackets, lists and Forwarded', () => {
  const headers = many(oddProxy).map((one) => JSON.stringify(one));
  for (const pattern of [/10\.1\.2\.3:443/, /\[2001:db8::1\]:\d/, /"forwarded"/, /unknown/, /,/])
    assert.ok(
      headers.some((text) => pattern.test(text)),
      String(pattern),
    );
});

test('numbers are at the limits of 32 and 64 bits', () => {
  for (const edge of ['2147483647', '2147483648', '9223372036854775807', '9223372036854775808'])
    assert.ok(EDGE_NUMBERS.includes(edge), edge);
});

test('a refusal must be a sentence that names its field', () => {
  const errors = [{ path: ['title'] }];
  assert.equal(unclear(answer(201, {}), ['title']), undefined);
  assert.equal(
    unclear(answer(400, { message: 'title is required: please fill it in' }), ['title']),
    undefined,
  );
  assert.equal(
    unclear(answer(400, { message: 'It is too long', details: { errors } }), ['title']),
    undefined,
  );
  assert.equal(unclear(answer(404, { message: 'Not Found' }), ['title']), undefined);
  assert.match(unclear(answer(400, { message: 'Bad' }), ['title']) ?? '', /without a sentence/);
  assert.match(unclear(answer(400, { message: 'It is too long' }), ['title']) ?? '', /names no field/);
});

test('a compressed body must be refused with 415', async () => {
  const { check } = oddRequests(seeded(1), await oddFiles()).packed();
  const visit = async () => answer(200, {});
  assert.equal(await check(answer(415, {}), visit), undefined);
  assert.match((await check(answer(408, {}), visit)) ?? '', /408/);
});
