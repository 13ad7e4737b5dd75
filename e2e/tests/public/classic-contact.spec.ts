import { messagesAbout } from '../../cms-data/messages';
import { OwnerApi } from '../../cms-data/owner-api';
import { expect, test } from '../../fixtures';
import { failOperation, holdOperation } from '../../list-traffic';
import { ClassicContactPage } from '../../pages/classic-contact-page';
import { ClassicSite } from '../../pages/classic-site';

const MISSING = 'Please fill out all fields';
const BAD_EMAIL = 'Please enter a valid email address';

test('Contact: name, email, subject and a message of 5 rows, contact details and social links', async ({
  page,
}) => {
  const contact = new ClassicContactPage(page);
  const site = new ClassicSite(page);
  await contact.open();
  await expect(contact.form().getByRole('textbox')).toHaveCount(4);
  await expect(contact.field('Message')).toHaveAttribute('rows', '5');
  await expect(site.section('Directly').getByRole('link')).toHaveAttribute('href', /^mailto:/);
  const networks = site.section('Elsewhere').getByRole('link');
  await expect(networks).toHaveText(['Instagram', 'Facebook', 'Twitter', 'LinkedIn']);
  await expect(networks.first()).toHaveAttribute('target', '_blank');
});

test('Contact form, older: all four fields, then the form of the email', async ({ page }) => {
  const contact = new ClassicContactPage(page);
  await contact.open();
  await contact.write({ name: 'Mumbua', email: 'mumbua@example.com', subject: '  ', message: 'Hello.' });
  await contact.send().click();
  await expect(contact.notice(MISSING)).toBeVisible();
  await expect(contact.field('Subject')).toHaveAccessibleDescription(MISSING);
  await expect(contact.field('Subject')).toBeFocused();
  await contact.write({ name: 'Mumbua', email: 'mumbua@example', subject: 'A show', message: 'Hello.' });
  await contact.send().click();
  await expect(contact.notice(BAD_EMAIL)).toBeVisible();
  await expect(contact.field('Email')).toBeFocused();
  await expect(contact.field('Message')).toHaveValue('Hello.');
});

test.describe('a message that arrives at the second try', () => {
  test.use({ expectedConsoleErrors: [/There was an error sending your message|503/] });

  test('Contact submit, older: failed and kept, also over a reload, then sent once and cleared', async ({
    page,
    request,
  }) => {
    const subject = `A letter ${Date.now()}`;
    const contact = new ClassicContactPage(page);
    await contact.open();
    await contact.write({
      name: 'Mumbua Letter',
      email: 'mumbua@example.com',
      subject,
      message: 'Are you free in May?',
    });
    const { mend } = await failOperation(page, 'SendMessage');
    await contact.send().click();
    await expect(
      contact.notice('There was an error sending your message. Please try again later.'),
    ).toBeVisible();
    mend();
    await page.reload();
    await expect(contact.field('Subject')).toHaveValue(subject);
    await expect(contact.field('Message')).toHaveValue('Are you free in May?');
    const { release } = await holdOperation(page, 'SendMessage');
    await contact.send().click();
    await expect(contact.send()).toHaveText('Sending...');
    await expect(contact.send()).toBeDisabled();
    release();
    await expect(contact.notice('Your message has been sent successfully!')).toBeVisible();
    for (const label of ['Name', 'Email', 'Subject', 'Message']) {
      await expect(contact.field(label)).toHaveValue('');
    }
    expect(await messagesAbout(await OwnerApi.signIn(request), subject)).toEqual([
      {
        name: 'Mumbua Letter',
        email: 'mumbua@example.com',
        subject,
        message: 'Are you free in May?',
        isRead: false,
      },
    ]);
  });
});
