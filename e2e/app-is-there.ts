import type { Page } from '@playwright/test';

/**
 * Waits until the app of a public page runs; it starts after the first view. Does not wait on pages without the app.
 */
export async function appIsThere(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('script[data-modules]') || performance.getEntriesByName('app-ready').length > 0,
  );
}
