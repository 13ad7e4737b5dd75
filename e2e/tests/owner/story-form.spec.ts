import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { followSystemTheme, problemsInEveryLook } from '../../accessibility';
import type { OwnerApi } from '../../cms-data/owner-api';
import { removeTitled, storeRow, uniqueTitle } from '../../cms-data/owner-rows';
import { pngFile } from '../../cms-data/pictures';
import { test as base, expect } from '../../fixtures';
import { PieceForm } from '../../pages/piece-form';

/** A film of five seconds. */
const film = {
  name: 'walk.mp4',
  mimeType: 'video/mp4',
  buffer: readFileSync(join(import.meta.dirname, '../../../cms/starter/media/project-01.mp4')),
};
const captions = {
  name: 'walk.vtt',
  mimeType: 'text/vtt',
  buffer: Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nMusic\n'),
};

interface StoredPiece {
  slug: string;
  revision: number;
  image: { alternativeText: string } | null;
  frames: {
    file: { alternativeText: string; mime: string };
    poster: { mime: string } | null;
    captions: { mime: string } | null;
  }[];
}

async function readPiece(owner: OwnerApi, id: string): Promise<StoredPiece> {
  const file = 'file { alternativeText mime }';
  const frames = `frames(pagination: { limit: 30 }) { ${file} poster { mime } captions { mime } }`;
  const read = `query ($id: ID!) {
    piece: portfolioItem(documentId: $id) { slug revision image { alternativeText } ${frames} }
  }`;
  return (await owner.graphql<{ piece: StoredPiece }>(read, { id })).piece;
}

/** The descriptions of a stored piece in order. */
const orderOf = ({ image, frames }: StoredPiece) =>
  [image, ...frames.map((frame) => frame.file)].flatMap((file) => file?.alternativeText ?? []);

interface Fixtures {
  /** A stored story of three pictures that are described as One, Two and Three. */
  story: { title: string; id: string; change: (changes: object) => Promise<unknown> };
  form: PieceForm;
}

const test = base.extend<Fixtures>({
  story: async ({ ownerApi }, use) => {
    const title = uniqueTitle('Silk story');
    const upload = async (alt: string) => (await ownerApi.upload(pngFile(`${alt}.png`), alt)).id;
    const [one, two, three] = [await upload('One'), await upload('Two'), await upload('Three')];
    const frames = [{ file: two }, { file: three }];
    const row = await storeRow(ownerApi, 'PortfolioItem', { title, image: one, frames });
    await use({ title, id: row.documentId, change: row.change });
  },
  form: async ({ ownerPage }, use) => {
    await use(new PieceForm(ownerPage));
  },
});

test('files that are chosen together become one piece, which the gallery counts', async ({
  form,
  ownerPage,
  ownerApi,
}) => {
  const title = uniqueTitle('Silk in three');
  await form.open('/portfolio?tab=upload-new');
  await form.field('Title').fill(title);
  await form.files().setInputFiles([pngFile('a.png'), pngFile('b.png')]);
  await form.give('drop', 'Images and films', pngFile('c.png'));
  // The save waits for the uploads.
  await form.button('Add Item').click();
  ownerApi.afterTest(() => removeTitled(ownerApi, 'PortfolioItem', title));
  await expect(form.notice('Portfolio item added successfully')).toBeVisible();
  await ownerPage.getByLabel('Search portfolio').fill(title);
  await expect(form.card(title)).toContainText('3 pictures');
});

test('entries move by keyboard, and any of them becomes the cover', async ({ form, ownerApi, story }) => {
  await form.edit(story.id);
  await form.button('Move Image 1 down').press('Enter');
  await expect(form.button('Move Image 2 down')).toBeFocused();
  await form.button('Move Image 2 down').press('Enter');
  await expect(form.description(3)).toHaveValue('One');
  // The last entry cannot move further down.
  await expect(form.button('Make cover: Image 3')).toBeVisible();
  await expect(form.button('Move Image 3 up')).toBeFocused();
  await form.button('Make cover: Image 2').press('Enter');
  await expect(form.description(1)).toHaveValue('Three');
  await form.button('Update Item').click();
  await expect(form.notice('Portfolio item updated successfully')).toBeVisible();
  expect(orderOf(await readPiece(ownerApi, story.id))).toEqual(['Three', 'Two', 'One']);
});

test('entries are dragged by keyboard', async ({ form, ownerPage, story }) => {
  await form.edit(story.id);
  await form.pickUp('One', 'One picked up from position 1 of 3.');
  await ownerPage.keyboard.press('ArrowDown');
  await expect(ownerPage.getByText('One is now at position 2 of 3.')).toBeAttached();
  await ownerPage.keyboard.press('Space');
  await expect(form.description(1)).toHaveValue('Two');
  await expect(form.description(2)).toHaveValue('One');
  await form.button('Cancel').click();
});

