import { storeRow, uniqueTitle } from '../../cms-data/owner-rows';
import { expect, test } from '../../fixtures';
import { OwnerArea } from '../../pages/owner-area';

const UNPUBLISH = 'mutation ($id: ID!) { unpublishBlogPost(documentId: $id) { documentId } }';

test.use({ viewport: { width: 360, height: 740 } });

test('before a post goes out a sheet names what was left over and what is not described, and leads there', async ({
  ownerPage,
  ownerApi,
}) => {
  const title = uniqueTitle('Posture');
  const content = `Stand tall, TODO: how.\n\n![](/images/default-cover.jpg)\n\n${'Every day a little. '.repeat(5)}`;
  const post = await storeRow(ownerApi, 'BlogPost', { title, content });
  await ownerApi.graphql(UNPUBLISH, { id: post.documentId });
  try {
    const area = new OwnerArea(ownerPage);
    await area.open(`/blog?tab=create-new&edit=${post.documentId}`);
    await area.field('Published').check();
    await area.button('Update Post').click();
    const sheet = area.dialog('Ready to show?');
    const described = 'Picture 1 in the text has no description for people who do not see it.';
    await expect(sheet.getByText(described)).toBeVisible();
    await expect(sheet.getByText('https://', { exact: false }).first()).toBeVisible();
    await sheet.getByRole('button', { name: 'Fix: “TODO” is still in the text.' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(area.field('Content')).toBeFocused();
    await ownerPage.keyboard.type('shoulders back');
    await area.button('Update Post').click();
    await expect(sheet.getByText(described)).toBeVisible();
    await expect(sheet.getByText('TODO')).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Publish as it is' }).click();
    await expect(area.notice('Blog post updated successfully')).toBeVisible();
  } finally {
    await post.remove();
  }
});
