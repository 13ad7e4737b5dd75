import { defineConfig, devices } from '@playwright/test';
import { siteUrl } from './site-url';

/** For Chromium in a container, as root and without a screen. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * The tests need a running site: `npm test` starts one and passes its address in E2E_SITE_URL. To use your own site:
 * `npm start`, then `E2E_OWNER_PASSWORD=… npx playwright test --config e2e/playwright.config.ts`.
 */
export default defineConfig({
  outputDir: './test-results',
  // All tests share one site and database. Tests that change the whole site are in tests/alone; tests that end the
  // sessions of other tests are in tests/account. `--no-deps` runs a project without those before it.
  projects: [
    { name: 'together', testDir: './tests', testIgnore: '**/{alone,account}/**' },
    { name: 'alone', testDir: './tests/alone', workers: 1, dependencies: ['together'] },
    { name: 'account', testDir: './tests/account', workers: 1, dependencies: ['alone'] },
  ],
  workers: 2,
  // A test that passes only when repeated hides a race.
  retries: 0,
  forbidOnly: true,
  // Limits for a fault that never ends, not for a slow machine: converting a photo takes seconds here, and many times
  // that next to other work.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteUrl,
    launchOptions: { executablePath: process.env.E2E_CHROMIUM ?? '/usr/bin/chromium', args: CHROMIUM_ARGS },
    // Recording every test doubles its time; use `--trace on` for a single test.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
