import type { Page } from '@playwright/test';
import type { OwnerApi } from '../../cms-data/owner-api';
import { photoFile, textFile } from '../../cms-data/pictures';
import { expect, test } from '../../fixtures';
import { OwnerArea } from '../../pages/owner-area';

const MONTH_MS = 30 * 24 * 3600 * 1000;

interface Sets {
  digitalSets: { documentId: string; takenOn: string; revision: number }[];
}

/** Older than the visible set, but not older than a year. */
const monthAgo = new Date(Date.now() - MONTH_MS).toISOString().slice(0, 10);

const sets = async (owner: OwnerApi) =>
  (await owner.graphql<Sets>('{ digitalSets { documentId takenOn revision } }')).digitalSets;
const date = (owner: OwnerApi, { documentId, revision }: Sets['digitalSets'][number], takenOn: string) =>
  owner.graphql(
    'mutation ($id: ID!, $data: DigitalSetInput!) { updateDigitalSet(documentId: $id, data: $data) { revision } }',
    { id: documentId, data: { takenOn, revision } },
  );

/** Deletes the sets that a test has added. */
async function removeOthers(owner: OwnerApi, before: Sets['digitalSets']): Promise<void> {
  const kept = before.map(({ documentId }) => documentId);
  for (const { documentId } of await sets(owner))
    if (!kept.includes(documentId)) await owner.remove('DigitalSet', documentId);
}

/** Starts a set on a phone. */
async function beginSet(page: Page): Promise<OwnerArea> {
  await page.setViewportSize({ width: 360, height: 740 });
  const area = new OwnerArea(page);
  await area.open('/model-profile/digitals');
  await area.button('Add new set').click();
  await area.field('Date taken').fill(monthAgo);
  return area;
}

test('digitals older than a year leave the site until the owner says they are still true', async ({
  page,
  ownerPage,
  ownerApi,
}) => {
  const [set] = await sets(ownerApi);
  if (!set) throw new Error('The starter content has no digitals');
  try {
    await page.goto('/digitals');
    await expect(page.getByRole('figure')).toHaveCount(7);
    await date(ownerApi, set, '2020-05-03');

    await page.goto('/digitals');
    await expect(page.getByText('New digitals are coming soon.')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.goto('/bio');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See the digitals' })).toHaveCount(0);

    const area = new OwnerArea(ownerPage);
    await area.open('/model-profile/digitals');
    await expect(ownerPage.getByText('Hidden: older than a year')).toBeVisible();
    await area.button('Still accurate').click();
    await expect(ownerPage.getByText('On the page', { exact: true })).toBeVisible();
    await page.goto('/digitals');
    await expect(page.getByText('Taken 3 May 2020')).toBeVisible();
  } finally {
    const [stored] = await sets(ownerApi);
    if (stored) await date(ownerApi, stored, set.takenOn);
  }
});

test('adds a set from several images at once', async ({ ownerPage, ownerApi }) => {
  const before = await sets(ownerApi);
  const area = await beginSet(ownerPage);
  await area.picker('Images').setInputFiles([photoFile('one.jpg'), photoFile('two.jpg')]);
  await expect(area.field('Angle of image 2')).toHaveValue('smile');
  await area.field('Angle of image 2').selectOption('back');
  await area.button('Add the set').click();
  try {
    await expect(area.notice('Digitals added')).toBeVisible();
    await expect(ownerPage.getByText('2 images')).toBeVisible();
    await expect(ownerPage.getByText('Replaced by a newer set')).toBeVisible();
  } finally {
    await removeOthers(ownerApi, before);
  }
});

test('adds a set only when all its files are images', async ({ ownerPage, ownerApi }) => {
  const before = await sets(ownerApi);
  const area = await beginSet(ownerPage);
  await area.button('Add the set').click();
  await expect(area.notice('Add at least one image.')).toBeVisible();
  await area.picker('Images').setInputFiles([photoFile('one.jpg'), textFile, photoFile('two.jpg')]);
  await expect(area.field('Angle of image 2')).toHaveValue('smile');
  await area.button('Add the set').click();
  await expect(area.notice('Some files could not be uploaded.')).toBeVisible();
  await area.button('Remove notes.txt').click();
  await area.button('Add the set').click();
  try {
    await expect(area.notice('Digitals added')).toBeVisible();
    await expect(ownerPage.getByText('2 images')).toBeVisible();
  } finally {
    await removeOthers(ownerApi, before);
  }
});
