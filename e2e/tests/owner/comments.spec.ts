import { removeSentBy, storeRow, uniqueTitle } from '../../cms-data/owner-rows';
import { postComment, uniqueEmail } from '../../cms-data/submissions';
import { expect, test } from '../../fixtures';
import { OwnerArea } from '../../pages/owner-area';

test('comments wait, are approved and rejected one by one or together, and deleted', async ({
  ownerPage,
  ownerApi,
  request,
}) => {
  const email = uniqueEmail('reader');
  const title = uniqueTitle('Talked about');
  const post = await storeRow(ownerApi, 'BlogPost', { title });
  for (const name of ['First Reader', 'Second Reader']) {
    await postComment(request, { blogPostDocumentId: post.documentId, name, email, text: `By ${name}.` });
  }
  // Its comments still say which post they are about.
  await ownerApi.graphql('mutation ($id: ID!) { unpublishBlogPost(documentId: $id) { documentId } }', {
    id: post.documentId,
  });
  try {
    const area = new OwnerArea(ownerPage);
    await area.open('/blog');
    await ownerPage.getByRole('tab', { name: /^Comments \d+$/ }).click();
    await ownerPage.getByLabel('Search comments').fill(email);
    await expect(ownerPage.getByText('2 comments', { exact: true })).toBeVisible();
    const first = ownerPage.getByRole('main').getByRole('listitem').filter({ hasText: 'By First Reader.' });
    await expect(first).toContainText('Pending');
    await expect(first).toContainText(`Today on ${title}`);

    await area.button('Approve the comment by First Reader').click();
    await expect(area.notice('Comment approved')).toBeVisible();
    await expect(first).toContainText('Approved');
    await ownerPage.getByLabel('Select the comment by First Reader').check();
    await ownerPage.getByLabel('Select the comment by Second Reader').check();
    const together = ownerPage.getByRole('region', { name: '2 selected' });
    await together.getByRole('button', { name: 'Reject' }).click();
    await expect(area.notice('2 comments rejected')).toBeVisible();
    await ownerPage.getByLabel('Status').selectOption('Pending');
    await expect(ownerPage.getByText('No comments match your search.')).toBeVisible();
    await ownerPage.getByLabel('Status').selectOption('Rejected');
    await area.button('Delete the comment by First Reader').click();
    await area.confirmDelete('Are you sure you want to delete this comment?');
    await expect(area.notice('Comment deleted successfully')).toBeVisible();
    await expect(first).toHaveCount(0);
  } finally {
    await ownerPage.close();
    await removeSentBy(ownerApi, 'Comment', email);
    await post.remove();
  }
});
