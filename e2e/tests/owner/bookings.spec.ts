import type { APIRequestContext, Locator } from '@playwright/test';
import { accessibilityProblems } from '../../accessibility';
import type { OwnerApi } from '../../cms-data/owner-api';
import { uniqueTitle } from '../../cms-data/owner-rows';
import { hashOf } from '../../cms-data/site-operations';
import { test as base, expect } from '../../fixtures';
import { OwnerArea } from '../../pages/owner-area';

interface Stored {
  documentId: string;
  revision: number;
  name: string;
}

interface Fixtures {
  /** A day that no other test books. */
  day: string;
  /** Adds a booking through the owner's API; it is deleted when the page is closed. */
  storeBooking: (changes?: object) => Promise<Stored>;
}

const FIELDS = 'documentId revision name';
const DAY_MS = 24 * 3600 * 1000;

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  day: async ({}, use) => {
    const daysAhead = 200 + Math.floor(Math.random() * 700);
    await use(new Date(Date.now() + daysAhead * DAY_MS).toISOString().slice(0, 10));
  },
  storeBooking: async ({ ownerApi, ownerPage, day }, use) => {
    const stored: Stored[] = [];
    await use(async (changes = {}) => {
      const data = {
        service: 'Runway Model',
        quantity: 1,
        firstDay: day,
        lastDay: day,
        city: 'Nairobi',
        name: uniqueTitle('Wanjiru'),
        phone: '0712 345 678',
        ...changes,
      };
      const create = `mutation ($data: BookingByHandInput!) { booking: createBooking(data: $data) { ${FIELDS} } }`;
      const { booking } = await ownerApi.graphql<{ booking: Stored }>(create, { data });
      stored.push(booking);
      return booking;
    });
    await ownerPage.close();
    for (const { documentId } of stored) await ownerApi.remove('Booking', documentId);
  },
});

/** Changes a booking like the owner in another tab. */
function move(owner: OwnerApi, { documentId, revision }: Stored, event: string, holdEndsAt?: string) {
  const data = { documentId, revision, event, holdEndsAt };
  return owner.graphql('mutation ($data: BookingMove!) { moveBooking(data: $data) { documentId } }', {
    data,
  });
}

/** Returns the address of a client's page. */
async function linkOf(owner: OwnerApi, booking: string): Promise<string> {
  const find = 'query ($id: ID!) { link: bookingLink(documentId: $id) }';
  return (await owner.graphql<{ link: string }>(find, { id: booking })).link;
}

/**
 * Sends a booking's quote as proposed.
 *
 * @returns its number
 */
async function sendQuote(owner: OwnerApi, booking: string): Promise<string> {
  const create = 'mutation ($booking: ID!) { quote: createQuote(booking: $booking) { documentId revision } }';
  const { quote } = await owner.graphql<{ quote: { documentId: string; revision: number } }>(create, {
    booking,
  });
  const send =
    'mutation ($documentId: ID!, $revision: Int!) { sent: sendQuote(documentId: $documentId, revision: $revision) { quote { number } } }';
  const { sent } = await owner.graphql<{ sent: { quote: { number: string } } }>(send, quote);
  return sent.quote.number;
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
  await area.dialog('Confirm').getByRole('button', { name: 'Confirm', exact: true }).press('Enter');
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

/** Sends the quote of a booking and accepts it as its client. */
async function acceptQuote(owner: OwnerApi, request: APIRequestContext, booking: string) {
  const quoteNumber = await sendQuote(owner, booking);
  const [token] = (await linkOf(owner, booking)).split('/').slice(-1);
  const send = async (operation: string, variables: object) => {
    const data = { query: hashOf(operation), variables };
    return (await request.post('/graphql', { data })).json();
  };
  const { data } = await send('ClientBooking', { token });
  const { state, revision, holdRank, quote } = data.clientBooking;
  const seen = { state, revision, holdRank, quoteNumber, quoteRevision: quote.revision };
  expect(await send('AcceptQuote', { token, seen, name: 'Wanjiru Otieno' })).not.toHaveProperty('errors');
}

test('a booking says that its quote was accepted', async ({ ownerPage, ownerApi, storeBooking, request }) => {
  const { documentId } = await storeBooking();
  await acceptQuote(ownerApi, request, documentId);
  const area = new OwnerArea(ownerPage);
  await area.open(`/bookings/${documentId}`);
  await expect(ownerPage.getByText('The client has accepted.')).toBeVisible();
  await expect(ownerPage.getByRole('region', { name: 'History' })).toContainText('Quote accepted');
  await expect(ownerPage.getByText('Accepted by Wanjiru Otieno, on')).toBeVisible();
});

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
  const dialog = area.dialog('Record a payment');
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
  const refund = area.dialog('Record a refund');
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
