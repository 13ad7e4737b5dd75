import type { Page } from '@playwright/test';

/** Waits until the app of a public page is there; it comes after the first view. Other pages have none to wait for. */
export async function appIsThere(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('script[data-modules]') || performance.getEntriesByName('app-ready').length > 0,
  );
}
