import assert from 'node:assert/strict';
import { test } from 'vitest';
import { nodeVersionProblem } from './node-version.mjs';

test('a Node older than 20.19 is refused with both versions named', () => {
  for (const version of ['16.20.2', '18.20.4', '20.18.3']) {
    const problem = nodeVersionProblem(version);
    assert.match(problem ?? '', new RegExp(`This is Node ${version}; the site needs Node 20.19 or newer`));
  }
});

test('Node 20.19 and newer pass', () => {
  for (const version of ['20.19.0', '20.20.2', '22.0.0', '24.11.1']) {
    assert.equal(nodeVersionProblem(version), undefined);
  }
});
