import assert from 'node:assert/strict';
import { test } from 'vitest';
import { honest, playwrightCounts, vitestCounts } from './runners.ts';

const passed = { status: 'passed', fullName: 'it counts', failureMessages: [] };
const failed = { status: 'failed', fullName: 'it adds', failureMessages: ['1 is not 2'] };

test('counts a Vitest file that could not be loaded as a failure', () => {
  const testResults = [
    { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [passed, passed] },
    { name: 'b.test.ts', status: 'failed', message: '', assertionResults: [failed] },
    { name: 'c.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
  ];
  assert.deepEqual(vitestCounts({ numPassedTests: 2, numFailedTests: 1, testResults }), {
    passed: 2,
    failed: 2,
    failures: ['b.test.ts › it adds\n1 is not 2', 'c.test.ts\nno such module'],
  });
});

test('counts a Playwright test that passed only when repeated, and an error outside tests, as failures', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 0 };
  const counts = playwrightCounts({ stats, errors: [{ message: 'no such file' }], suites: [] });
  assert.deepEqual(counts, { passed: 5, failed: 3, failures: ['no such file'] });
});

test('counts a Playwright test that did not run because others failed as a failure', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 30 };
  assert.equal(playwrightCounts({ stats, errors: [], suites: [] }).failed, 31);
});

test('names a failed Playwright test with its place and reason, however deeply nested', () => {
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
  const place = {
    file: 'tests/press.spec.ts',
    line: 7,
    tests: [{ results: [{ error: { message: 'too late' } }] }],
  };
  const specs = [
    { ...place, title: 'opens', ok: true },
    { ...place, title: 'closes', ok: false },
  ];
  const suites = [{ specs: [], suites: [{ specs }] }];
  assert.deepEqual(playwrightCounts({ stats, errors: [], suites }).failures, [
    'tests/press.spec.ts:7 › closes\ntoo late',
  ]);
});

test('fails a runner that executed no test', () => {
  assert.equal(honest({ passed: 0, failed: 0 }, 0).failed, 1);
});

test('fails a runner that ended with an error, whatever it counted', () => {
  const { passed, failed, failures } = honest({ passed: 7, failed: 0 }, 1);
  assert.deepEqual([passed, failed, failures], [7, 1, ['The runner ended with 1 after 7 tests.']]);
});

test('trusts a runner that names its failures', () => {
  const counts = { passed: 7, failed: 2, failures: ['a', 'b'] };
  assert.deepEqual(honest(counts, 1), counts);
});
