import type { Page } from '@playwright/test';

/** Marks each translated text: a text without it was written by the app later. */
const MARK = '·';

/** Replaces every text of the page like Chrome's translator: two elements with another text take its place. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || parent.closest('script, style, noscript, textarea, svg, font')) continue;
      if (!text.data.trim()) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `${mark}${text.data}`;
      outer.append(inner);
      parent.replaceChild(outer, text);
    }
  }, MARK);
}
