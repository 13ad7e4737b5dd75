import type { Page } from '@playwright/test';
import { appIsThere } from './app-is-there';

/** Pages with little on them, one of each theme: the app comes from the theme that it goes on in. */
const FROM = { modern: '/copyright', classic: '/v1/contact' };

/**
 * Opens a page in the running app: what is visible then also works, and its browser has asked for its content itself.
 * The page before it is away by then: what is typed or pressed reaches the one that is meant.
 *
 * @param route '/portfolio?category=Runway'
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
