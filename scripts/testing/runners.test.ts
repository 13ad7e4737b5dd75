import assert from 'node:assert/strict';
import { test } from 'vitest';
import { honest, playwrightCounts, vitestCounts } from './runners.ts';

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
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 0 };
  assert.deepEqual(playwrightCounts({ stats, errors: ['no such file'] }), { passed: 5, failed: 3 });
});

test('a Playwright test that did not run because others failed is a failure', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 30 };
  assert.deepEqual(playwrightCounts({ stats, errors: [] }), { passed: 5, failed: 31 });
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
