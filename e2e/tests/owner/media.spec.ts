import { removeTitled, uniqueTitle } from '../../cms-data/owner-rows';
import { pngFile } from '../../cms-data/pictures';
import { expect, test } from '../../fixtures';
import { OwnerArea } from '../../pages/owner-area';

const WINDOWS = [
  ['a phone', { width: 360, height: 740 }],
  ['a wide screen', { width: 1280, height: 800 }],
] as const;

for (const [device, viewport] of WINDOWS) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('a picture leaves the site after its last day and comes back, and the owner sees it all the time', async ({
      ownerPage,
      ownerApi,
      page,
    }) => {
      const title = uniqueTitle('Silk lent');
      const area = new OwnerArea(ownerPage);
      await area.open('/portfolio');
      await area.tab('Upload New').click();
      await area.field('Title').fill(title);
      await area.give('paste', 'Image', pngFile(`${title}.png`));
      await area.field('What does the image show?').fill(`Teal silk of ${title}`);
      await area.button('Add Item').click();
      try {
        await expect(area.notice('Portfolio item added successfully')).toBeVisible();

        await area.open(`/media?q=${encodeURIComponent(title.toUpperCase())}`);
        await ownerPage
          .getByRole('main')
          .getByRole('button', { name: /^Edit / })
          .click();
        const picture = area.dialog('Media').getByRole('figure').getByRole('img');
        const address = (await picture.getAttribute('src')) ?? '';
        await area.field('Photographer').fill('Wambui Njeri');
        await area.field('Last day').fill('2026-01-31');
        await area.button('Save').click();
        await expect(ownerPage.getByText('January 31, 2026 has passed')).toBeVisible();
        await area.button('Save and hide it').click();
        await expect(area.notice('File updated successfully')).toBeVisible();
        await expect(ownerPage.getByRole('main').getByText('No longer shown')).toBeVisible();

        const status = async () => (await page.request.get(address)).status();
        await expect.poll(status).toBe(410);
        expect((await ownerPage.request.get(address)).status()).toBe(200);

        await area.open('/media?rights=past');
        await ownerPage.getByRole('button', { name: new RegExp(`^Edit .*${title}`, 'i') }).click();
        await expect(area.field('Photographer')).toHaveValue('Wambui Njeri');
        await area.field('Last day').fill('');
        await area.button('Save').click();
        await expect(area.notice('File updated successfully')).toBeVisible();
        await expect.poll(status).toBe(200);
      } finally {
        await removeTitled(ownerApi, 'PortfolioItem', title);
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a card crops to the focus that was set on the picture, and a new file takes its places', async ({
    ownerPage,
    ownerApi,
  }) => {
    const title = uniqueTitle('Focus');
    const area = new OwnerArea(ownerPage);
    await area.open('/portfolio');
    await area.tab('Upload New').click();
    await area.field('Title').fill(title);
    await area.give('paste', 'Image', pngFile(`${title}.png`));
    await area.button('Add Item').click();
    try {
      await expect(area.notice('Portfolio item added successfully')).toBeVisible();
      const list = `/media?q=${encodeURIComponent(title)}`;
      await area.open(list);
      const card = ownerPage.getByRole('main').getByRole('button', { name: /^Edit / });
      await card.click();
      const dialog = area.dialog('Media');
      await dialog.getByRole('button', { name: /^Focus of the picture/ }).press('ArrowLeft');
      await area.button('Save').click();
      await expect(area.notice('File updated successfully')).toBeVisible();
      await expect(card.locator('img')).toHaveCSS('object-position', '48% 50%');

      await card.click();
      await expect(dialog.getByRole('link', { name: `Portfolio: ${title}` })).toBeVisible();
      await dialog.locator('input[type=file]').setInputFiles(pngFile(`${title} anew.png`));
      await expect(area.notice('File replaced successfully')).toBeVisible();
      await expect(card.locator('img')).toHaveAttribute('src', /anew/);
      await expect(card).toContainText('Used once');
    } finally {
      await removeTitled(ownerApi, 'PortfolioItem', title);
    }
  });
});
