import { devices } from '@playwright/test';
import { followSystemTheme, problemsInEveryLook } from '../../accessibility';
import { expect, test } from '../../fixtures';
import { OwnerArea } from '../../pages/owner-area';

const PREVIEW = 'Both sides of the card as it will be printed';
const NAVY = 'Hanging navy silk with narrow teal folds, textile study';

interface Stored {
  compCard: {
    revision: number;
    pictures: { focalX: number; focalY: number; image: { documentId: string } }[];
  };
}
const READ = '{ compCard { revision pictures { focalX focalY image { documentId } } } }';
const WRITE = 'mutation ($data: CompCardInput!) { updateCompCard(data: $data) { revision } }';

test('redraws the card when the owner chooses another front image', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await followSystemTheme(ownerPage);
  await area.open('/model-profile/comp-card');
  const preview = ownerPage.getByRole('img', { name: PREVIEW });
  await expect(preview).toHaveJSProperty('complete', true);
  const drawn = await preview.getAttribute('src');
  await ownerPage.getByRole('button', { name: `Move ${NAVY} forward` }).click();
  await expect(preview).not.toHaveAttribute('src', String(drawn));
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(1000);
  await expect(ownerPage.getByText('Low resolution: sharp up to 8.9 × 13.5 cm.')).toBeVisible();
  expect(await problemsInEveryLook(ownerPage)).toEqual([]);
  // An unsaved change would be in the form of the next test.
  await ownerPage.getByRole('button', { name: `Move ${NAVY} back` }).click();
  await area.tab('Digitals').click();
  await expect(area.button('Add new set')).toBeVisible();
});

test('the card beside its images ends above the chooser below them', async ({ ownerPage }) => {
  await ownerPage.setViewportSize({ width: 1280, height: 800 });
  const area = new OwnerArea(ownerPage);
  await area.open('/model-profile/comp-card');
  const chooser = ownerPage.getByRole('region', { name: 'Choose images' });
  await expect(chooser.getByRole('listitem').first()).toBeVisible();
  const preview = ownerPage.getByRole('region', { name: 'Preview', exact: true });
  // The card keeps its room before it has arrived.
  await expect(preview.getByRole('img', { name: PREVIEW })).toBeVisible();
  await ownerPage.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Number.NaN);
  const top = (await chooser.boundingBox())?.y ?? Number.NaN;
  expect(bottomOf(await preview.getByRole('list').boundingBox())).toBeLessThanOrEqual(top);
});

test('shows the front image that the owner chose on the site', async ({ ownerPage, ownerApi, page }) => {
  const before = await ownerApi.graphql<Stored>(READ);
  const area = new OwnerArea(ownerPage);
  await area.open('/model-profile/comp-card');
  try {
    await ownerPage.getByRole('button', { name: `Move ${NAVY} forward` }).click();
    await area.button('Save comp card').click();
    await expect(
      ownerPage.getByText('Comp card saved. The page, PDF and image are up to date.'),
    ).toBeVisible();

    await page.goto('/comp-card');
    const front = page.getByRole('region', { name: 'Front of the card' });
    await expect(front.getByRole('img')).toHaveAccessibleName(NAVY);
  } finally {
    const pictures = before.compCard.pictures.map(({ image, ...focus }) => ({
      ...focus,
      image: image.documentId,
    }));
    const { revision } = (await ownerApi.graphql<Stored>(READ)).compCard;
    await ownerApi.graphql(WRITE, { data: { pictures, revision } });
  }
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _engine, ...phone } = devices['Pixel 7'];
  test.use({ ...phone, javaScriptEnabled: false });

  test('the card is on its page without scripts', async ({ page }) => {
    await page.goto('/comp-card');
    await expect(page.getByRole('heading', { name: 'Amani Kito', level: 2 })).toBeVisible();
    const back = page.getByRole('region', { name: 'Back of the card' });
    await expect(back.getByRole('term').first()).toHaveText('Height');
  });

  test('the card is taken away as a PDF or an image without scripts', async ({ page }) => {
    await page.goto('/comp-card');
    for (const [name, type] of [
      ['PDF, A5', 'application/pdf'],
      ['Image for WhatsApp', 'image/jpeg'],
    ] as const) {
      const link = page.getByRole('link', { name, exact: true });
      const answer = await page.request.get(String(await link.getAttribute('href')));
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, type]);
    }
  });
});
