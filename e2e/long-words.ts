import type { Page } from '@playwright/test';
import { GRAPHQL } from './graphql-traffic';

/** Longer than any line of a phone, without a place to break. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze';

/** Fields that are compared, parsed or requested, but not read. */
const NOT_READ =
  /^(__typename|documentId|slug|url|previewUrl|mime|[a-zA-Z]+(At|On)|date|time|year|status|type|kind|unit|role|angle|country|timeZone|currency|phoneExample|formToken|formats|focalPoint|[a-z]+Url)$/;

/** Returns the same response with a long word in every visible text. */
function lengthened(value: unknown, key = ''): unknown {
  if (NOT_READ.test(key)) return value;
  if (typeof value === 'string') return `${value} ${LONG_WORD}`;
  if (Array.isArray(value)) return value.map((entry) => lengthened(entry, key));
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, lengthened(entry, name)]));
  }
  return value;
}

/** Adds a long word to every text of later responses of the CMS. */
export async function writeLongWords(page: Page): Promise<void> {
  await page.route(GRAPHQL, async (route) => {
    try {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: lengthened(await answer.json()) });
    } catch (error) {
      // The page was left before the response.
      if (!/disposed|closed|handled|aborted/i.test(String(error))) throw error;
    }
  });
}

/**
 * Returns elements beyond the edge of the window, as 'element: text'; empty is good. Elements that scroll inside
 * themselves may be wider.
 */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const clipped = (element: Element): boolean => {
      const { clipPath, position } = getComputedStyle(element);
      if (clipPath !== 'none' || (position === 'fixed' && element.ariaHidden)) return true;
      const around = element.parentElement;
      if (!around || around === document.body) return false;
      return getComputedStyle(around).overflowX !== 'visible' || clipped(around);
    };
    return [...document.querySelectorAll('#root *')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (right > clientWidth + 1 || left < -1) && !clipped(element);
      })
      .map(({ tagName, textContent }) => `${tagName}: ${textContent?.slice(0, 30)}`);
  });
}
