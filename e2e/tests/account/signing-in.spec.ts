import type { Page, Response } from '@playwright/test';
import { ownerAccount } from '../../cms-data/accounts';
import { appCode, confirmOwner, removeSecondFactors } from '../../cms-data/second-factors';
import { expect, test } from '../../fixtures';
import { interceptOperation } from '../../graphql-traffic';
import { OwnerArea } from '../../pages/owner-area';
import { SigningInSection } from '../../pages/signing-in-section';
import { writeAndLogOutElsewhere } from './log-out-elsewhere';

// The browser logs the refusals of ended sessions.
test.use({ expectedConsoleErrors: [/401 \(Unauthorized\)/] });

let recoveryCodes: string[] = [];

// Other tests sign in with the password alone.
test.afterEach(async ({ page }) => {
  await removeSecondFactors(page.request, recoveryCodes.pop());
  recoveryCodes = [];
});

const welcome = (area: OwnerArea) => area.notice('Welcome to your admin dashboard');

/** Signs in with the password, and adds a passkey in the settings. */
async function withPasskey(page: Page): Promise<SigningInSection> {
  const area = await SigningInSection.withAuthenticator(page);
  await area.enter('/settings');
  recoveryCodes = await area.addPasskey('Pixel');
  await expect(page.getByRole('listitem').filter({ hasText: 'Pixel' })).toBeVisible();
  return area;
}

test('a passkey signs in with one tap', async ({ page }) => {
  const area = await withPasskey(page);
  await area.logOut();
  await area.button('Sign in with a passkey').click();
  await expect(welcome(area)).toBeVisible();
});

test('with a passkey, the password leads to a second step', async ({ page }) => {
  const area = await withPasskey(page);
  await area.logOut();
  await area.enterPassword('/settings');
  await expect(area.heading()).toHaveText("Confirm it's you");
  await area.button('Use a passkey').click();
  await expect(welcome(area)).toBeVisible();
});

test('a removed passkey leaves the password alone', async ({ page }) => {
  const area = await withPasskey(page);
  await area.button('Remove Pixel').click();
  const question = area.dialog('Remove the passkey “Pixel”?');
  await expect(question).toContainText('Your password alone will then be enough to sign in.');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(area.notice('Passkey removed')).toBeVisible();
  await area.logOut();
  await area.enter('/settings');
});

test('codes of an app and recovery codes sign in', async ({ page }) => {
  const area = new SigningInSection(page);
  await area.enter('/settings');
  await area.button('Set up').click();
  const setUp = area.dialog('Set up an authenticator app');
  await expect(setUp.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const key = await setUp.getByLabel('Key').inputValue();
  await setUp.getByLabel('Code from the app').fill(appCode(key));
  await setUp.getByRole('button', { name: 'Turn on' }).click();
  recoveryCodes = await area.keepRecoveryCodes();

  await area.logOut();
  await area.enterPassword('/settings');
  await area.field('Code from your app').fill(appCode(key, 1));
  await area.button('Continue').click();
  await expect(welcome(area)).toBeVisible();

  await area.logOut();
  await area.enterPassword('/settings');
  await area.button('Use a recovery code').click();
  await area.field('Recovery code').fill(recoveryCodes.pop() ?? '');
  await area.button('Continue').click();
  await expect(area.heading()).toHaveText('Settings');
  await expect(page.getByText('9 codes are left.')).toBeVisible();
});

test('a session that ends while a form is open continues by passkey', async ({ page }) => {
  const area = await withPasskey(page);
  await area.open('/blog?tab=create-new');
  await writeAndLogOutElsewhere(area, page);
  const question = area.dialog('Your session has expired');
  await question.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(question).toBeHidden();
  await expect(area.field('Title')).toHaveValue('A long evening of writing');
});

test('another device is signed out', async ({ page, browser }) => {
  const elsewhere = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    extraHTTPHeaders: { 'X-Forwarded-For': '10.99.99.98' },
  });
  try {
    const other = new OwnerArea(await elsewhere.newPage());
    await other.enter('/dashboard');
    const area = new OwnerArea(page);
    await area.enter('/settings');
    await expect(page.getByText('This device')).toBeVisible();
    await confirmOwner(page.request);
    await area.button(/^Sign out Firefox/).click();
    await expect(area.notice('Signed out on that device')).toBeVisible();
    await expect(area.button(/^Sign out Firefox/)).toBeHidden();
    await other.open('/messages');
    await expect(other.field('Password')).toBeVisible();
  } finally {
    await elsewhere.close();
  }
});

test('a change that needs a fresh proof continues after the password', async ({ page }) => {
  // The proof of a sign-in counts for ten minutes, so the first refusal is made up.
  let isFirst = true;
  const details = { code: 'CONFIRMATION_NEEDED', params: null, errors: [] };
  const refusal = {
    errors: [{ message: 'Confirm that it is you, and try again.', extensions: { error: { details } } }],
  };
  await interceptOperation(page, 'ChangeOwnEmail', async (route) => {
    await (isFirst ? route.fulfill({ json: refusal }) : route.fallback());
    isFirst = false;
  });
  const area = new OwnerArea(page);
  await area.enter('/settings');
  await area.field('Your email').fill('owner@example.org');
  await area.button('Change Email').click();
  const question = await area.openedDialog("Confirm it's you");
  await question.getByLabel('Password').fill(ownerAccount().password);
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(area.notice('Email changed successfully')).toBeVisible();
  await expect(question).toBeHidden();
});

test('passkeys are loaded by a tap alone, in less than 30 kB', async ({ page }) => {
  const asksForPasskeys = /navigator\.credentials/;
  let scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  const texts = () => Promise.all(scripts.map((script) => script.text()));
  for (const path of ['/', '/v1', '/admin/login']) {
    scripts = [];
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(
      (await texts()).filter((text) => asksForPasskeys.test(text)),
      path,
    ).toEqual([]);
  }

  scripts = [];
  const area = await SigningInSection.withAuthenticator(page);
  const library = page.waitForResponse(
    async (response) =>
      response.request().resourceType() === 'script' && asksForPasskeys.test(await response.text()),
  );
  await area.button('Sign in with a passkey').click();
  await library;
  const sizes = await Promise.all(scripts.map((script) => script.request().sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes).toBeLessThan(30_000);
});
