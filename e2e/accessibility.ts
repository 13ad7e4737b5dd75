import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * Returns the problems that axe finds on the page, as 'rule: element'; empty is good. It runs axe directly: the usual
 * Playwright package reloads it for each check and also collects passed rules, which takes three times as long.
 *
 * @param rules of axe; all rules if absent
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

/**
 * Waits for animations, because fading elements do not have their final contrast yet. It does not wait for endless
 * animations and those that follow the scrollbar.
 */
async function animationsEnded(): Promise<void> {
  const ends = ({ timeline, effect }: Animation) =>
    timeline instanceof DocumentTimeline && Number.isFinite(effect?.getComputedTiming().endTime);
  // Some animations begin when others have ended, or a frame after their cause.
  let calmFrames = 0;
  while (calmFrames < 2) {
    await new Promise(requestAnimationFrame);
    // `finished` would never settle for an animation whose element gets hidden, so this looks again at each frame.
    const running = document.getAnimations().filter((animation) => animation.playState === 'running');
    calmFrames = running.some(ends) ? 0 : calmFrames + 1;
  }
}

/** Returns how many pixels the page is wider than the window; 0 is good. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}

/** Returns broken words of headings, labels and buttons, as 'H2: Measurements'; empty is good. */
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
 * Returns axe's problems, sideways scrolling and broken words in a wide window and on a small phone; empty is good. Ask
 * for reduced motion first, as a moving letter has no final contrast.
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

/** The dark theme differs only in its colours. */
const LOOKS = [1280, 360].flatMap((width) => [
  { width, colorScheme: 'light' as const },
  { width, colorScheme: 'dark' as const, rules: ['color-contrast'] },
]);

/**
 * Returns axe's problems and sideways scrolling of the owner's area in both themes and at both widths; empty is good.
 * The theme must follow the system: see `followSystemTheme`.
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

/** Removes the chosen theme before the first visit, so that emulated media decide. */
export async function followSystemTheme(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.removeItem('admin-theme'));
}
