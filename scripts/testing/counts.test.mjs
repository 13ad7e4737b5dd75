// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { honest, nodeTestCounts, playwrightCounts, vitestCounts } from './counts.mjs';

test('a Vitest file that could not be loaded is a failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{}, {}] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [] },
  ];
  assert.deepEqual(vitestCounts({ numPassedTests: 2, numFailedTests: 1, testResults }), {
    passed: 2,
    failed: 2,
  });
});

test('a Playwright test that passed only when repeated is a failure, and so is an error outside tests', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 };
  assert.deepEqual(playwrightCounts({ stats, errors: ['no such file'] }), { passed: 5, failed: 3 });
});

test("Node's totals are read from the end of its report", () => {
  const report = 'ok 1 - # pass 9\n1..3\n# tests 3\n# pass 2\n# fail 1\n# cancelled 0\n# skipped 0\n';
  assert.deepEqual(nodeTestCounts(report), { passed: 2, failed: 1 });
});

test('a runner that executed no test has failed', () => {
  assert.deepEqual(honest({ passed: 0, failed: 0 }, 0), { passed: 0, failed: 1 });
});

test('a runner that ended with an error has failed, whatever it counted', () => {
  assert.deepEqual(honest({ passed: 7, failed: 0 }, 1), { passed: 7, failed: 1 });
});

test('a runner that says what failed is believed', () => {
  assert.deepEqual(honest({ passed: 7, failed: 2 }, 1), { passed: 7, failed: 2 });
});