test('descriptions are written in a row by Enter and Tab', async ({ form, ownerPage, ownerApi, story }) => {
  await form.edit(story.id);
  await form.description(1).fill('First look');
  await ownerPage.keyboard.press('Enter');
  await expect(form.description(2)).toBeFocused();
  await form.description(2).fill('Second look');
  await ownerPage.keyboard.press('Tab');
  await expect(form.description(3)).toBeFocused();
  await form.description(3).fill('Third look');
  await form.button('Update Item').click();
  await expect(form.notice('Portfolio item updated successfully')).toBeVisible();
  expect(orderOf(await readPiece(ownerApi, story.id))).toEqual(['First look', 'Second look', 'Third look']);
});

test('descriptions whose save was left before its answer are stored by the next save', async ({
  form,
  ownerPage,
  ownerApi,
  story,
}) => {
  await form.edit(story.id);
  await form.description(2).fill('Second look');
  const isStored = new Promise<void>((resolve) => {
    void ownerPage.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('updatePortfolioItem')) return route.fallback();
      await route.fetch();
      // The answer never comes.
      resolve();
    });
  });
  ownerPage.once('dialog', (dialog) => void dialog.accept());
  await form.button('Update Item').click();
  await isStored;
  await ownerPage.reload();
  await ownerPage.unrouteAll({ behavior: 'ignoreErrors' });

  await expect(ownerPage.getByText('Your unsaved changes from today were restored.')).toBeVisible();
  await form.button('Update Item').click();

  await expect(form.notice('Portfolio item updated successfully')).toBeVisible();
  expect(orderOf(await readPiece(ownerApi, story.id))).toEqual(['One', 'Second look', 'Three']);
});

test('a removed entry comes back at its place', async ({ form, story }) => {
  await form.edit(story.id);
  await form.button('Remove Image 2').click();
  await expect(form.descriptions()).toHaveCount(2);
  await expect(form.button('Remove Image 2')).toBeFocused();
  await form.button('Undo').click();
  await expect(form.description(2)).toHaveValue('Two');
  await form.button('Cancel').click();
});

test.describe('a line that breaks', () => {
  test.use({ expectedConsoleErrors: [/503/] });

  test('a file that fails is tried again, and the others are kept', async ({
    form,
    ownerPage,
    ownerApi,
    story,
  }) => {
    await form.edit(story.id);
    let failed = false;
    await ownerPage.route('**/api/upload', (route) => {
      if (failed) return route.fallback();
      failed = true;
      return route.fulfill({ status: 503, json: {} });
    });
    await form.files().setInputFiles([pngFile('fourth.png'), pngFile('fifth.png')]);
    const row = ownerPage.getByRole('listitem').filter({ hasText: 'fourth.png' });
    await expect(row.getByRole('alert')).toBeVisible();
    await expect(form.descriptions()).toHaveCount(4);
    await form.button('Update Item').click();
    await expect(form.notice('Some files could not be uploaded. Try again or remove them.')).toBeVisible();
    await row.getByRole('button', { name: 'Try again' }).click();
    await expect(form.descriptions()).toHaveCount(5);
    await form.button('Update Item').click();
    await expect(form.notice('Portfolio item updated successfully')).toBeVisible();
    expect((await readPiece(ownerApi, story.id)).frames).toHaveLength(4);
  });
});

test('a film gets a poster, another moment of it, and captions', async ({
  form,
  ownerPage,
  ownerApi,
  story,
}) => {
  await followSystemTheme(ownerPage);
  await form.edit(story.id);
  await form.files().setInputFiles(film);
  await expect(form.story().getByText('walk.mp4, 0.3MB')).toBeVisible();
  const poster = ownerPage.getByRole('listitem').filter({ hasText: 'walk.mp4' }).locator('img');
  await expect(poster).toHaveAttribute('src', /walk.*poster.*\.jpg/);
  const first = await poster.getAttribute('src');

  await form.button('Choose a moment of Film 4 as its poster').click();
  const slider = ownerPage.getByRole('slider', { name: 'Moment of the poster' });
  await expect(slider).toHaveAttribute('aria-valuenow', '1');
  await slider.press('ArrowRight');
  await form.button('Use this moment').click();
  await expect(poster).not.toHaveAttribute('src', String(first));
  await form.picker('Choose captions for Film 4').setInputFiles(captions);
  await ownerPage.getByRole('button', { name: 'Use captions' }).click();
  await expect(form.story().getByRole('link', { name: 'View captions' })).toBeVisible();
  expect(await problemsInEveryLook(ownerPage)).toEqual([]);
  await form.button('Make cover: Film 4').click();
  await form.button('Update Item').click();
  await expect(form.notice('Portfolio item updated successfully')).toBeVisible();
  await expect(form.card(story.title)).toContainText('3 pictures, 1 film');
  const { image, frames } = await readPiece(ownerApi, story.id);
  expect(image).toBeNull();
  expect(frames[0]).toMatchObject({
    file: { mime: 'video/mp4' },
    poster: { mime: 'image/jpeg' },
    captions: { mime: 'text/vtt' },
  });
});

