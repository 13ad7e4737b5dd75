import { problemsAtBothWidths } from '../../accessibility';
import { messagesAbout } from '../../cms-data/messages';
import { OwnerApi } from '../../cms-data/owner-api';
import { expect, test } from '../../fixtures';
import { interceptOperation } from '../../graphql-traffic';
import { failOperation, holdOperation } from '../../list-traffic';
import { ContactPage } from '../../pages/contact-page';

const MISSING = 'Please fill in all required fields';
const SENT = 'Message sent successfully!';
const FAILED = 'Failed to send message. Please try again.';
const FIELDS = ['Name', 'Email', 'Subject', 'Message'] as const;

const letter = (subject: string) => ({
  name: 'Achieng Otieno',
  email: 'achieng@example.com',
  subject,
  message: 'Are you free in March?',
});
const unique = (subject: string) => `${subject} ${Math.random().toString(36).slice(2, 10)}`;

test('Contact: name, email, subject and message of 5 rows; details and networks; accessible at 360 and 1280', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const contact = new ContactPage(page);
  await contact.open();
  for (const field of FIELDS) await expect(contact.field(field)).toHaveValue('');
  await expect(contact.field('Message')).toHaveAttribute('rows', '5');
  await expect(contact.field('Email')).toHaveAttribute('type', 'email');
  await expect(contact.details().getByRole('link')).toHaveText([
    /^\S+@\S+$/,
    'Instagram',
    'Facebook',
    'Twitter',
    'LinkedIn',
  ]);
  await contact.sendButton().click();
  await expect(contact.notice(MISSING).first()).toBeVisible();
  expect(await problemsAtBothWidths(page)).toEqual([]);
});

test('Contact form, newer: all four required, else Please fill in all required fields', async ({ page }) => {
  const contact = new ContactPage(page);
  await contact.open();
  await contact.write({ ...letter(' '), name: '' });
  await contact.sendButton().click();
  await expect(contact.toast(MISSING)).toBeVisible();
  await expect(contact.field('Name')).toHaveAccessibleDescription(MISSING);
  await expect(contact.field('Subject')).toHaveAccessibleDescription(MISSING);
  await expect(contact.field('Email')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(contact.field('Name')).toBeFocused();
  await expect(contact.field('Message')).toHaveValue('Are you free in March?');
});

test.describe('an email that only the server refuses', () => {
  test.use({ expectedConsoleErrors: [/Failed to send message/] });

  test('Contact form, newer: the browser’s check, then the server’s, and what was typed stays', async ({
    page,
  }) => {
    const contact = new ContactPage(page);
    await contact.open();
    await contact.write({ ...letter('Booking'), email: 'achieng' });
    await contact.sendButton().click();
    expect(
      await contact.field('Email').evaluate((input: HTMLInputElement) => input.validity.typeMismatch),
    ).toBe(true);
    await expect(contact.sendButton()).toBeEnabled();
    await contact.field('Email').fill('achieng@example');
    await contact.sendButton().click();
    await expect(contact.field('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(contact.field('Email')).toBeFocused();
    await expect(contact.field('Subject')).toHaveValue('Booking');
  });
});

test('Contact submit: Sending... while it lasts, then the success text; a double submit stores one row', async ({
  page,
  request,
}) => {
  const subject = unique('Double');
  const contact = new ContactPage(page);
  await contact.open();
  await contact.write(letter(subject));
  const { release } = await holdOperation(page, 'SendMessage');
  await contact.field('Subject').press('Enter');
  await expect(contact.sendButton()).toHaveText('Sending...');
  await expect(contact.sendButton()).toBeDisabled();
  await contact.field('Subject').press('Enter');
  release();
  await expect(contact.toast(SENT)).toBeVisible();
  for (const field of FIELDS) await expect(contact.field(field)).toHaveValue('');
  expect(await messagesAbout(await OwnerApi.signIn(request), subject)).toEqual([
    { ...letter(subject), isRead: false },
  ]);
});

test.describe('a message that does not arrive', () => {
  test.use({ expectedConsoleErrors: [/Failed to send message|503 \(Service Unavailable\)/] });

  test('Contact submit, newer: the failure text; what was typed survives failure, leaving and a reload', async ({
    page,
  }) => {
    const contact = new ContactPage(page);
    await contact.open();
    await failOperation(page, 'SendMessage');
    await contact.write(letter('Kept'));
    await contact.sendButton().click();
    await expect(contact.toast(FAILED)).toBeVisible();
    await expect(contact.field('Message')).toHaveValue('Are you free in March?');
    await page.getByRole('link', { name: 'Events', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
    await page.goBack();
    await expect(contact.field('Subject')).toHaveValue('Kept');
    await page.reload();
    await expect(contact.field('Name')).toHaveValue('Achieng Otieno');
    await expect(contact.field('Message')).toHaveValue('Are you free in March?');
  });

  test('a refused sender reads why and when to retry, and nothing is lost', async ({ page }) => {
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
  await expect(contact.toast(MISSING)).toBeVisible();
  await contact.write({
    name: 'Akinyi Second',
    email: 'akinyi@example.com',
    subject: 'Second try',
    message: 'Now complete.',
  });
  await contact.sendButton().click();
  await expect(contact.notice(SENT).first()).toBeVisible();
  await expect(contact.toast(MISSING)).toHaveCount(0);
});
