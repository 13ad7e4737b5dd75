import { problemsAtBothWidths } from '../../accessibility';
import { expect, test } from '../../fixtures';
import { interceptOperation } from '../../graphql-traffic';
import { ModernRateCardPage } from '../../pages/modern-rate-card-page';

test('Rate card: title, photo, rates in Kenyan shillings, measurements as printed, Back to Home', async ({
  page,
}) => {
  const rates = new ModernRateCardPage(page);
  await rates.open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Professional Rates & Services');
  await expect(rates.photo()).toHaveAttribute('srcset', /\/uploads\/.+w/);
  await expect(rates.services()).toHaveText([
    /^Runway Model\s*KES 12,000/,
    /^Runway Training\s*KES 30,000/,
    /^Fashion Shoot\s*KES 20,000/,
    /^Judging\s*KES 20,000/,
    /^Fashion Content Creation\s*KES 20,000/,
  ]);
  await expect(rates.measurements().getByRole('definition')).toHaveText([
    '6\'2" (188 cm)',
    '38" (96 cm)',
    '32" (81 cm)',
    '38" (96 cm)',
    '10 US / 44 EU',
    'Black',
    'Brown',
  ]);
  await expect(rates.measurements().getByRole('term')).toHaveText([
    'Height',
    'Chest',
    'Waist',
    'Hips',
    'Shoe size',
    'Hair',
    'Eyes',
  ]);
  await rates.backToHome().click();
  await expect(page).toHaveURL(/\/#\/$/);
});

test('Book Now carries the service to the subject of the contact form', async ({ page }) => {
  const rates = new ModernRateCardPage(page);
  await rates.open();
  await rates.bookNow('Fashion Shoot').click();
  await expect(page).toHaveURL(/\/#\/contact\?service=Fashion(\+|%20)Shoot$/);
  await expect(page.getByLabel('Subject')).toHaveValue(/Fashion Shoot/);
});

test.describe('when the rates cannot be loaded', () => {
  test.use({ expectedConsoleErrors: [/GraphQL|StrapiUnavailable|content server|503/] });

  test('the page says so in place, with Try again', async ({ page }) => {
    let broken = true;
    await interceptOperation(page, 'RateCardTexts', (route) =>
      broken ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
    );
    const rates = new ModernRateCardPage(page);
    await page.goto('/contact');
    await page.getByRole('link', { name: 'Rates', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to load rates');
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rates.services()).toHaveCount(5);
  });
});

test('accessible at 360 and 1280 pixels, and no wider than the window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await new ModernRateCardPage(page).open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await problemsAtBothWidths(page)).toEqual([]);
});
