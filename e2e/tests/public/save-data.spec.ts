import { expect, test } from '../../fixtures';

/** Returns animations by style sheets on the page. */
const moving = () => {
  const told = (selector: string, property: string) => {
    const element = document.querySelector(selector);
    return element && getComputedStyle(element).getPropertyValue(property);
  };
  const resting = [...document.querySelectorAll('#portfolio figure img')].map(
    (image) => getComputedStyle(image).rotate,
  );
  return {
    curtain: told('[data-entry-overlay]', 'display'),
    fade: told('main [style*="--fade-in-ms"]', 'animation-name'),
    tilted: resting.filter((rotate) => rotate !== 'none').length,
  };
};

const PAGES = ['/portfolio', '/v1/portfolio', '/v1/projects', '/v1/blog', '/v1/volunteer'];

test.describe('for visitors who save data', () => {
  test('no page moves by itself', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    for (const path of PAGES) {
      await page.goto(`/#${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { curtain, fade, tilted } = await page.evaluate(moving);
      expect({ path, curtain: curtain ?? 'none', fade: fade ?? 'none', tilted }).toEqual({
        path,
        curtain: 'none',
        fade: 'none',
        tilted: 0,
      });
      await page.goto('about:blank');
    }
  });
});

test.describe('for visitors who save data, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the document itself is marked', async ({ page }) => {
    await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-saves-data', '');
    }
    await page.setExtraHTTPHeaders({});
    await page.goto('/portfolio');
    await expect(page.locator('html')).not.toHaveAttribute('data-saves-data');
  });
});
