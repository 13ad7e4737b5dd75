import { removeSentBy, removeTitled, uniqueTitle } from '../../cms-data/owner-rows';
import { uniqueEmail } from '../../cms-data/submissions';
import { expect, test } from '../../fixtures';
import { goOnInApp, openInApp } from '../../open-in-app';
import { ContactPage } from '../../pages/contact-page';
import { ModernBlogPage } from '../../pages/modern-blog-page';
import { OwnerArea } from '../../pages/owner-area';
import { VolunteerPage } from '../../pages/volunteer-page';

test('a visitor reads what the owner publishes', async ({ ownerPage, ownerApi, page }) => {
  const title = uniqueTitle('Fresh from the runway');
  const area = new OwnerArea(ownerPage);
  await area.open('/blog?tab=create-new');
  await area.field('Title').fill(title);
  await area.field('Content').fill('Walk **slowly**.');
  await area.field('Published').check();
  await area.button('Create Post').click();
  await area.button('Publish anyway').click();
  ownerApi.afterTest(() => removeTitled(ownerApi, 'BlogPost', title));
  await expect(area.notice('Blog post created successfully')).toBeVisible();
  const blog = new ModernBlogPage(page);
  await expect(async () => {
    await blog.open();
    await expect(blog.card(title)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await blog.card(title).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('strong', { hasText: 'slowly' })).toBeVisible();
});

test('the owner approves what a visitor has applied for', async ({ page, ownerPage, ownerApi }) => {
  const email = uniqueEmail('applicant');
  const form = new VolunteerPage(page);
  await form.open();
  await form.field('Name').fill('First Applicant');
  await form.field('Email').fill(email);
  await form.option('Evenings').check();
  await form.submit().click();
  ownerApi.afterTest(() => removeSentBy(ownerApi, 'Volunteer', email));
  await expect(form.notice('Thank you for volunteering! We will be in touch soon.')).toBeVisible();
  const area = new OwnerArea(ownerPage);
  await area.open('/volunteers');
  await expect(area.row(email)).toContainText('Pending');
  await area.row(email).getByRole('button', { name: 'Approve First Applicant' }).click();
  await expect(area.notice('Volunteer approved')).toBeVisible();
  await expect(area.row(email)).toContainText('Approved');
});

test('the owner sees and filters which link led a visitor to the site', async ({
  page,
  ownerPage,
  ownerApi,
}) => {
  const email = uniqueEmail('follower');
  await page.goto('/?from=instagram');
  await openInApp(page, '/portfolio');
  await goOnInApp(page, '/contact');
  const form = new ContactPage(page);
  await form.write({ name: 'Achieng Follower', email, subject: 'A show', message: 'Are you free in June?' });
  await form.sendButton().click();
  ownerApi.afterTest(() => removeSentBy(ownerApi, 'Message', email));
  await expect(form.toast('Message sent successfully!')).toBeVisible();
  const area = new OwnerArea(ownerPage);
  await area.open(`/messages?q=${email}`);
  const message = ownerPage.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  await expect(message).toContainText('Came from Instagram');
  await area.field('Came from anywhere').selectOption('Came from elsewhere');
  await expect(message).toHaveCount(0);
  await area.field('Came from anywhere').selectOption('Came from Instagram');
  await expect(message).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link to the page of a form is sent with it', async ({ page, ownerApi }) => {
    const email = uniqueEmail('follower');
    await page.goto('/contact?from=whatsapp');
    const form = new ContactPage(page);
    await form.write({ name: 'Plain Akinyi', email, subject: 'A show', message: 'Are you free in June?' });
    await form.sendButton().click();
    ownerApi.afterTest(() => removeSentBy(ownerApi, 'Message', email));
    await expect(page.getByRole('status')).toHaveText('Message sent successfully!');
    const find = `query ($email: String!) {
      messages(filters: { senderEmail: { eq: $email } }) { cameFrom }
    }`;
    expect(await ownerApi.graphql(find, { email })).toEqual({ messages: [{ cameFrom: 'whatsapp' }] });
  });
});
