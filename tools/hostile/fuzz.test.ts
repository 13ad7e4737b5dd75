import assert from 'node:assert/strict';
import { test } from 'vitest';
import type { Answer } from '../../scripts/testing/send.ts';
import { problemOf } from './fuzz.ts';
import { anything, seeded } from './random.ts';

const json = { 'content-type': 'application/json' };
const judged = (answer: Partial<Answer>) =>
  problemOf({ status: 400, headers: json, body: '', ms: 1, ...answer }, ['/srv/site']);

test('detects a response that gives something away', () => {
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

test('accepts an honest refusal', () => {
  const html = { 'content-type': 'text/html' };
  const good = [
    { body: '{"message":"page must be at least 1"}' },
    { status: 404, headers: html, body: '<h1>Page Not Found</h1>' },
    { status: 200, headers: html, body: 'Select a date at noon, update it, insert it' },
  ];
  assert.deepEqual(good.map(judged), [undefined, undefined, undefined]);
});

test('makes the same values from the same seed', () => {
  const values = () => {
    const random = seeded(7);
    return JSON.stringify(Array.from({ length: 200 }, () => anything(random)));
  };
  assert.equal(values(), values());
});
