import { defineConfig, devices } from '@playwright/test';
import { siteUrl } from './site-url';

/** Chromium in a container, as root and without a screen. */
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
 * The tests run against a site that is already up: `npm test` starts one for them and says where by E2E_SITE_URL.
 * Against a site of your own: `npm start`, then
 * `E2E_OWNER_PASSWORD=… npx playwright test --config e2e/playwright.config.ts`.
 */
export default defineConfig({
  outputDir: './test-results',
  // One site, one database: whatever changes something for the whole site is in tests/alone, and what ends the
  // sessions that other tests go on with in tests/account. `--no-deps` runs a project without those before it.
  projects: [
    { name: 'together', testDir: './tests', testIgnore: '**/{alone,account}/**' },
    { name: 'alone', testDir: './tests/alone', workers: 1, dependencies: ['together'] },
    { name: 'account', testDir: './tests/account', workers: 1, dependencies: ['alone'] },
  ],
  workers: 2,
  // A test that passes only when repeated hides a race.
  retries: 0,
  forbidOnly: true,
  // Both limits are for a fault that never ends, not for a slow machine: a conversion of a photo takes seconds here
  // and many times that beside other work.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteUrl,
    launchOptions: { executablePath: process.env.E2E_CHROMIUM ?? '/usr/bin/chromium', args: CHROMIUM_ARGS },
    // Recording every test doubles its time; `--trace on` records the one in question.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
