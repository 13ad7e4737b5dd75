import { afterEach, beforeEach, expect, vi } from 'vitest';
import { expectedConsoleErrors } from './expected-console-errors';

/** How long tests wait for a screen on a busy machine. Milliseconds. */
const SCREEN_PATIENCE_MS = 30_000;

beforeEach(async () => {
  if (typeof document !== 'undefined')
    (await import('@testing-library/react')).configure({ asyncUtilTimeout: SCREEN_PATIENCE_MS });
  expectedConsoleErrors.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** A console error fails the test that caused it, unless the test announced it. */
afterEach(async () => {
  if (typeof document !== 'undefined') (await import('@testing-library/react')).cleanup();
  if (typeof localStorage !== 'undefined') localStorage.clear();
  // biome-ignore lint/suspicious/noConsole: this is the check of what was written to it
  const written = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '));
  const unexpected = written.filter((text) => !expectedConsoleErrors.some((part) => text.includes(part)));
  expect(unexpected, 'console errors').toEqual([]);
});
