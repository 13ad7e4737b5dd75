// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkEnvironment } from '../environment/environment.mjs';
import { addressLines } from './addresses.mjs';

test('who serves more than this machine without PUBLIC_URL is told what to set', () => {
  assert.match(
    addressLines(checkEnvironment({ HOST: '0.0.0.0' })).join('\n'),
    /Set PUBLIC_URL to the address/,
  );
  assert.doesNotMatch(addressLines(checkEnvironment({})).join('\n'), /PUBLIC_URL/);
});
