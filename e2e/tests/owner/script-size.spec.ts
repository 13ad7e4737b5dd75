import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { interceptOperation } from '../../graphql-traffic';
import { OwnerArea } from '../../pages/owner-area';

/** Returns the transferred bytes of script, without the browser's cache. */
async function scriptBytes(page: Page, path: string, ready: () => Promise<void>): Promise<number> {
  const network = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  network.on(
    'Network.responseReceived',
    ({ requestId, type }) => type === 'Script' && scripts.add(requestId),
  );
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await new OwnerArea(page).open(path);
  await ready();
  return bytes;
}

test('the sign-in page loads less than 250 kB of script', async ({ page }) => {
  const bytes = await scriptBytes(page, '/login', () => page.getByLabel('Username').waitFor());
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(250_000);
});

test('the largest screen loads less than 400 kB of script', async ({ ownerPage }) => {
  // The chart appears only with a message or a volunteer.
  const weeklyCounts = [{ weekStart: '2026-05-03', messages: 1, volunteers: 2 }];
  await interceptOperation(ownerPage, 'WeeklyCounts', (route) =>
    route.fulfill({ json: { data: { weeklyCounts } } }),
  );
  const bytes = await scriptBytes(ownerPage, '/dashboard', () =>
    ownerPage.locator('.recharts-bar').first().waitFor(),
  );
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(400_000);
});
