import { defineConfig, devices } from '@playwright/test';

/**
 * The tests run against a site that is already up: `npm test` starts one for them and says where by E2E_SITE_URL.
 * Against a site of your own: `npm start`, then
 * `E2E_OWNER_PASSWORD=… npx playwright test --config e2e/playwright.config.ts`.
 */
const siteUrl = process.env.E2E_SITE_URL ?? 'http://localhost:3000';

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

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  // One site, one database: a test that closes the site for maintenance closes it for all.
  workers: 1,
  // A test that passes only when repeated hides a race.
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteUrl,
    launchOptions: { executablePath: process.env.E2E_CHROMIUM ?? '/usr/bin/chromium', args: CHROMIUM_ARGS },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
