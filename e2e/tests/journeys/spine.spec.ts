import { expect, test } from '../../fixtures';
import { ContactPage } from '../../pages/contact-page';
import { StrapiPanel } from '../../pages/strapi-panel';

/** Milliseconds. The panel has three megabytes of script, and is slower than our own pages on a slow machine. */
const PANEL_PATIENCE = 20_000;

// The panel requests features of Strapi's paid editions, which answer 404.
test.use({ expectedConsoleErrors: [/404 \(Not Found\).*:\d+\/(admin|i18n|content-manager)\//] });

test('a message from the contact page is seen and corrected in the raw panel', async ({ page }) => {
  test.slow();
  const contact = new ContactPage(page);
  const panel = new StrapiPanel(page);
  const subject = `Booking for the spring show ${Date.now()}`;

  await contact.open();
  await contact.write({
    name: 'Achieng Otieno',
    email: 'achieng@example.com',
    subject,
    message: 'Are you free on the first Saturday of March?',
  });
  await contact.sendButton().click();
  await expect(contact.notice('Message sent successfully!')).toBeVisible();
  await expect(contact.field('Message')).toHaveValue('');

  await panel.signIn();
  await panel.openCollection('api::message.message');
  await panel.cell(subject).click({ timeout: PANEL_PATIENCE });
  const sender = panel.field(/^From/);
  await expect(sender).toHaveValue('Achieng Otieno', { timeout: PANEL_PATIENCE });
  await sender.fill('Achieng A. Otieno');
  await panel.save().click();
  await expect(page.getByText('Saved document')).toBeVisible({ timeout: PANEL_PATIENCE });
  await page.reload();
  await expect(sender).toHaveValue('Achieng A. Otieno', { timeout: PANEL_PATIENCE });
});

test('a list of texts is edited in the raw panel one entry a line', async ({ page }) => {
  test.slow();
  const panel = new StrapiPanel(page);
  await panel.signIn();
  await panel.openSingle('api::hero.hero');
  await expect(panel.field(/Professions/)).toHaveValue(
    ['Model', 'Runway Instructor', 'Event Judge', 'Commercial Model'].join('\n'),
    { timeout: PANEL_PATIENCE },
  );
});
