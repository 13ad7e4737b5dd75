import type { APIRequestContext } from '@playwright/test';
import type { OwnerApi } from '../../cms-data/owner-api';
import { removeSentBy, storeRow, uniqueTitle } from '../../cms-data/owner-rows';
import { postComment, uniqueEmail } from '../../cms-data/submissions';
import { expect, test } from '../../fixtures';
import { OwnerArea } from '../../pages/owner-area';

/** Stores two comments of one sender about a separate post. */
async function storeComments(owner: OwnerApi, request: APIRequestContext) {
  const email = uniqueEmail('reader');
  const title = uniqueTitle('Talked about');
  const post = await storeRow(owner, 'BlogPost', { title });
  for (const name of ['First Reader', 'Second Reader']) {
    await postComment(request, { blogPostDocumentId: post.documentId, name, email, text: `By ${name}.` });
  }
  owner.afterTest(() => removeSentBy(owner, 'Comment', email));
  return { email, title, post };
}

test('a comment that waits is approved', async ({ ownerPage, ownerApi, request }) => {
  const { email, title, post } = await storeComments(ownerApi, request);
  // Its comments still name their post.
  await ownerApi.graphql('mutation ($id: ID!) { unpublishBlogPost(documentId: $id) { documentId } }', {
    id: post.documentId,
  });
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
});

test('ticked comments are rejected together', async ({ ownerPage, ownerApi, request }) => {
  const { email } = await storeComments(ownerApi, request);
  const area = new OwnerArea(ownerPage);
  await area.open('/blog?tab=comments');
  await ownerPage.getByLabel('Search comments').fill(email);
  await expect(ownerPage.getByText('2 comments', { exact: true })).toBeVisible();
  await ownerPage.getByLabel('Select the comment by First Reader').check();
  await ownerPage.getByLabel('Select the comment by Second Reader').check();
  const together = ownerPage.getByRole('region', { name: '2 selected' });
  await together.getByRole('button', { name: 'Reject' }).click();
  await expect(area.notice('2 comments rejected')).toBeVisible();
  await ownerPage.getByLabel('Status').selectOption('Pending');
  await expect(ownerPage.getByText('No comments match your search.')).toBeVisible();
  await ownerPage.getByLabel('Status').selectOption('Rejected');
  await expect(ownerPage.getByText('2 comments', { exact: true })).toBeVisible();
});

test('a comment is deleted once the owner has been asked', async ({ ownerPage, ownerApi, request }) => {
  const { email } = await storeComments(ownerApi, request);
  const area = new OwnerArea(ownerPage);
  await area.open('/blog?tab=comments');
  await ownerPage.getByLabel('Search comments').fill(email);
  await area.button('Delete the comment by First Reader').click();
  await area.confirmDelete('Are you sure you want to delete this comment?');
  await expect(area.notice('Comment deleted successfully')).toBeVisible();
  await expect(ownerPage.getByText('By First Reader.')).toHaveCount(0);
});

test('on a phone the buttons of a comment lie inside the window', async ({
  ownerPage,
  ownerApi,
  request,
}) => {
  await ownerPage.setViewportSize({ width: 360, height: 740 });
  const { email } = await storeComments(ownerApi, request);
  const area = new OwnerArea(ownerPage);
  await area.open(`/blog?tab=comments&q=${email}`);
  for (const decision of ['Approve', 'Reject']) {
    const button = area.button(`${decision} the comment by First Reader`);
    await expect(button).toBeVisible();
    const { x, width } = (await button.boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(360);
  }
});
