import { devices, type Page } from '@playwright/test';
import { followSystemTheme, problemsInEveryLook } from '../../accessibility';
import type { OwnerApi } from '../../cms-data/owner-api';
import { expect, test } from '../../fixtures';
import { OwnerArea } from '../../pages/owner-area';

/** Returns the titles on the first page of the public gallery. */
const onSite = async (page: Page) => {
  await page.goto('/portfolio');
  const cards = page.getByRole('main').getByRole('button', { name: /^Open / });
  const names = await cards.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? ''));
  return names.slice(0, 3).map((name) => name.replace('Open ', ''));
};

async function titles(ownerApi: OwnerApi): Promise<string[]> {
  const { items } = await ownerApi.graphql<{ items: { title: string }[] }>(
    '{ items: portfolioItems(sort: ["position:asc", "createdAt:desc", "documentId:asc"]) { title } }',
    {},
  );
  return items.map(({ title }) => title);
}

async function newestFirst(ownerApi: OwnerApi): Promise<void> {
  const { portfolioOrder } = await ownerApi.graphql<{ portfolioOrder: { version: number } }>(
    '{ portfolioOrder { version } }',
    {},
  );
  await ownerApi.graphql(
    `mutation { showPortfolioNewestFirst(version: ${portfolioOrder.version}) { version } }`,
    {},
  );
}

/** Moves the first card after the second by keyboard, which is announced. */
async function moveFirstBehind(area: OwnerArea, page: Page, first: string): Promise<void> {
  await area.pickUp(first, new RegExp(`^${first} picked up from position 1 of`));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(new RegExp(`^${first} is now at position 2 of`))).toBeAttached();
  await page.keyboard.press('Space');
  await expect(area.notice('Order saved')).toBeVisible();
}

test.afterEach(({ ownerApi }) => newestFirst(ownerApi));

test('visitors see a card where the keyboard moved it', async ({ ownerPage, ownerApi, page }) => {
  const [first = '', second = '', third = ''] = await titles(ownerApi);
  const area = new OwnerArea(ownerPage);
  await followSystemTheme(ownerPage);
  await area.open('/portfolio');
  await moveFirstBehind(area, ownerPage, first);
  await expect.poll(() => titles(ownerApi).then((all) => all.slice(0, 3))).toEqual([second, first, third]);
  expect(await problemsInEveryLook(ownerPage)).toEqual([]);
  await expect.poll(() => onSite(page)).toEqual([second, first, third]);
});

test('the newest come first again', async ({ ownerPage, ownerApi }) => {
  const [first = '', second = '', third = ''] = await titles(ownerApi);
  const area = new OwnerArea(ownerPage);
  await area.open('/portfolio');
  await moveFirstBehind(area, ownerPage, first);
  await area.button('Back to newest first').click();
  await area
    .dialog('Show the newest first again?')
    .getByRole('button', { name: 'Back to newest first' })
    .click();
  await expect(area.notice('The site shows the newest first')).toBeVisible();
  expect((await titles(ownerApi)).slice(0, 3)).toEqual([first, second, third]);
});

test.describe('on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

  test('an item is moved to a place by name', async ({ page, ownerApi }) => {
    const [first = '', second = '', third = ''] = await titles(ownerApi);
    const area = new OwnerArea(page);
    await area.enter('/portfolio');
    await area.open('/portfolio');
    await area.button(`Move ${first} to...`).tap();
    await page.getByLabel('After another item').check();
    await area.button('Move').tap();
    await expect(page.getByText('Choose the other item.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Which item?' }).fill(third);
    await page.getByRole('option', { name: third }).tap();
    await area.button('Move').tap();
    await expect(area.notice('Order saved')).toBeVisible();
    expect((await titles(ownerApi)).slice(0, 3)).toEqual([second, third, first]);
  });

  test('a tab that shows an older order gets a warning', async ({ page, ownerApi }) => {
    const [first = '', second = '', third = ''] = await titles(ownerApi);
    const area = new OwnerArea(page);
    await area.enter('/portfolio');
    await area.open('/portfolio');
    // The screen must have read its order before another tab changes it.
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(first);
    await page.waitForLoadState('networkidle');
    await newestFirst(ownerApi);
    await area.button(`Move ${third} to...`).tap();
    await area.button('Move').tap();
    await expect(area.notice('The order was changed in another tab')).toBeVisible();
    expect((await titles(ownerApi)).slice(0, 3)).toEqual([first, second, third]);
  });
});
