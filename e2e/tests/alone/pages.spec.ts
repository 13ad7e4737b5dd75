import { accessibilityProblems } from '../../accessibility';
import { uniqueTitle } from '../../cms-data/owner-rows';
import { pngFile } from '../../cms-data/pictures';
import { expect, test } from '../../fixtures';
import { ModernRateCardPage } from '../../pages/modern-rate-card-page';
import { OwnerArea } from '../../pages/owner-area';

/** All fields of a service: fields that are not read would not be restored. */
const SERVICE = 'name price isFrom hasUsage unit smallestQuantity note';
const SAVED = 'Saved and published';

test('a service is on the live page in the place that the owner chose', async ({ ownerPage, ownerApi }) => {
  type Stored = {
    rateCard: { revision: number; services: { name: string; price: number }[] };
  };
  const read = () =>
    ownerApi.graphql<Stored>(`{ rateCard { revision services(pagination: { limit: 100 }) { ${SERVICE} } } }`);
  const before = (await read()).rateCard;
  const name = uniqueTitle('Studio day');
  const area = new OwnerArea(ownerPage);
  await area.open('/pages?tab=rates');
  try {
    await area.button('Add a service').click();
    const added = ownerPage.getByRole('listitem', { name: `Service ${before.services.length + 1}` });
    await added.getByRole('textbox', { name: 'Service' }).fill(name);
    await area.button('Save').click();
    await expect(ownerPage.getByText('Enter a price, or choose “On request”.').first()).toBeVisible();
    await added.getByLabel('Price in KES').fill('23456');
    await area.button(`Move Service ${before.services.length + 1} up`).press('Enter');
    await area.button('Save').click();
    await expect(area.notice(SAVED)).toBeVisible();
    await expect(ownerPage.frameLocator('iframe').getByText(name).first()).toBeVisible();
    const after = (await read()).rateCard;
    expect(after.services.at(-2)).toMatchObject({ name, price: 23456 });
    expect(await accessibilityProblems(ownerPage)).toEqual([]);
  } finally {
    const { revision } = (await read()).rateCard;
    await ownerApi.graphql('mutation ($data: RateCardInput!) { updateRateCard(data: $data) { revision } }', {
      data: { services: before.services, revision },
    });
  }
});

test('the rate card says that a price is the lowest one, what it is for and the smallest quantity', async ({
  page,
  ownerApi,
}) => {
  type Stored = { rateCard: { revision: number; services: object[] } };
  const read = async () =>
    (
      await ownerApi.graphql<Stored>(
        `{ rateCard { revision services(pagination: { limit: 100 }) { ${SERVICE} } } }`,
      )
    ).rateCard;
  const save = async (services: object[]) =>
    ownerApi.graphql('mutation ($data: RateCardInput!) { updateRateCard(data: $data) { revision } }', {
      data: { services, revision: (await read()).revision },
    });
  const { services } = await read();
  const name = uniqueTitle('Studio day');
  const added = { name, price: 23_456, isFrom: true, hasUsage: true, unit: 'day', smallestQuantity: 2 };
  await save([...services, added]);
  try {
    const rates = new ModernRateCardPage(page);
    await expect(async () => {
      await rates.open();
      await expect(rates.services().filter({ hasText: name })).toHaveText(
        /from KES 23,456 per day\s*At least 2\sdays/,
        { timeout: 1000 },
      );
    }).toPass();
    const [catalog = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(JSON.parse(catalog).itemListElement.at(-1)).toMatchObject({
      priceSpecification: { minPrice: 23_456, unitText: 'day' },
      eligibleQuantity: { minValue: 2 },
    });
  } finally {
    await save(services);
  }
});

test('on a phone the page is below its form', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await ownerPage.setViewportSize({ width: 360, height: 740 });
  await area.open('/pages?tab=contact');
  await expect(area.field('Phone')).toBeVisible();
  const form = await ownerPage.locator('form').boundingBox();
  const live = await ownerPage.getByRole('region', { name: 'Live page' }).boundingBox();
  expect(live?.y).toBeGreaterThanOrEqual((form?.y ?? 0) + (form?.height ?? 0));
});

