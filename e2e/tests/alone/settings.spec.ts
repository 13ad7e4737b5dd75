import { OwnerApi } from '../../cms-data/owner-api';
import { expect, test } from '../../fixtures';
import { ModernBlogPostPage } from '../../pages/modern-blog-post-page';
import { ModernVolunteerPage } from '../../pages/modern-volunteer-page';

test('the home page shows what the owner has just changed in the cms', async ({ page, request }) => {
  const owner = await OwnerApi.signIn(request);
  const undo = await owner.changeSettings({ siteTitle: 'Wanjiru Test' });
  try {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Wanjiru\s+Test/);
    await expect(page).toHaveTitle(/Wanjiru Test/);
  } finally {
    await undo();
  }
});

test.describe('while the blog is switched off', () => {
  test.use({ expectedConsoleErrors: [/404/] });

  test('links are gone, and list and posts are Page Not Found with status 404', async ({ page, request }) => {
    const undo = await (await OwnerApi.signIn(request)).changeSettings({ enableBlog: false });
    try {
      for (const path of ['/blog', '/blog/how-a-pageant-judge-really-scores']) {
        await expect(async () => expect((await page.goto(path))?.status()).toBe(404)).toPass();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
        await expect(page.getByRole('link', { name: 'Blog', exact: true })).toHaveCount(0);
      }
    } finally {
      await undo();
    }
  });
});

test('while switched off the form is replaced by Volunteer applications are closed', async ({
  page,
  request,
}) => {
  const undo = await (await OwnerApi.signIn(request)).changeSettings({ enableVolunteers: false });
  try {
    const form = new ModernVolunteerPage(page);
    await expect(async () => {
      await form.open();
      await expect(page.getByText('Volunteer applications are closed')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(form.submit()).toHaveCount(0);
  } finally {
    await undo();
  }
});

test('with auto-approve a comment appears at once', async ({ page, request }) => {
  const undo = await (await OwnerApi.signIn(request)).changeSettings({ autoApproveComments: true });
  try {
    const name = `Mwangi Atonce ${Date.now()}`;
    const post = new ModernBlogPostPage(page);
    await post.open('how-a-pageant-judge-really-scores');
    await post.write({ name, email: 'mwangi@example.com', text: 'Plain <b>text</b>.' });
    await post.postButton().click();
    await expect(post.comments()).toContainText(name);
    await expect(post.comments()).toContainText('Plain <b>text</b>.');
  } finally {
    await undo();
  }
});
