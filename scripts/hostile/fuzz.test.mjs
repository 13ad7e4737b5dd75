// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemOf } from './fuzz.mjs';
import { anything, seeded } from './random.mjs';

const PATHS = ['/srv/site'];
const json = { 'content-type': 'application/json' };

/** @param {Partial<import('./send.mjs').Answer>} answer */
const judged = (answer) => problemOf({ status: 400, headers: json, body: '', ms: 1, ...answer }, PATHS);

test('an answer that gives something away is noticed', () => {
  const bad = [
    { status: 0, body: 'socket hang up' },
    { status: 500 },
    { status: 200, body: '{"errors":[{"extensions":{"code":"INTERNAL_SERVER_ERROR"}}]}' },
    { body: 'TypeError: x\n    at run (file.js:1:2)' },
    { body: '{"message":"insert into `messages` values (1)"}' },
    { body: '{"message":"SQLITE_BUSY"}' },
    { body: '{"message":"no file /srv/site/x"}' },
  ];
  assert.deepEqual(
    bad.filter((answer) => !judged(answer)),
    [],
  );
});

test('an honest refusal is none', () => {
  const good = [
    { body: '{"message":"page must be at least 1"}' },
    { status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>Page Not Found</h1>' },
    {
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: 'Select a date at noon, update it, insert it',
    },
  ];
  assert.deepEqual(good.map(judged), [undefined, undefined, undefined]);
});

test('the same seed makes the same values', () => {
  const values = () => {
    const random = seeded(7);
    return JSON.stringify(Array.from({ length: 200 }, () => anything(random)));
  };
  assert.equal(values(), values());
});
