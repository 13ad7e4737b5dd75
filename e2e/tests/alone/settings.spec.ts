import { expect } from '../../fixtures';
import { ModernBlogPostPage } from '../../pages/modern-blog-post-page';
import { VolunteerPage } from '../../pages/volunteer-page';
import { test } from './changed-settings';

const POST = 'how-a-pageant-judge-really-scores';

test('the home page shows what the owner has just changed in the cms', async ({ page, changeSettings }) => {
  await changeSettings({ siteTitle: 'Wanjiru Test' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Wanjiru\s+Test/);
  await expect(page).toHaveTitle(/Wanjiru Test/);
});

for (const { look, theme, base } of [
  { look: 'modern', theme: 'modern', base: '' },
  { look: 'classic', theme: 'classic', base: '/v1' },
]) {
  test.describe(`the ${look} theme while the blog is switched off`, () => {
    test.use({ expectedConsoleErrors: [/404/] });

    test('has neither the blog nor links to it', async ({ page, changeSettings }) => {
      await changeSettings({ enableBlog: false });
      for (const path of [`${base}/blog`, `${base}/blog/${POST}`]) {
        await expect(async () => expect((await page.goto(path))?.status()).toBe(404)).toPass();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expect(page.getByRole('link', { name: 'Blog', exact: true })).toHaveCount(0);
        await expect(page.locator(`a[href="${base}/blog"]`)).toHaveCount(0);
      }
    });
  });

  test(`while volunteers are switched off the ${look} theme says so instead of the form`, async ({
    page,
    changeSettings,
  }) => {
    await changeSettings({ enableVolunteers: false });
    const form = new VolunteerPage(page, base);
    await expect(async () => {
      await form.open();
      await expect(page.getByText('Volunteer applications are closed')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(form.submit()).toHaveCount(0);
  });
}

test('while volunteers are switched off the initiative does not ask for them', async ({
  page,
  changeSettings,
}) => {
  await changeSettings({ enableVolunteers: false });
  await expect(async () => {
    await page.goto('/v1/endeleza');
    await expect(page.getByRole('region', { name: 'About', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Volunteer with Us' })).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});

test('with auto-approve a comment appears at once', async ({ page, changeSettings }) => {
  await changeSettings({ autoApproveComments: true });
  const name = `Mwangi Atonce ${Date.now()}`;
  const post = new ModernBlogPostPage(page);
  await post.open(POST);
  await post.write({ name, email: 'mwangi@example.com', text: 'Plain <b>text</b>.' });
  await post.postButton().click();
  await expect(post.comments()).toContainText(name);
  await expect(post.comments()).toContainText('Plain <b>text</b>.');
});
