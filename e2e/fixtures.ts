import { randomInt } from 'node:crypto';
import { test as base, expect } from '@playwright/test';

interface Fixtures {
  /** Patterns of console errors that a test provokes on purpose, such as a 404. */
  expectedConsoleErrors: RegExp[];
  consoleIsClean: undefined;
  visitorAddress: string;
}

/**
 * Every test fails on a console error it did not announce, and comes from an address of its own, so that
 * the limits of one test's forms and sign-ins do not throttle the next. The test site trusts one proxy.
 */
export const test = base.extend<Fixtures>({
  expectedConsoleErrors: [[], { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  visitorAddress: async ({}, use) => {
    await use(`10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`);
  },

  extraHTTPHeaders: async ({ visitorAddress }, use) => {
    await use({ 'X-Forwarded-For': visitorAddress });
  },

  consoleIsClean: [
    async ({ page, expectedConsoleErrors }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      await use(undefined);
      const unexpected = errors.filter(
        (text) => !expectedConsoleErrors.some((pattern) => pattern.test(text)),
      );
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
