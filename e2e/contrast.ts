import type { Page } from '@playwright/test';

/** The words of one text node on one line, and their colours. */
interface Line {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  color: string;
}

/**
 * Measures the lowest contrast of each text inside `root` against its background, in a screenshot without letters. For
 * text over photographs, which axe cannot check.
 *
 * @param root CSS selector of the measured elements, as far as they are visible
 */
export async function contrasts(page: Page, root: string): Promise<{ text: string; ratio: number }[]> {
  const lines = await page.evaluate(linesOf, root);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { color: transparent !important; transition: none !important } text { fill: transparent !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(measure, { lines, picture });
}

function linesOf(root: string): Line[] {
  const inWindow = ({ y, width, height }: DOMRect) => width > 1 && y + height > 0 && y < innerHeight;
  const lines: Line[] = [];
  for (const element of document.querySelectorAll(root)) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !parent?.checkVisibility()) continue;
      const { fill, color } = getComputedStyle(parent);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of [...range.getClientRects()].filter(inWindow)) {
        lines.push({ text, x, y, width, height, color: parent.closest('svg') ? fill : color });
      }
    }
  }
  return lines;
}

async function measure({ lines, picture }: { lines: Line[]; picture: string }) {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas to measure with');
  context.drawImage(bitmap, 0, 0);

  const linear = (channel: number) =>
    channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = (red = 0, green = 0, blue = 0) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

  return lines.map(({ text, x, y, width, height, color }) => {
    const top = Math.max(0, Math.floor(y));
    const area = context.getImageData(Math.max(0, x), top, width, Math.min(height, bitmap.height - top));
    const letters = luminance(...(color.match(/\d+/g) ?? []).map(Number));
    let ratio = 21;
    for (let at = 0; at < area.data.length; at += 4) {
      const behind = luminance(area.data[at], area.data[at + 1], area.data[at + 2]);
      ratio = Math.min(ratio, (Math.max(letters, behind) + 0.05) / (Math.min(letters, behind) + 0.05));
    }
    return { text, ratio };
  });
}
