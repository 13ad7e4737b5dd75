import type { Locator } from '@playwright/test';
import { accessibilityProblems } from '../../accessibility';
import type { OwnerApi } from '../../cms-data/owner-api';
import { acceptQuote, DAY_MS, linkOf, type Stored, sendQuote, test } from '../../cms-data/stored-bookings';
import { expect } from '../../fixtures';
import { OwnerArea } from '../../pages/owner-area';

/** Changes a booking like the owner in another tab. */
function move(owner: OwnerApi, { documentId, revision }: Stored, event: string, holdEndsAt?: string) {
  const data = { documentId, revision, event, holdEndsAt };
  return owner.graphql('mutation ($data: BookingMove!) { moveBooking(data: $data) { documentId } }', {
    data,
  });
}

test('on a phone an enquiry is answered in at most eight taps', async ({
  ownerPage,
  ownerApi,
  storeBooking,
  day,
}) => {
  await ownerPage.setViewportSize({ width: 360, height: 740 });
  const held = await storeBooking();
  await move(ownerApi, held, 'PLACE_OPTION', new Date(Date.parse(day) - DAY_MS).toISOString());
  const asked = await storeBooking();
  const area = new OwnerArea(ownerPage);
  await area.open('/bookings');
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  await tap(ownerPage.getByRole('link', { name: asked.name }));
  await expect(ownerPage.getByRole('link', { name: /First option until .*Runway Model for / })).toContainText(
    held.name,
  );
  await tap(area.button('Place option'));
  await expect(area.dialog('Place option')).toContainText('This will be the second option.');
  await expect(ownerPage.getByRole('radio', { name: /^Friday 18:00/ })).toBeChecked();
  await tap(area.dialog('Place option').getByRole('button', { name: 'Place option' }));
  await expect(ownerPage.getByRole('main')).toContainText(/Second option.*until Friday(, \w+ \d+,)? 18:00/);
  const whatsapp = ownerPage.getByRole('link', { name: 'Send on WhatsApp' });
  await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/254712345678\?text=./);
  taps += 1;
  expect(taps).toBeLessThanOrEqual(8);
  expect(await accessibilityProblems(ownerPage)).toEqual([]);
});

test('on a wide screen a day is found with the keys', async ({ ownerPage, ownerApi, storeBooking, day }) => {
  const confirmed = await storeBooking();
  await move(ownerApi, confirmed, 'CONFIRM');
  const area = new OwnerArea(ownerPage);
  const dayBefore = new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
  await area.open(`/bookings?tab=month&day=${dayBefore}`);
  await ownerPage.locator(`[data-day="${dayBefore}"]`).press('ArrowRight');
  await expect(ownerPage.locator(`[data-day="${day}"]`)).toBeFocused();
  await expect(ownerPage.getByRole('article').filter({ hasText: confirmed.name })).toContainText('Confirmed');
});

test('on a wide screen a booking is confirmed over another one from the board', async ({
  ownerPage,
  ownerApi,
  storeBooking,
}) => {
  const confirmed = await storeBooking();
  await move(ownerApi, confirmed, 'CONFIRM');
  const asked = await storeBooking();
  const area = new OwnerArea(ownerPage);
  await area.open('/bookings');
  await area.tab('Board').click();
  await area.button(`Move ${asked.name}`).click();
  await ownerPage.getByRole('menuitem', { name: 'Confirm' }).click();
  const dialog = area.dialog('Confirm');
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText(confirmed.name);
  await dialog.getByRole('button', { name: 'Confirm anyway' }).click();
  await expect(area.notice('Booking confirmed')).toBeVisible();
  const column = ownerPage.getByRole('region', { name: 'Enquiries' });
  await expect(column.getByRole('link', { name: asked.name })).toHaveCount(0);
});

test('by keyboard an option is confirmed, and the focus stays with what can be done next', async ({
  ownerPage,
  ownerApi,
  storeBooking,
  day,
}) => {
  const held = await storeBooking();
  await move(ownerApi, held, 'PLACE_OPTION', new Date(Date.parse(day) - DAY_MS).toISOString());
  const area = new OwnerArea(ownerPage);
  await area.open(`/bookings/${held.documentId}`);
  await area.button('Confirm').press('Enter');
  const dialog = await area.openedDialog('Confirm');
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).press('Enter');
  await expect(area.notice('Booking confirmed')).toBeVisible();
  await expect(area.button('Cancel booking')).toBeFocused();
});

