// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handMade } from './hand-made.mjs';

test('of a page its words and its style stay, scripts, data and what React notes in it go', () => {
  const page =
    '<script>start()</script><style>a{}</style><link rel="stylesheet" href="/a.css" disabled>' +
    '<p>Hello<!-- --> you</p><script type="application/json" id="page-data">{}</script>';
  assert.equal(handMade(page), '<style>a{}</style><p>Hello you</p>');
});

test('a page that asks for a sheet is none written by hand', () => {
  assert.throws(() => handMade('<link rel="stylesheet" href="/a.css">'), /style of the page/);
});
