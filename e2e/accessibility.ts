import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What axe finds wrong on the page, as 'rule: element'; empty is good. It is run as it is: the usual package for
 * Playwright loads it anew for every look at a page and collects what is right as well, which takes thrice as long.
 *
 * @param rules of axe's; all of them when absent
 */
export async function accessibilityProblems(page: Page, rules?: readonly string[]): Promise<string[]> {
  await page.evaluate(animationsEnded);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate((runOnly) => {
    const inPage = (window as unknown as { axe: typeof axe }).axe;
    return inPage.run({ resultTypes: ['violations'], ...(runOnly && { runOnly: [...runOnly] }) });
  }, rules);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** What fades in has no contrast yet. Animations that go on for ever, or follow the scrollbar, are not waited for. */
async function animationsEnded(): Promise<void> {
  const ends = ({ timeline, effect }: Animation) =>
    timeline instanceof DocumentTimeline && Number.isFinite(effect?.getComputedTiming().endTime);
  // Some begin only when others have ended, or a frame after what starts them.
  let calmFrames = 0;
  while (calmFrames < 2) {
    await new Promise(requestAnimationFrame);
    const running = document.getAnimations().filter((animation) => animation.playState === 'running');
    const ending = running.filter(ends);
    calmFrames = ending.length === 0 ? calmFrames + 1 : 0;
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }
}

/** How many pixels the page is wider than the window; 0 is good. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}

/** Words of headings, labels and buttons that are broken in two for want of room, as 'H2: Measurements'; empty is good. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const linesOf = (text: Text, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const isForScreenReaders = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isForScreenReaders(element.parentElement));
    return [...document.querySelectorAll('h1, h2, h3, legend, label, button, dt')]
      .filter((element) => element.checkVisibility() && !isForScreenReaders(element))
      .flatMap((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
          for (const { 0: word, index } of text.data.matchAll(/\p{L}{3,}/gu))
            if (linesOf(text, index, index + word.length) > 1) broken.push(`${element.tagName}: ${word}`);
        }
        return broken;
      });
  });
}

/**
 * What axe finds wrong, whether the page scrolls sideways, and which words are broken, in a wide window and on a small
 * phone; empty is good. Ask for reduced motion first: a moving letter has no contrast yet.
 */
export async function problemsAtBothWidths(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const found = await accessibilityProblems(page);
    const sideways = await sidewaysScroll(page);
    if (sideways > 0) found.push(`scrolls ${sideways} px sideways`);
    found.push(...(await brokenWords(page)).map((word) => `broken in two: ${word}`));
    problems.push(...found.map((problem) => `${width}: ${problem}`));
  }
  return problems;
}

/** In the dark nothing differs but colours. */
const LOOKS = [1280, 360].flatMap((width) => [
  { width, colorScheme: 'light' as const },
  { width, colorScheme: 'dark' as const, rules: ['color-contrast'] },
]);

/**
 * What axe finds wrong in the owner's area, and whether it scrolls sideways, in both themes and at both widths;
 * empty is good. The theme has to follow the system: see `followSystemTheme`.
 */
export async function problemsInEveryLook(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const problems: string[] = [];
  for (const { width, colorScheme, rules } of LOOKS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
    const found = await accessibilityProblems(page, rules);
    const sideways = await sidewaysScroll(page);
    if (sideways > 0) found.push(`scrolls ${sideways} px sideways`);
    problems.push(...found.map((problem) => `${width} ${colorScheme}: ${problem}`));
  }
  if (before) await page.setViewportSize(before);
  return problems;
}

/** Before the first visit: no theme is chosen, so emulated media decide. */
export async function followSystemTheme(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.removeItem('admin-theme'));
}