test('by keyboard a client accepts a quote, and the focus goes to what their booking is now', async ({
  ownerApi,
  storeBooking,
  page,
}) => {
  const { documentId } = await storeBooking();
  await sendQuote(ownerApi, documentId);
  await page.goto(await linkOf(ownerApi, documentId));
  await page.getByText('Accept this quote').press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Your full name')).toBeFocused();
  await page.keyboard.type('Wanjiru Otieno');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('checkbox', { name: /^I accept quote Q-\d{4}-\d{4} and its terms$/ }),
  ).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Accept KES 12,000' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Accepted, waiting for confirmation' })).toBeFocused();
});

test('a quote that the owner sends is accepted on the page of its client', async ({
  ownerPage,
  ownerApi,
  storeBooking,
  page,
}) => {
  const { documentId } = await storeBooking();
  const area = new OwnerArea(ownerPage);
  await area.open(`/bookings/${documentId}`);
  await area.button('Create quote').click();
  await expect(ownerPage.getByText('Total KES 12,000')).toBeVisible();
  await area.button('Send quote').click();
  await expect(
    ownerPage.getByRole('status').filter({ hasText: /^Quote Q-\d{4}-\d{4} was sent/ }),
  ).toBeVisible();

  await page.goto(await linkOf(ownerApi, documentId));
  await page.getByText('Accept this quote').click();
  await page.getByLabel('Your full name').fill('Wanjiru Otieno');
  await page.getByLabel('For (company or agency, optional)').fill('Kitenge Ltd');
  await page.getByRole('checkbox', { name: /^I accept quote/ }).check();
  await page.getByRole('button', { name: 'Accept KES 12,000' }).click();
  await expect(page.getByText('Accepted by Wanjiru Otieno, for Kitenge Ltd, on')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Quote as PDF' })).toBeVisible();
});

test('a booking says that its quote was accepted', async ({ ownerPage, ownerApi, storeBooking, request }) => {
  const { documentId } = await storeBooking();
  await acceptQuote(ownerApi, request, documentId);
  const area = new OwnerArea(ownerPage);
  await area.open(`/bookings/${documentId}`);
  await expect(ownerPage.getByText('The client has accepted.')).toBeVisible();
  await expect(ownerPage.getByRole('region', { name: 'History' })).toContainText('Quote accepted');
  await expect(ownerPage.getByText('Accepted by Wanjiru Otieno, on')).toBeVisible();
});

/** How the owner answers. */
const ANSWERS = [
  {
    button: 'Accept these days',
    notice: 'The booking has moved to the days that the client asked for',
    record: 'Other days accepted',
    isAccepted: true,
  },
  {
    button: 'Decline these days',
    notice: 'Days declined. The booking stays as it is',
    record: 'Other days declined',
    isAccepted: false,
  },
];

for (const { button, notice, record, isAccepted } of ANSWERS) {
  test(`days that a client asks for: ${record}`, async ({ ownerPage, ownerApi, storeBooking, day, page }) => {
    const { documentId } = await storeBooking();
    const asked = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
    await page.goto(await linkOf(ownerApi, documentId));
    await page.getByText('Ask for other days', { exact: true }).click();
    await page.getByLabel('First day').fill(asked);
    await page.getByRole('button', { name: 'Ask for these days' }).click();
    await expect(page.getByText(/^You asked for .* your booking stays as it is\.$/)).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);

    const area = new OwnerArea(ownerPage);
    await area.open(`/bookings/${documentId}`);
    const title = ownerPage.getByRole('heading', { name: /^The client asks for other days: / });
    await expect(title).toBeVisible();
    expect(await accessibilityProblems(ownerPage)).toEqual([]);
    await area.button(button).click();
    await expect(area.notice(notice)).toBeVisible();
    await expect(title).toBeHidden();
    await expect(ownerPage.getByRole('region', { name: 'History' })).toContainText(record);
    const find = 'query ($id: ID!) { booking(documentId: $id) { firstDay lastDay } }';
    const days = isAccepted ? asked : day;
    expect(await ownerApi.graphql(find, { id: documentId })).toEqual({
      booking: { firstDay: days, lastDay: days },
    });
    await page.reload();
    await expect(page.getByText(/^You asked for/)).toBeVisible({ visible: !isAccepted });
  });
}
