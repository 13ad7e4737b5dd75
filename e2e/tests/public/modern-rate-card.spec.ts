import { expect, test } from '../../fixtures';
import { failOperation } from '../../list-traffic';
import { ModernRateCardPage } from '../../pages/modern-rate-card-page';

test('the card names each service with its rate in Kenyan shillings', async ({ page }) => {
  const rates = new ModernRateCardPage(page);
  await rates.open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Professional Rates & Services');
  await expect(rates.photo()).toHaveAttribute('srcset', /\/uploads\/.+w/);
  await expect(rates.services()).toHaveText([
    /^Runway Model\s*KES 12,000 per show/,
    /^Runway Training\s*KES 30,000 per session/,
    /^Fashion Shoot\s*KES 20,000 per day/,
    /^Judging\s*KES 20,000 per show/,
    /^Fashion Content Creation\s*KES 20,000 per session/,
  ]);
});

test('the card has the prices of extras and of image usage', async ({ page }) => {
  const rates = new ModernRateCardPage(page);
  await rates.open();
  await expect(rates.extras()).toHaveText([
    /^Travel outside Nairobi\s*KES\s5,000$/,
    /^Usage for 3\smonths\s*25%\sof the rate$/,
    /^Usage for 6\smonths\s*50%\sof the rate$/,
    /^Usage for 12\smonths\s*100%\sof the rate$/,
  ]);
  await expect(page.getByText('For Fashion Shoot, Fashion Content Creation')).toBeVisible();
});

test('the card has the measurements as printed', async ({ page }) => {
  const rates = new ModernRateCardPage(page);
  await rates.open();
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
});

test('the card has a way home', async ({ page }) => {
  const rates = new ModernRateCardPage(page);
  await rates.open();
  await rates.backToHome().click();
  await expect(page).toHaveURL(/\/#\/$/);
});

test('Book Now carries the service to the booking form', async ({ page }) => {
  const rates = new ModernRateCardPage(page);
  await rates.open();
  await rates.bookNow('Fashion Shoot').click();
  await expect(page).toHaveURL(/\/#\/book\?service=Fashion(\+|%20)Shoot$/);
  await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('Fashion Shoot');
});

test.describe('when the rates cannot be loaded', () => {
  test.use({ expectedConsoleErrors: [/GraphQL|StrapiUnavailable|content server|503/] });

  test('Try again brings them', async ({ page }) => {
    const { mend } = await failOperation(page, 'RateCardTexts');
    const rates = new ModernRateCardPage(page);
    await page.goto('/contact');
    await page.getByRole('link', { name: 'Rates', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to load rates');
    mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rates.services()).toHaveCount(5);
  });
});
