import { messagesAbout } from '../../cms-data/messages';
import { expect, test } from '../../fixtures';
import { interceptOperation } from '../../graphql-traffic';
import { failOperation, holdOperation } from '../../list-traffic';
import { ContactPage } from '../../pages/contact-page';

// The browser logs requests that the server refuses or does not answer.
test.use({ expectedConsoleErrors: [/Failed to send message|There was an error sending your message|503/] });

const MODERN = {
  look: 'modern',
  path: '/contact',
  missing: 'Please fill in all required fields',
  sent: 'Message sent successfully!',
  failed: 'Failed to send message. Please try again.',
};
const CLASSIC = {
  look: 'classic',
  path: '/v1/contact',
  missing: 'Please fill out all fields',
  sent: 'Your message has been sent successfully!',
  failed: 'There was an error sending your message. Please try again later.',
};
const BAD_EMAIL = 'Please enter a valid email address';
const FIELDS = ['Name', 'Email', 'Subject', 'Message'] as const;

const letter = (subject: string) => ({
  name: 'Achieng Otieno',
  email: 'achieng@example.com',
  subject,
  message: 'Are you free in March?',
});
const unique = (subject: string) => `${subject} ${crypto.randomUUID().slice(0, 8)}`;

for (const { look, path, missing, sent, failed } of [MODERN, CLASSIC]) {
  test.describe(`the contact form of the ${look} theme`, () => {
    test('requires every field', async ({ page }) => {
      const contact = new ContactPage(page, path);
      await contact.open();
      await contact.write(letter('  '));
      await contact.sendButton().click();
      await expect(contact.toast(missing)).toBeVisible();
      await expect(contact.field('Subject')).toHaveAccessibleDescription(missing);
      await expect(contact.field('Subject')).toBeFocused();
      await expect(contact.field('Email')).not.toHaveAttribute('aria-invalid', 'true');
      await expect(contact.field('Message')).toHaveValue('Are you free in March?');
    });

    test('refuses an email of the wrong form at its field without losing what was typed', async ({
      page,
    }) => {
      const contact = new ContactPage(page, path);
      await contact.open();
      await contact.write({ ...letter('Booking'), email: 'achieng@example' });
      await contact.sendButton().click();
      await expect(contact.toast(BAD_EMAIL)).toBeVisible();
      await expect(contact.field('Email')).toHaveAccessibleDescription(BAD_EMAIL);
      await expect(contact.field('Email')).toBeFocused();
      await expect(contact.field('Subject')).toHaveValue('Booking');
      await expect(contact.field('Message')).toHaveValue('Are you free in March?');
    });

    test('stores one message for a double submit, and is empty afterwards', async ({ page, ownerApi }) => {
      const subject = unique('Double');
      const contact = new ContactPage(page, path);
      await contact.open();
      await contact.write(letter(subject));
      const { release } = await holdOperation(page, 'SendMessage');
      await contact.field('Subject').press('Enter');
      await expect(contact.sendButton()).toHaveText('Sending...');
      await expect(contact.sendButton()).toBeDisabled();
      await contact.field('Subject').press('Enter');
      release();
      await expect(contact.toast(sent)).toBeVisible();
      for (const field of FIELDS) await expect(contact.field(field)).toHaveValue('');
      expect(await messagesAbout(ownerApi, subject)).toEqual([{ ...letter(subject), isRead: false }]);
    });

    test('keeps what was typed until it is sent', async ({ page, ownerApi }) => {
      const subject = unique('Kept');
      const contact = new ContactPage(page, path);
      await contact.open();
      const { mend } = await failOperation(page, 'SendMessage');
      await contact.write(letter(subject));
      await contact.sendButton().click();
      await expect(contact.toast(failed)).toBeVisible();
      await expect(contact.field('Message')).toHaveValue('Are you free in March?');
      await page.getByRole('banner').getByRole('link', { name: 'Events', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
      await page.goBack();
      await expect(contact.field('Subject')).toHaveValue(subject);
      await page.reload();
      await expect(contact.field('Name')).toHaveValue('Achieng Otieno');
      await expect(contact.field('Subject')).toHaveValue(subject);
      await expect(contact.field('Message')).toHaveValue('Are you free in March?');
      mend();
      await contact.sendButton().click();
      await expect(contact.toast(sent)).toBeVisible();
      expect(await messagesAbout(ownerApi, subject)).toHaveLength(1);
    });
  });
}

test('the contact page of the modern theme has every way to write', async ({ page }) => {
  const contact = new ContactPage(page);
  await contact.open();
  for (const field of FIELDS) await expect(contact.field(field)).toHaveValue('');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(FIELDS.length);
  await expect(contact.field('Message')).toHaveAttribute('rows', '5');
  await expect(contact.details().getByRole('link')).toHaveText([
    /^\S+@\S+$/,
    'Instagram',
    'Facebook',
    'Twitter',
    'LinkedIn',
  ]);
});

test('the contact page of the classic theme has every way to write', async ({ page }) => {
  const contact = new ContactPage(page, '/v1/contact');
  await contact.open();
  for (const field of FIELDS) await expect(contact.field(field)).toHaveValue('');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(FIELDS.length);
  await expect(contact.field('Message')).toHaveAttribute('rows', '5');
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(section('Contact Details').getByRole('link')).toHaveAttribute('href', /^mailto:/);
  const networks = section('Elsewhere').getByRole('link');
  await expect(networks).toHaveText(['Instagram', 'Facebook', 'Twitter', 'LinkedIn']);
  await expect(networks.first()).toHaveAttribute('target', '_blank');
});

test('the browser checks the form of an email before the server does', async ({ page }) => {
  const contact = new ContactPage(page);
  await contact.open();
  await expect(contact.field('Email')).toHaveAttribute('type', 'email');
  await contact.write({ ...letter('Booking'), email: 'achieng' });
  await contact.sendButton().click();
  const mistyped = (input: HTMLInputElement) => input.validity.typeMismatch;
  expect(await contact.field('Email').evaluate(mistyped)).toBe(true);
  await expect(contact.sendButton()).toBeEnabled();
});

test('the modern form names every field that is missing', async ({ page }) => {
  const contact = new ContactPage(page);
  await contact.open();
  await contact.write({ ...letter(' '), name: '' });
  await contact.sendButton().click();
  await expect(contact.field('Name')).toHaveAccessibleDescription(MODERN.missing);
  await expect(contact.field('Subject')).toHaveAccessibleDescription(MODERN.missing);
  await expect(contact.field('Name')).toBeFocused();
});

test('a refused sender reads when to try again', async ({ page }) => {
  const refusal = 'Too many messages from your address. Please try again in 4 minutes.';
  await interceptOperation(page, 'SendMessage', (route) =>
    route.fulfill({
      json: { errors: [{ message: refusal, extensions: { code: 'STRAPI_RATE_LIMIT_ERROR' } }], data: null },
    }),
  );
  const contact = new ContactPage(page);
  await contact.open();
  await contact.write(letter('Again'));
  await contact.sendButton().click();
  await expect(contact.toast(refusal)).toBeVisible();
  await expect(contact.field('Subject')).toHaveValue('Again');
});

test('form and details come in the order in which they are seen', async ({ page }) => {
  const contact = new ContactPage(page);
  await contact.open();
  const network = contact.details().getByRole('link').last();
  const follows = await contact
    .sendButton()
    .evaluate(
      (button, link) =>
        Boolean(button.compareDocumentPosition(link as Node) & Node.DOCUMENT_POSITION_FOLLOWING),
      await network.elementHandle(),
    );
  expect(follows).toBe(true);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const form = await contact.field('Name').boundingBox();
    const details = await network.boundingBox();
    const later =
      width === 360 ? details && form && details.y > form.y : details && form && details.x > form.x;
    expect(later, `at ${width}`).toBe(true);
  }
});

test('a success takes the problem of the try before it away', async ({ page }) => {
  const contact = new ContactPage(page);
  await contact.open();
  await contact.sendButton().click();
  await expect(contact.toast(MODERN.missing)).toBeVisible();
  await contact.write({ ...letter('Second try'), name: 'Akinyi Second', message: 'Now complete.' });
  await contact.sendButton().click();
  await expect(contact.notice(MODERN.sent).first()).toBeVisible();
  await expect(contact.toast(MODERN.missing)).toHaveCount(0);
});
