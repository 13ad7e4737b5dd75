import type { OwnerApi } from '../../cms-data/owner-api';
import { storeRow, uniqueTitle } from '../../cms-data/owner-rows';
import { pngFile } from '../../cms-data/pictures';
import { test as base, expect } from '../../fixtures';
import { OwnerArea } from '../../pages/owner-area';

const PHONE = { width: 360, height: 740 };
const WINDOWS = [
  ['a phone', PHONE],
  ['a wide screen', { width: 1280, height: 800 }],
] as const;

const PAST = { photographer: 'Wambui Njeri', lastDay: '2026-01-31' };

interface Fixtures {
  /** An item of the portfolio with its picture, and the address of the file. */
  item: { title: string; address: string };
}

const test = base.extend<Fixtures>({
  item: async ({ ownerApi }, use) => {
    const title = uniqueTitle('Silk lent');
    const { id, url } = await ownerApi.upload(pngFile(`${title}.png`), `Teal silk of ${title}`);
    await storeRow(ownerApi, 'PortfolioItem', { title, image: id });
    await use({ title, address: url });
  },
});

type Rights = { documentId: string; revision: number; photographer: string | null; lastDay: string | null };

async function rightsOf(owner: OwnerApi, title: string): Promise<Rights> {
  const find =
    'query ($q: String!) { found: mediaFiles(q: $q) { nodes { documentId revision photographer lastDay } } }';
  const { found } = await owner.graphql<{ found: { nodes: [Rights] } }>(find, { q: title });
  return found.nodes[0];
}

/** Sets the last day of an item's picture to the past. */
async function endRights(owner: OwnerApi, title: string): Promise<void> {
  const { documentId, revision } = await rightsOf(owner, title);
  const write =
    'mutation ($id: ID!, $data: PictureRightInput!) { updateMediaFile(documentId: $id, data: $data) { revision } }';
  await owner.graphql(write, { id: documentId, data: { ...PAST, revision } });
}

for (const [device, viewport] of WINDOWS) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('an image is hidden after its usage rights end', async ({ ownerPage, ownerApi, item, request }) => {
      const area = new OwnerArea(ownerPage);
      await area.open(`/media?q=${encodeURIComponent(item.title.toUpperCase())}`);
      await ownerPage
        .getByRole('main')
        .getByRole('button', { name: /^Edit / })
        .click();
      await area.field('Photographer').fill(PAST.photographer);
      await area.field('Usage rights end').fill(PAST.lastDay);
      await area.button('Save').click();
      await expect(ownerPage.getByText('Usage rights or consent end on January 31, 2026.')).toBeVisible();
      await area.button('Save and hide').click();
      await expect(area.notice('File updated successfully')).toBeVisible();
      await expect(ownerPage.getByRole('main').getByText('No longer shown')).toBeVisible();
      expect(await rightsOf(ownerApi, item.title)).toMatchObject(PAST);
      await expect.poll(async () => (await request.get(item.address)).status()).toBe(410);
    });

    test('an image is shown again when its end date is removed', async ({
      ownerPage,
      ownerApi,
      item,
      request,
    }) => {
      await endRights(ownerApi, item.title);
      const status = async () => (await request.get(item.address)).status();
      await expect.poll(status).toBe(410);
      const area = new OwnerArea(ownerPage);
      await area.open('/media?rights=past');
      await ownerPage.getByRole('button', { name: new RegExp(`^Edit .*${item.title}`, 'i') }).click();
      await expect(area.field('Photographer')).toHaveValue(PAST.photographer);
      await area.field('Usage rights end').fill('');
      await area.button('Save').click();
      await expect(area.notice('File updated successfully')).toBeVisible();
      await expect.poll(status).toBe(200);
    });
  });
}

test('the owner sees an image after its usage rights have ended', async ({
  ownerPage,
  ownerApi,
  item,
  request,
}) => {
  await endRights(ownerApi, item.title);
  await expect.poll(async () => (await request.get(item.address)).status()).toBe(410);
  expect((await ownerPage.request.get(item.address)).status()).toBe(200);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a card crops to the focal point of the image', async ({ ownerPage, item }) => {
    const area = new OwnerArea(ownerPage);
    await area.open(`/media?q=${encodeURIComponent(item.title)}`);
    const card = ownerPage.getByRole('main').getByRole('button', { name: /^Edit / });
    await card.click();
    const dialog = await area.openedDialog('Media');
    await dialog.getByRole('button', { name: /^Focal point of the image/ }).press('ArrowLeft');
    await area.button('Save').click();
    await expect(area.notice('File updated successfully')).toBeVisible();
    await expect(card.locator('img')).toHaveCSS('object-position', '48% 50%');
  });

  test('a new file is used everywhere instead of an image', async ({ ownerPage, item }) => {
    const area = new OwnerArea(ownerPage);
    await area.open(`/media?q=${encodeURIComponent(item.title)}`);
    const card = ownerPage.getByRole('main').getByRole('button', { name: /^Edit / });
    await card.click();
    const dialog = area.dialog('Media');
    await expect(dialog.getByRole('link', { name: `Portfolio: ${item.title}` })).toBeVisible();
    await dialog.locator('input[type=file]').setInputFiles(pngFile(`${item.title} anew.png`));
    await area.dialog('Replace this file?').getByRole('button', { name: 'Replace file' }).click();
    await expect(area.notice('File replaced successfully')).toBeVisible();
    await expect(card.locator('img')).toHaveAttribute('src', /anew/);
    await expect(card).toContainText('Used once');
  });
});