test('on a phone the hero image of phones is changed, removed and brought back', async ({
  ownerPage,
  ownerApi,
}) => {
  type Stored = { hero: { revision: number; portraitImage: { documentId: string } | null } };
  const read = async () =>
    (await ownerApi.graphql<Stored>('{ hero { revision portraitImage { documentId } } }')).hero;
  const before = await read();
  const word = uniqueTitle('dusk').replace(' ', '');
  const description = 'A walk at dusk';
  const area = new OwnerArea(ownerPage);
  const place = ownerPage.getByRole('group', { name: 'Portrait' });
  const live = ownerPage.frameLocator('iframe');
  const tall = live.locator('picture > source');
  const photograph = live.locator('picture > img');
  // The page below the form loads when it comes into view. A save replaces its frame.
  const lookAtPage = async () => {
    await ownerPage.getByRole('region', { name: 'Live page' }).scrollIntoViewIfNeeded();
    await expect(live.getByRole('heading', { level: 1 })).toBeVisible();
  };
  await ownerPage.setViewportSize({ width: 360, height: 740 });
  await area.open('/pages?tab=hero');
  try {
    await area.picker('Portrait').setInputFiles(pngFile(`${word}.png`));
    await expect(place.locator('img')).toHaveAttribute('src', new RegExp(word));
    await place.getByLabel('What does the image show?').fill(description);
    await place.getByRole('button', { name: 'Set focal point' }).click();
    await place.getByRole('button', { name: /^Focal point of the image/ }).press('ArrowLeft');
    await place.getByRole('button', { name: 'Done' }).click();
    await area.button('Save').click();
    await expect(area.notice(SAVED)).toBeVisible();
    await lookAtPage();
    await expect(tall).toHaveAttribute('srcset', new RegExp(word));
    await expect(photograph).toHaveCSS('object-position', '48% 50%');

    await place.getByRole('button', { name: 'Remove image' }).click();
    await area.button('Save').click();
    await expect.poll(async () => (await read()).portraitImage).toBeNull();
    await expect(area.button('Save')).toBeVisible();
    await lookAtPage();
    await expect(tall).toHaveCount(0);

    await area.button('History').click();
    const dialog = area.dialog('Earlier versions');
    await dialog
      .getByRole('button', { name: /Changed/ })
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Restore the version before this' }).click();
    await expect(area.notice('Version restored')).toBeVisible();
    await expect(place.getByRole('img', { name: description })).toBeVisible();
    await lookAtPage();
    await expect(tall).toHaveAttribute('srcset', new RegExp(word));
  } finally {
    const { revision } = await read();
    await ownerApi.graphql('mutation ($data: HeroInput!) { updateHero(data: $data) { revision } }', {
      data: { portraitImage: before.portraitImage?.documentId ?? null, revision },
    });
  }
});

test('on a phone a text that could not be saved is asked about on the way out', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await ownerPage.setViewportSize({ width: 360, height: 740 });
  await area.open('/pages?tab=contact');
  await area.field('Email').fill('@amani');
  await area.button('Save').click();
  await expect(area.notice('Please enter a valid email address')).toBeVisible();
  await area.tab('Rate card').click();
  await area.dialog('Leave without saving?').getByRole('button', { name: 'Stay' }).click();
  await expect(area.field('Email')).toHaveValue('@amani');
  await area.field('Email').fill('');
});

test('visitors of an address without a page go where the owner sends them for as long as she wants', async ({
  ownerPage,
  request,
}) => {
  const path = `/${uniqueTitle('old-shop').replaceAll(' ', '-').toLowerCase()}`;
  const answer = async () => {
    const response = await request.get(`${path}?from=card`, { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  expect((await answer())[0]).toBe(404);
  const area = new OwnerArea(ownerPage);
  await ownerPage.setViewportSize({ width: 360, height: 740 });
  await area.open('/pages?tab=redirects');
  await area.button('Add a redirect').first().click();
  const form = await area.openedDialog('Send visitors to…');
  await form.getByLabel('Old address').fill(path);
  await form.getByLabel('New address').fill('https://example.com');
  await form.getByRole('button', { name: 'Save redirect' }).click();
  await expect(area.notice(/You cannot redirect to other sites/)).toBeVisible();
  await form.getByLabel('New address').fill('/rate-card');
  await form.getByRole('button', { name: 'Save redirect' }).click();
  await expect(area.notice('Redirect saved')).toBeVisible();
  await expect(async () => expect(await answer()).toEqual([301, '/rate-card?from=card'])).toPass();
  await area.button(`Remove the redirect from ${path}`).click();
  await area.confirmDelete('Are you sure you want to remove this redirect?');
  await expect(area.notice('Redirect removed')).toBeVisible();
  await expect(async () => expect((await answer())[0]).toBe(404)).toPass();
});
