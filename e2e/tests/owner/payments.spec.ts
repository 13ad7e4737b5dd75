import { accessibilityProblems } from '../../accessibility';
import { acceptQuote, linkOf, test } from '../../cms-data/stored-bookings';
import { expect } from '../../fixtures';
import { OwnerArea } from '../../pages/owner-area';

test('a payment is requested, recorded and refunded', async ({
  ownerPage,
  ownerApi,
  storeBooking,
  request,
}) => {
  const { documentId, name } = await storeBooking();
  await acceptQuote(ownerApi, request, documentId);
  const area = new OwnerArea(ownerPage);
  await area.open('/bookings');
  await expect(ownerPage.getByRole('row', { name })).toContainText(/KES [\d,]+ owed/);
  await ownerPage.getByRole('link', { name }).click();
  const payments = ownerPage.getByRole('region', { name: 'Payments' });
  await expect(payments).toContainText('KES 0 received');
  await payments.getByRole('button', { name: 'Request payment' }).click();
  await expect(payments.getByRole('status')).toContainText('Payment requested');
  expect(await accessibilityProblems(ownerPage)).toEqual([]);

  await area.button('Record a payment').click();
  const dialog = await area.openedDialog('Record a payment');
  await dialog.getByLabel('Amount').fill('0');
  await ownerPage.keyboard.press('Enter');
  await expect(dialog).toContainText('Enter the amount as a whole number above 0.');
  await dialog.getByLabel('Amount').fill('5,000');
  await dialog.getByLabel('Transaction code').fill('QX12');
  expect(await accessibilityProblems(ownerPage)).toEqual([]);
  await ownerPage.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(payments).toContainText('KES 5,000 received');
  await expect(payments.getByRole('link', { name: /^Receipt R-/ })).toBeVisible();

  await area.button('Record a refund').click();
  const refund = await area.openedDialog('Record a refund');
  await refund.getByLabel('Amount').fill('5000');
  await ownerPage.keyboard.press('Enter');
  await expect(refund).toContainText('Enter the reason for the refund or correction.');
  await refund.getByLabel('Reason').fill('Paid twice');
  await ownerPage.keyboard.press('Enter');
  await expect(refund).toBeHidden();
  await expect(payments).toContainText('KES 0 received');
  await expect(payments).toContainText('Paid twice');
});

test('a client reports a payment, and finds the receipt after the owner has received it', async ({
  ownerPage,
  ownerApi,
  storeBooking,
  request,
  page,
}) => {
  const { documentId } = await storeBooking();
  await acceptQuote(ownerApi, request, documentId);
  await page.goto(await linkOf(ownerApi, documentId));
  await expect(page.getByText(/Please pay the deposit of KES\s6,000/)).toBeVisible();
  await page.getByText('I have paid', { exact: true }).press('Enter');
  await page.getByLabel('Transaction code').fill('QX12');
  await page.getByRole('button', { name: /^Report KES\s6,000 as paid$/ }).press('Enter');
  await expect(page.getByText(/^Your payment is being checked\./)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await new OwnerArea(ownerPage).open(`/bookings/${documentId}`);
  await ownerPage.getByRole('button', { name: 'Received', exact: true }).click();
  await expect(ownerPage.getByRole('link', { name: /^Receipt R-/ })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('link', { name: /Receipt R-/ })).toBeVisible();
  await expect(page.getByText(/KES\s6,000\sreceived/)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a client reports a payment', async ({ ownerApi, storeBooking, request, page }) => {
    const { documentId } = await storeBooking();
    await acceptQuote(ownerApi, request, documentId);
    await page.goto(await linkOf(ownerApi, documentId));
    await page.getByText('I have paid', { exact: true }).click();
    await page.getByLabel('Transaction code').fill('QX13');
    await page.getByRole('button', { name: /^Report KES\s6,000 as paid$/ }).click();
    await expect(page.getByText(/^Your payment is being checked\./)).toBeVisible();
  });
});
