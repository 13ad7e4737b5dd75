import assert from 'node:assert/strict';
import { test } from 'vitest';
import { checkEnvironment } from '../config/environment.mjs';
import { addressLines, SignIns } from './serve.mjs';

const created = {
  type: 'accounts-created',
  owner: { username: 'owner', password: 'made-up-password' },
  panel: { email: 'panel@example.org' },
};

function printed(signIns: SignIns) {
  const lines: string[] = [];
  signIns.print((line) => lines.push(line));
  return lines.join('\n');
}

test('ignores messages about other things', () => {
  const signIns = new SignIns();
  for (const message of [undefined, null, 'reload', {}, { ...created, type: 'other' }])
    signIns.receive(message);
  assert.equal(printed(signIns), '');
});

test('prints a password only if it was made up', () => {
  const signIns = new SignIns();
  signIns.receive(created);
  const text = printed(signIns);
  assert.match(text, /owner +password: made-up-password/);
  assert.match(text, /panel@example\.org +password: the one you have set/);
});

test('prints sign-ins once', () => {
  const signIns = new SignIns();
  signIns.receive(created);
  printed(signIns);
  assert.equal(printed(signIns), '');
});

test('a public site without PUBLIC_URL gets a warning with what to set', () => {
  assert.match(
    addressLines(checkEnvironment({ HOST: '0.0.0.0' })).join('\n'),
    /Set PUBLIC_URL to your public address/,
  );
  assert.doesNotMatch(addressLines(checkEnvironment({})).join('\n'), /PUBLIC_URL/);
});
