import { storeRow, uniqueTitle } from '../../cms-data/owner-rows';
import { test as base, expect } from '../../fixtures';
import { OwnerArea } from '../../pages/owner-area';

const UNPUBLISH = 'mutation ($id: ID!) { unpublishBlogPost(documentId: $id) { documentId } }';
const UNDESCRIBED = 'Image 1 in the text has no description for people who cannot see it.';

interface Fixtures {
  /** The owner's area with the form of an incomplete draft before publishing. */
  area: OwnerArea;
}

const test = base.extend<Fixtures>({
  area: async ({ ownerApi, ownerPage }, use) => {
    const title = uniqueTitle('Posture');
    const content = `Stand tall, TODO: how.\n\n![](/images/default-cover.jpg)\n\n${'Every day a little. '.repeat(5)}`;
    const post = await storeRow(ownerApi, 'BlogPost', { title, content });
    await ownerApi.graphql(UNPUBLISH, { id: post.documentId });
    const area = new OwnerArea(ownerPage);
    await area.open(`/blog?tab=create-new&edit=${post.documentId}`);
    await area.field('Published').check();
    await area.button('Update Post').click();
    await use(area);
  },
});

test.use({ viewport: { width: 360, height: 740 } });

test('before a post goes out a sheet names what it lacks', async ({ area }) => {
  const sheet = area.dialog('Ready to show?');
  await expect(sheet.getByText(UNDESCRIBED)).toBeVisible();
  await expect(sheet.getByText('https://', { exact: false }).first()).toBeVisible();
  await expect(sheet.getByText('Placeholder in the text: “TODO”.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(area.notice('Blog post updated successfully')).toBeVisible();
});

test('what a sheet names before a post goes out leads to its place in the form', async ({
  area,
  ownerPage,
}) => {
  const sheet = area.dialog('Ready to show?');
  await sheet.getByRole('button', { name: 'Fix: Placeholder in the text: “TODO”.' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(area.field('Content')).toBeFocused();
  await ownerPage.keyboard.type('shoulders back');
  await area.button('Update Post').click();
  await expect(sheet.getByText(UNDESCRIBED)).toBeVisible();
  await expect(sheet.getByText('TODO')).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(area.notice('Blog post updated successfully')).toBeVisible();
});
