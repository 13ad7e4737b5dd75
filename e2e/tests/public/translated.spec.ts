import { portfolioRow, rowsOf } from '../../cms-data/rows';
import { expect, test } from '../../fixtures';
import { answerList } from '../../list-traffic';
import { openInApp } from '../../open-in-app';
import { PortfolioPage } from '../../pages/portfolio-page';
import { PUBLIC_PATHS } from '../../public-paths';
import { translate } from '../../translated';

/** Chrome's translator wraps each text in elements. The page must still update its texts without an error. */

for (const { look, path, of, allShown } of [
  {
    look: 'modern',
    path: '/portfolio',
    of: (place: number) => `${place} / 14`,
    allShown: 'All images shown',
  },
  { look: 'classic', path: '/v1/portfolio', of: (place: number) => `${place} of 14`, allShown: undefined },
]) {
  test.describe(`a translated page of the ${look} theme`, () => {
    test('the lightbox turns its images, counts them and closes', async ({ page }) => {
      await answerList(
        page,
        { operation: 'PortfolioPage', field: 'portfolioItems_connection' },
        rowsOf(14, portfolioRow),
      );
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open();
      await translate(page);
      await portfolio.cards().first().getByRole('button').first().click();
      await expect(portfolio.lightbox()).toBeVisible();
      for (let place = 1; place < 14; place += 1) {
        await translate(page);
        await page.keyboard.press('ArrowRight');
        await expect(portfolio.shownTitle()).toHaveText(`Image ${place + 1}`);
        await expect(portfolio.lightbox().getByText(of(place + 1), { exact: true })).toBeVisible();
      }
      await translate(page);
      await page.keyboard.press('Escape');
      await expect(portfolio.lightbox()).toHaveCount(0);
    });

    test('View More shows the next images and its new words', async ({ page }) => {
      await answerList(
        page,
        { operation: 'PortfolioPage', field: 'portfolioItems_connection' },
        rowsOf(14, portfolioRow),
      );
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open();
      await translate(page);
      await portfolio
        .section()
        .getByRole('button', { name: /View More$/ })
        .click();
      await expect(portfolio.cards()).toHaveCount(14);
      if (allShown)
        await expect(portfolio.section().getByRole('button', { name: allShown, exact: true })).toBeVisible();
      else await expect(portfolio.section().getByRole('button', { name: /View More$/ })).toHaveCount(0);
    });

    test('the filter, the menu and another page follow', async ({ page }) => {
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open();
      await translate(page);
      await portfolio
        .section()
        .getByRole('button', { name: /Beauty$/ })
        .click();
      await expect(portfolio.card('Ivory, Rising')).toBeVisible();
      await translate(page);
      await page.getByRole('navigation').getByRole('link', { name: /Blog$/ }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
      await translate(page);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portfolio');
    });

    test('the sound switch says what is the case', async ({ page }) => {
      await openInApp(page, path);
      const sound = page.getByRole('switch').first();
      for (const words of ['Sound on', 'Sound off']) {
        await translate(page);
        await sound.click();
        await expect(sound).toHaveText(words);
      }
    });

    test('the booking form asks for the unit of the chosen service', async ({ page }) => {
      await openInApp(page, path.replace('portfolio', 'book'));
      const service = page.getByRole('combobox', { name: 'Service' });
      await service.selectOption('Runway Training');
      await translate(page);
      await page.locator('select[name=service]').selectOption('Fashion Shoot');
      const label = page.locator('label', { has: page.locator('span', { hasText: /^How many/ }) });
      await expect(label).toHaveText(/^How many days/);
    });

    test('a form says what is missing, and no longer when it is there', async ({ page }) => {
      await openInApp(page, path.replace('portfolio', 'contact'));
      await translate(page);
      const send = page.getByRole('main').locator('button[type=submit]');
      await send.click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      await translate(page);
      const invalid = await page.locator('[aria-invalid=true]').count();
      await page.locator('[aria-invalid=true]').first().fill('Wanjiru');
      await send.click();
      await expect(page.locator('[aria-invalid=true]')).not.toHaveCount(invalid);
    });
  });
}

for (const [look, paths] of Object.entries(PUBLIC_PATHS)) {
  test(`each page of the ${look} theme is left for the next one after it was translated`, async ({
    page,
  }) => {
    test.slow();
    const [first = '', ...others] = paths;
    const errors: string[] = [];
    let open = first;
    page.on('pageerror', (error) => errors.push(`${open}: ${error}`));
    await openInApp(page, first);
    for (const next of [...others, first]) {
      await translate(page);
      await expect(page.locator('main font'), `${open} is translated`).not.toHaveCount(0);
      await page.evaluate((address) => {
        location.hash = `#${address}`;
      }, next);
      await expect(page.locator('main font'), `${open} is left for ${next}`).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 }), `${next} is open`).toBeVisible();
      expect(errors).toEqual([]);
      open = next;
    }
  });
}
