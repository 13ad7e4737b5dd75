import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../config/command-error.mjs';
import { ROOT } from '../config/paths.mjs';
import { runToEnd } from '../run/child-processes.mjs';
import type { Counts } from './summary.mjs';

/** Stops a runner that hangs, so that the command ends. */
const LIMIT_MS = 50 * 60_000;

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    line: number;
    title: string;
    ok: boolean;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

/** Counts a file that could not be loaded as one failure. */
export function vitestCounts({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name} › ${fullName}\n${failureMessages.join('\n')}`),
  );
  failures.push(...unloaded.map(({ name, message }) => `${name}\n${message}`));
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length, failures };
}

/**
 * Counts a test that passed only when repeated as failed, because it hides a race. A test that did not run because an
 * earlier one failed counts as failed too.
 */
export function playwrightCounts({ stats, errors, suites }: PlaywrightReport): Counts {
  const { expected, unexpected, flaky, skipped } = stats;
  const failures = [
    ...errors.map(({ message }) => message ?? 'an error'),
    ...suites.flatMap(failuresOfSuite),
  ];
  return { passed: expected, failed: unexpected + flaky + skipped + errors.length, failures };
}

function failuresOfSuite({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      return `${file}:${line} › ${title}\n${results.map(({ error }) => error?.message ?? '').join('\n')}`;
    });
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

export function sum(runs: Counts[]): Counts {
  const total = (name: 'passed' | 'failed') => runs.reduce((all, counts) => all + counts[name], 0);
  const failures = runs.flatMap((counts) => counts.failures ?? []);
  return { passed: total('passed'), failed: total('failed'), failures };
}

/** Counts a failure for a runner that exits with an error or runs nothing. */
export function honest({ passed, failed, failures = [] }: Counts, exitCode: number): Counts {
  const unexplained = failed === 0 && (exitCode !== 0 || passed === 0);
  if (!unexplained) return { passed, failed, failures };
  return { passed, failed: 1, failures: [`The runner ended with ${exitCode} after ${passed} tests.`] };
}

/**
 * Runs a test runner with its output on the screen.
 *
 * @param report its JSON report
 */
async function run(
  node: string[],
  { cwd, env, report }: { cwd: string; env: NodeJS.ProcessEnv; report: string },
  read: (report: never) => Counts,
) {
  const stdio = ['ignore' as const, 'inherit' as const, 'inherit' as const];
  const { code } = await runToEnd(process.execPath, node, { cwd, env, stdio, limitMs: LIMIT_MS });
  if (!existsSync(report)) return honest({ passed: 0, failed: 0 }, code);
  return honest(read(JSON.parse(readFileSync(report, 'utf8')) as never), code);
}

interface Options {
  report: string;
  env: NodeJS.ProcessEnv;
}

/**
 * @param folder with Vitest's configuration
 * @param only one of the Vitest projects in it
 */
export function vitest(folder: string, { report, env }: Options, only?: string) {
  const installed = [folder, ROOT].map((place) => join(place, 'node_modules', 'vitest', 'vitest.mjs'));
  const script = installed.find((file) => existsSync(file));
  if (!script) throw new CommandError(`Vitest is not installed for ${folder}.`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = [script, 'run', ...(only ? ['--project', only] : []), ...reporters];
  return run(args, { cwd: folder, env, report }, vitestCounts);
}

export function playwright({ report, env }: Options) {
  const script = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
  const how = { cwd: join(ROOT, 'e2e'), env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, report };
  return run([script, 'test', '--reporter=list,json'], how, playwrightCounts);
}

/** Runs the short form of the hostile tests, a program of `tools`, which writes its counts as the report. */
export function shortHostile({ report, env }: Options) {
  const script = join(ROOT, 'tools', 'hostile.mjs');
  return run(
    [script, '--short', `--report=${report}`],
    { cwd: ROOT, env, report },
    (counts: Counts) => counts,
  );
}
