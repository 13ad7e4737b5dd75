import { ownerAccount } from '../../cms-data/accounts';
import { expect, test } from '../../fixtures';
import { OwnerArea } from '../../pages/owner-area';
import { writeAndLogOutElsewhere } from './log-out-elsewhere';

// Each test signs in, as these tests end every session of the account. The browser logs the refusals.
test.use({ expectedConsoleErrors: [/400 \(Bad Request\).*\/auth\/change-password|401 \(Unauthorized\)/] });

const OTHER_PASSWORD = 'Another-word-for-now-42';

test('a new password is refused with the reason', async ({ page }) => {
  const area = new OwnerArea(page);
  await area.enter('/settings');
  await area.field('Current password').fill('not-the-password');
  await area.field('New password').fill('short');
  await area.button('Change Password').click();
  await expect(area.notice('Password must have at least 12 characters')).toBeVisible();
  await area.field('New password').fill(OTHER_PASSWORD);
  await area.field('Repeat new password').fill(`${OTHER_PASSWORD}!`);
  await area.button('Change Password').click();
  await expect(area.notice('Passwords do not match')).toBeVisible();
  await area.field('Repeat new password').fill(OTHER_PASSWORD);
  await area.button('Change Password').click();
  await expect(area.notice('Failed to change password')).toBeVisible();
});

test('a changed password signs out', async ({ page, request }) => {
  const { username, password } = ownerAccount();
  const area = new OwnerArea(page);
  await area.enter('/settings');
  await area.field('New password').fill(OTHER_PASSWORD);
  await area.field('Repeat new password').fill(OTHER_PASSWORD);
  await area.field('Current password').fill(password);
  await area.button('Change Password').click();
  try {
    await expect(area.notice('Password changed successfully. Please sign in again')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/login/);
  } finally {
    const signedIn = await request.post('/api/auth/local', {
      data: { identifier: username, password: OTHER_PASSWORD },
    });
    const { jwt } = (await signedIn.json()) as { jwt: string };
    const restored = await request.post('/api/auth/change-password', {
      data: { currentPassword: OTHER_PASSWORD, password, passwordConfirmation: password },
      headers: { Authorization: `Bearer ${jwt}`, 'X-Requested-With': 'XMLHttpRequest' },
    });
    expect(restored.ok(), await restored.text()).toBe(true);
  }
});

test('Sign out everywhere ends the session of another browser', async ({ page, browser }) => {
  const elsewhere = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': '10.99.99.99' } });
  try {
    const other = new OwnerArea(await elsewhere.newPage());
    await other.enter('/dashboard');
    const area = new OwnerArea(page);
    await area.enter('/settings');
    await area.field('Site Title').fill('Not saved');
    await area.button('Sign out everywhere').click();
    await area
      .dialog('Sign out on every device without saving your changes?')
      .getByRole('button', { name: 'Sign out everywhere' })
      .click();
    await expect(area.notice('Signed out everywhere')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/login/);
    await other.open('/messages');
    await expect(other.field('Password')).toBeVisible();
  } finally {
    await elsewhere.close();
  }
});

test('after a logout in another tab writing continues with the password', async ({ page }) => {
  const writing = new OwnerArea(page);
  await writing.enter('/blog?tab=create-new');
  await writeAndLogOutElsewhere(writing, page);
  const question = await writing.openedDialog('Your session has expired');
  await question.getByLabel('Password').fill(ownerAccount().password);
  await question.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(writing.field('Title')).toHaveValue('A long evening of writing');
});

test('after a logout in another tab the next sign-in finds the draft', async ({ page }) => {
  const writing = new OwnerArea(page);
  await writing.enter('/blog?tab=create-new');
  await writeAndLogOutElsewhere(writing, page);
  const question = writing.dialog('Your session has expired');
  await question.getByRole('button', { name: 'Go to the sign-in page' }).click();
  await writing.enter('/blog?tab=create-new');
  await expect(writing.field('Title')).toHaveValue('A long evening of writing');
});
