import { publishPost } from '../../cms-data/blog-posts';
import { expect, test } from '../../fixtures';
import { ModernBlogPage } from '../../pages/modern-blog-page';

const STARTER_POST = 'How a pageant judge really scores';
/** Cards on one page of the list. */
const PAGE_SIZE = 12;

test('each page of the list has its own address', async ({ page, ownerApi }) => {
  test.slow();
  for (let number = 1; number <= PAGE_SIZE; number += 1) {
    await publishPost(ownerApi, { title: `Paging post ${number}`, content: 'One of many.' });
  }
  const blog = new ModernBlogPage(page);
  await blog.open();
  await expect(blog.cards()).toHaveCount(PAGE_SIZE);
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await blog.older().click();
  await expect(page).toHaveURL(/\/#\/blog\?page=2$/);
  await expect(blog.card(STARTER_POST)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await blog.newer().click();
  await expect(page).toHaveURL(/\/#\/blog$/);
  await expect(blog.card(`Paging post ${PAGE_SIZE}`)).toBeVisible();
});
