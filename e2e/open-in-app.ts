import type { Page } from '@playwright/test';
import { appIsThere } from './app-is-there';

/** Small pages, one per theme, which load the app of that theme. */
const FROM = { modern: '/copyright', classic: '/v1/contact' };

/**
 * Opens a page by navigation in the running app, so that it is interactive at once and loads its content in the
 * browser. Waits until the first page is gone, so that input reaches the right one.
 *
 * @param route such as '/portfolio?category=Runway'
 */
export async function openInApp(page: Page, route: string): Promise<void> {
  const from = /^\/v1(\/|$)/.test(route) ? FROM.classic : FROM.modern;
  await page.goto(from);
  await appIsThere(page);
  if (route.split('?', 1)[0] === from) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, route);
    return;
  }
  await goOnInApp(page, route);
}

/** Goes to another page of the running app, and waits until the one before it is away. */
export async function goOnInApp(page: Page, route: string): Promise<void> {
  const former = await page.evaluateHandle((hash) => {
    const heading = document.querySelector('h1');
    location.hash = hash;
    return { heading, text: heading?.textContent };
  }, route);
  await page.waitForFunction(
    ({ heading, text }) => !heading?.isConnected || heading.textContent !== text,
    former,
  );
}
