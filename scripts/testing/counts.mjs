// @ts-check
// How many tests passed and failed, read from what the test runners write for machines.

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} report
 *   Vitest's JSON report
 * @returns {Counts} a file that could not be loaded counts as one failure
 */
export function vitestCounts({ numPassedTests, numFailedTests, testResults }) {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} report
 *   Playwright's JSON report
 * @returns {Counts} a test that passed only when repeated counts as failed: it hides a race
 */
export function playwrightCounts({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * @param {string} report TAP, as written by `node --test`
 * @returns {Counts}
 */
export function nodeTestCounts(report) {
  const total = (/** @type {string} */ name) =>
    Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(report)?.[1] ?? 0);
  return { passed: total('pass'), failed: total('fail') + total('cancelled') };
}

/**
 * @param {Counts[]} runs
 * @returns {Counts}
 */
export function sum(runs) {
  const total = (/** @type {keyof Counts} */ name) => runs.reduce((all, counts) => all + counts[name], 0);
  return { passed: total('passed'), failed: total('failed') };
}

/**
 * A runner that says it failed, or ran nothing, has failed, whatever it counted.
 *
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
export function honest({ passed, failed }, exitCode) {
  const unexplained = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: unexplained ? 1 : failed };
}
