import type { Page } from '@playwright/test';
import { appIsThere } from './app-is-there';

/** Pages with little on them, one of each theme: the app comes from the theme that it goes on in. */
const FROM = { modern: '/copyright', classic: '/v1/contact' };

/**
 * Opens a page in the running app: what is visible then also works, and its browser has asked for its content itself.
 *
 * @param route '/portfolio?category=Runway'
 */
export async function openInApp(page: Page, route: string): Promise<void> {
  await page.goto(/^\/v1(\/|$)/.test(route) ? FROM.classic : FROM.modern);
  await appIsThere(page);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, route);
}
