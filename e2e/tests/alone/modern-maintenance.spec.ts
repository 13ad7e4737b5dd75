import { OwnerApi } from '../../cms-data/owner-api';
import { documentIdOf } from '../../cms-data/site-operations';
import { expect, test } from '../../fixtures';
import { ModernSite } from '../../pages/modern-site';

test.use({ expectedConsoleErrors: [/503 \(Service Unavailable\)|Maintenance|maintenance|Failed to load/] });

test('under maintenance visitors get a page with HTTP 503, the signed-in owner sees the site', async ({
  page,
  ownerPage,
  request,
}) => {
  const site = new ModernSite(page);
  await site.open('/contact');
  await expect(site.title()).toHaveText('Contact');
  // The other one carries the owner's cookie after the sign-in.
  const visitor = page.request;
  const undo = await (await OwnerApi.signIn(request)).changeSettings({ maintenance: true });
  try {
    await expect(async () => expect((await visitor.get('/bio')).status()).toBe(503)).toPass();
    const api = await visitor.get(`/graphql?documentId=${documentIdOf('BioContent')}`);
    expect(api.status()).toBe(503);

    // A visitor who was there before.
    await site.barLink('Events').click();
    await expect(page.getByRole('heading', { name: 'Under maintenance' })).toBeVisible();

    expect((await page.goto('/bio'))?.status()).toBe(503);
    await expect(site.title()).toHaveText('Under maintenance');
    await expect(page.getByText('The site is being worked on and will be back soon.')).toBeVisible();
    await expect(page.getByText('Amani Kito', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
      'href',
      'mailto:hello@example.com',
    );

    // The server sees the home page only.
    await page.goto('/#/v1/bio');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'classic');
    await expect(page.getByText('Amani Kito', { exact: true })).toBeVisible();
    await page.goto('/#/\\elsewhere.example');
    await expect(page).toHaveURL('/elsewhere.example');
    await expect(site.title()).toHaveText('Under maintenance');
    await page.goto('/bio');

    expect((await ownerPage.goto('/bio'))?.status()).toBe(200);
    await expect(ownerPage.getByRole('heading', { level: 1 })).toHaveText('A steady walk, an open door');
    await ownerPage.getByRole('link', { name: 'Events', exact: true }).first().click();
    await expect(ownerPage.getByRole('heading', { level: 1 })).toHaveText('Events');
  } finally {
    await undo();
  }
  await expect(async () => expect((await visitor.get('/bio')).status()).toBe(200)).toPass();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(site.title()).toHaveText('A steady walk, an open door');
});
