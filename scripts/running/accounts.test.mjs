// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SignIns } from './accounts.mjs';

const created = {
  type: 'accounts-created',
  owner: { username: 'owner', password: 'made-up-password' },
  panel: { email: 'panel@example.org' },
};

/** @param {SignIns} signIns */
function printed(signIns) {
  /** @type {string[]} */
  const lines = [];
  signIns.print((line) => lines.push(line));
  return lines.join('\n');
}

test('messages about other things are passed over', () => {
  const signIns = new SignIns();
  for (const message of [undefined, null, 'reload', {}, { ...created, type: 'other' }]) signIns.hear(message);
  assert.equal(printed(signIns), '');
});

test('a password is told only when it was made up', () => {
  const signIns = new SignIns();
  signIns.hear(created);
  const text = printed(signIns);
  assert.match(text, /owner +password: made-up-password/);
  assert.match(text, /panel@example\.org +password: the one you have set/);
});

test('sign-ins are told once', () => {
  const signIns = new SignIns();
  signIns.hear(created);
  printed(signIns);
  assert.equal(printed(signIns), '');
});