test('the check before publishing leads to an image without a description', async ({
  form,
  ownerPage,
  story,
}) => {
  await form.edit(story.id);
  await form.description(2).fill('');
  await form.button('Ready to show?').click();
  await ownerPage
    .getByRole('listitem')
    .filter({ hasText: 'Image 2 of the story' })
    .getByRole('button', { name: /^Fix/ })
    .click();
  await expect(form.description(2)).toBeFocused();
  await form.button('Cancel').click();
});

test('a narrow screen shows films and their moments without scrolling sideways', async ({
  form,
  ownerPage,
  story,
}) => {
  await ownerPage.setViewportSize({ width: 360, height: 740 });
  await form.edit(story.id);
  await form.files().setInputFiles(film);
  await form.button('Choose a moment of Film 4 as its poster').click();
  await expect(form.button('Use this moment')).toBeEnabled();
  await form.button('Set focal point of Image 2').click();
  const isWider = () =>
    ownerPage.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(await isWider()).toBe(false);
  await form.button('Move Image 2 up').click();
  await expect(form.description(1)).toHaveValue('Two');
  await form.button('Cancel').click();
});

test('what was uploaded and written is still there after a reload', async ({ form, ownerPage, story }) => {
  await form.edit(story.id);
  await form.files().setInputFiles(pngFile('fourth.png'));
  await form.description(4).fill('Fourth look');
  // The draft is stored after a pause.
  await expect.poll(() => ownerPage.evaluate(() => JSON.stringify(localStorage))).toContain('Fourth look');
  await ownerPage.reload();
  await expect(form.description(4)).toHaveValue('Fourth look');
  await form.button('Discard changes').click();
  await expect(form.descriptions()).toHaveCount(3);
});

test('the second of two tabs that changed the order chooses between both', async ({
  form,
  ownerApi,
  story,
}) => {
  await form.edit(story.id);
  await form.button('Make cover: Image 3').click();
  await story.change({ image: null, frames: [] });
  await form.button('Update Item').click();
  const dialog = form.dialog();
  await expect(dialog).toContainText('1. Three');
  await dialog.getByRole('button', { name: 'Keep my version' }).click();
  await expect(form.notice('Portfolio item updated successfully')).toBeVisible();
  expect(orderOf(await readPiece(ownerApi, story.id))).toEqual(['Three', 'One', 'Two']);
});

test('a changed page address replaces the former one, which still leads to the piece', async ({
  form,
  ownerApi,
  story,
}) => {
  const { slug: former } = await readPiece(ownerApi, story.id);
  await form.edit(story.id);
  await expect(form.field('Page address')).toHaveValue(former);
  await form.field('Page address').fill(`${former} renamed`);
  await form.button('Update Item').click();
  await expect(form.notice('Portfolio item updated successfully')).toBeVisible();
  const read = 'query ($slug: String!) { portfolioPiece(slug: $slug) { item { slug } } }';
  const { portfolioPiece } = await ownerApi.graphql<{ portfolioPiece: { item: { slug: string } } }>(read, {
    slug: former,
  });
  expect(portfolioPiece.item.slug).toBe(`${former}-renamed`);
});

test('the history shows which frames a save removed', async ({ form, ownerPage, story }) => {
  await form.edit(story.id);
  await form.button('Remove Image 3').click();
  await form.button('Update Item').click();
  await expect(form.notice('Portfolio item updated successfully')).toBeVisible();
  await form.edit(story.id);
  await form.button('History').click();
  const dialog = form.dialog('Earlier versions');
  await dialog.getByRole('button', { name: /Changed/ }).click();
  await expect(dialog.getByRole('deletion')).toContainText(['Three.png']);
  await expect(dialog.getByRole('term')).toHaveText('Images and films');
  await ownerPage.keyboard.press('Escape');
});

test('a story takes at most 30 frames beside its cover', async ({ form, ownerPage, story }) => {
  await form.edit(story.id);
  await ownerPage.route('**/api/upload', (route) =>
    route.fulfill({ json: [{ id: 1, documentId: 'kept', url: '/favicon.ico' }] }),
  );
  await form.files().setInputFiles(Array.from({ length: 30 }, (_, at) => pngFile(`${at}.png`)));
  await expect(form.notice('A story has at most 30 frames.')).toContainText('2 files were not added.');
  await expect(form.descriptions()).toHaveCount(31);
  await form.button('Cancel').click();
});
