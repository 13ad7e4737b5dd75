import { hashOf } from '../../cms-data/site-operations';
import { expect } from '../../fixtures';
import { ModernSite } from '../../pages/modern-site';
import { test } from './changed-settings';

test.use({ expectedConsoleErrors: [/503 \(Service Unavailable\)|Maintenance|maintenance|Failed to load/] });

const EVERYBODY = [
  { look: 'modern', theme: 'modern', path: '/bio', ground: 'rgb(7, 17, 31)', face: /Bodoni Moda/ },
  {
    look: 'classic',
    theme: 'classic',
    path: '/v1/bio',
    ground: 'rgb(11, 10, 20)',
    face: /Cormorant Garamond/,
  },
];

for (const { look, theme, path, ground, face } of EVERYBODY) {
  test(`under maintenance the ${look} theme answers 503 with a page in its own look`, async ({
    page,
    changeSettings,
  }) => {
    await changeSettings({ maintenance: true });
    await expect(async () => expect((await page.goto(path))?.status()).toBe(503)).toPass();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Under maintenance');
    await expect(title).toHaveCSS('font-family', face);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(page.locator('body')).toHaveCSS('background-color', ground);
    await expect(page.getByText('We are updating this site. It will be back soon.')).toBeVisible();
    await expect(page.getByText('Amani Kito', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
      'href',
      'mailto:hello@example.com',
    );
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', path);
  });
}

test('maintenance also meets a visitor who was there before', async ({ page, changeSettings }) => {
  const site = new ModernSite(page);
  await site.open('/contact');
  await expect(site.title()).toHaveText('Contact');
  await changeSettings({ maintenance: true });
  await expect(async () => expect((await page.request.get('/bio')).status()).toBe(503)).toPass();
  const api = await page.request.get(`/graphql?query=${hashOf('BioContent')}`);
  expect(api.status()).toBe(503);
  await site.barLink('Events').click();
  await expect(page.getByRole('heading', { name: 'Under maintenance' })).toBeVisible();
});

test('under maintenance a hash address stays on the site in its theme', async ({ page, changeSettings }) => {
  await changeSettings({ maintenance: true });
  // The server sees only the home page.
  await expect(async () => expect((await page.request.get('/')).status()).toBe(503)).toPass();
  await page.goto('/#/v1/bio');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'classic');
  await expect(page.getByText('Amani Kito', { exact: true })).toBeVisible();
  await page.goto('/#/\\elsewhere.example');
  await expect(page).toHaveURL('/elsewhere.example');
  await expect(new ModernSite(page).title()).toHaveText('Under maintenance');
});

test('under maintenance the signed-in owner uses the site as always', async ({
  ownerPage,
  request,
  changeSettings,
}) => {
  await changeSettings({ maintenance: true });
  await expect(async () => expect((await request.get('/bio')).status()).toBe(503)).toPass();
  expect((await ownerPage.goto('/bio'))?.status()).toBe(200);
  const title = ownerPage.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('A steady walk, an open door');
  await ownerPage.getByRole('link', { name: 'Events', exact: true }).first().click();
  await expect(title).toHaveText('Events');
});

test('after maintenance Try again brings the page', async ({ page, request, changeSettings }) => {
  await changeSettings({ maintenance: true });
  await expect(async () => expect((await page.goto('/bio'))?.status()).toBe(503)).toPass();
  await changeSettings({ maintenance: false });
  await expect(async () => expect((await request.get('/bio')).status()).toBe(200)).toPass();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(new ModernSite(page).title()).toHaveText('A steady walk, an open door');
});
