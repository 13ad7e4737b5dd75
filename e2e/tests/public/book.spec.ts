import { askForDay } from '../../cms-data/booking-request';
import { expect, test } from '../../fixtures';
import { interceptOperation } from '../../graphql-traffic';
import { BookPage } from '../../pages/book-page';

/** 128 bits in base64url. */
const CLIENT = /\/b\/[\w-]{22}(\?done=\w+)?(#form-notice)?$/;

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);

test('by keyboard a request goes from Book Now to the page of its client, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/rate-card');
  await page.getByRole('link', { name: 'Book Now: Fashion Shoot' }).press('Enter');
  const form = new BookPage(page);
  await expect(form.service()).toHaveValue('Fashion Shoot');
  await expect(form.estimate()).toContainText('KES 20,000');
  await expect(form.estimate()).toContainText('Estimate, not an offer');

  for (const key of ['PageDown', 'PageDown', 'Home', 'Enter', 'ArrowRight', 'Enter'])
    await form.stop().press(key);
  await expect(form.field('How many days')).toHaveValue('2');
  await expect(form.estimate()).toContainText('KES 40,000');
  await expect(form.grid().locator('[aria-selected=true]')).toHaveCount(2);

  await form.field('City').focus();
  for (const typed of ['Nairobi', '', 'Wanjiru Keyed', 'wanjiru@example.com', '0712 345678']) {
    await page.keyboard.type(typed);
    if (!typed.startsWith('07')) await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(form.state()).toHaveText('Received');
  await expect(page).toHaveURL(CLIENT);
  await expect(page.getByRole('definition').filter({ hasText: 'Fashion Shoot, 2 days' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Wanjiru');
});

test('with only a phone number a client gets a page and keeps its link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/book?service=Judging');
  const form = new BookPage(page);
  await form.field('First day').fill(inDays(30));
  await form.field('City').fill('Nakuru');
  await form.field('Name').fill('Kamau Called');
  await form.sendButton().click();
  await expect(form.field('Email')).toHaveAccessibleDescription(/so that I can reply/);
  await form.field('Phone').fill('0712 345678');
  await form.sendButton().click();
  await expect(form.state()).toHaveText('Received');

  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('The link has been copied.')).toBeVisible();
  const address = 'http.*/b/[\\w-]{22}$';
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`^${address}`));
  const message = await page.getByRole('link', { name: 'Send it to my WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(message ?? '')).toMatch(
    new RegExp(`^https://wa\\.me/\\?text=My booking with .*: ${address}`),
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a request goes from Book Now to the page of its client', async ({ page }) => {
    await page.goto('/rate-card');
    await page.getByRole('link', { name: 'Book Now: Fashion Shoot' }).click();
    const form = new BookPage(page);
    await form.field('City').fill('Nakuru');
    await form.turn('Next month').click();
    await form.grid().getByRole('button').nth(9).click();
    await expect(form.field('City')).toHaveValue('Nakuru');
    await expect(form.field('First day')).toHaveValue(/-10$/);
    await form.field('How many days').fill('3');
    await page.getByRole('button', { name: 'Show the estimate' }).click();
    await expect(form.estimate()).toContainText('KES 60,000');

    await form.field('Name').fill('Kamau Plain');
    await form.field('Phone').fill('+254712345678');
    await form.sendButton().click();
    await expect(form.state()).toHaveText('Received');
    await expect(page).toHaveURL(CLIENT);
    await expect(page.getByRole('link', { name: 'Send it to my WhatsApp' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy the link' })).toBeHidden();
  });

  test('a client cancels a request', async ({ page, request }) => {
    await page.goto(await askForDay(request));
    const form = new BookPage(page);
    await page.getByText('Cancel this booking').click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(form.state()).toHaveText('Cancelled');
    await expect(page).toHaveURL(CLIENT);
  });
});

test.describe('with the CMS away', () => {
  test.use({ expectedConsoleErrors: [/was not sent|cannot be reached|Failed to fetch|ERR_FAILED/] });

  test('a request that failed stays in the form over a reload', async ({ page }) => {
    await interceptOperation(page, 'RequestBooking', (route) => route.abort());
    await page.goto('/book?service=Judging');
    const form = new BookPage(page);
    await form.field('First day').fill(inDays(30));
    for (const [label, text] of [
      ['City', 'Kisumu'],
      ['Name', 'Otieno Kept'],
      ['Email', 'otieno@example.com'],
      ['Phone', '0712345678'],
    ] as const) {
      await form.field(label).fill(text);
    }
    await form.sendButton().click();
    await expect(page.getByRole('alert').filter({ hasText: 'was not sent' })).toBeVisible();
    await page.reload();
    await expect(form.field('City')).toHaveValue('Kisumu');
    await expect(form.field('First day')).toHaveValue(inDays(30));
  });
});
