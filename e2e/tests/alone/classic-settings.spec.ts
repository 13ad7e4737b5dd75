import { OwnerApi } from '../../cms-data/owner-api';
import { expect, test } from '../../fixtures';
import { ClassicSite } from '../../pages/classic-site';
import { ClassicVolunteerPage } from '../../pages/classic-volunteer-page';

test.describe('while the blog is switched off', () => {
  test.use({ expectedConsoleErrors: [/404/] });

  test('/v1 has no links to it, and list and posts are Page Not Found with status 404', async ({
    page,
    request,
  }) => {
    const undo = await (await OwnerApi.signIn(request)).changeSettings({ enableBlog: false });
    try {
      for (const path of ['/v1/blog', '/v1/blog/how-a-pageant-judge-really-scores']) {
        await expect(async () => expect((await page.goto(path))?.status()).toBe(404)).toPass();
        await expect(new ClassicSite(page).title()).toHaveText('Page Not Found');
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'classic');
        await expect(page.locator('a[href="/v1/blog"]')).toHaveCount(0);
      }
    } finally {
      await undo();
    }
  });
});

test('while volunteers are off /v1/volunteer says Volunteer applications are closed', async ({
  page,
  request,
}) => {
  const undo = await (await OwnerApi.signIn(request)).changeSettings({ enableVolunteers: false });
  try {
    const form = new ClassicVolunteerPage(page);
    await expect(async () => {
      await page.goto('/v1/volunteer');
      await expect(page.getByText('Volunteer applications are closed')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(form.form()).toHaveCount(0);
    await new ClassicSite(page).open('/endeleza');
    await expect(new ClassicSite(page).section('About')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Volunteer with Us' })).toHaveCount(0);
  } finally {
    await undo();
  }
});

test.describe('under maintenance', () => {
  test.use({ expectedConsoleErrors: [/503/] });

  test('/v1 answers 503 with a maintenance page in the older look', async ({ page, request }) => {
    const undo = await (await OwnerApi.signIn(request)).changeSettings({ maintenance: true });
    try {
      await expect(async () => expect((await page.goto('/v1/bio'))?.status()).toBe(503)).toPass();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Under maintenance');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'classic');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 10, 20)');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Cormorant Garamond/);
      await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/v1/bio');
    } finally {
      await undo();
    }
  });
});
