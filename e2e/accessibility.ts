import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong on the page, as 'rule: element'; empty is good. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** How many pixels the page is wider than the window; 0 is good. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}

/**
 * What axe finds wrong, and whether the page scrolls sideways, in a wide window and on a small phone; empty is
 * good. Ask for reduced motion first: a moving letter has no contrast yet.
 */
export async function problemsAtBothWidths(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const found = await accessibilityProblems(page);
    const sideways = await sidewaysScroll(page);
    if (sideways > 0) found.push(`scrolls ${sideways} px sideways`);
    problems.push(...found.map((problem) => `${width}: ${problem}`));
  }
  return problems;
}
