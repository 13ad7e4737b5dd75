import { expect, type Page } from '@playwright/test';
import { OwnerArea } from '../../pages/owner-area';

/** Starts a text in an open form of a new post, and logs out in another tab. */
export async function writeAndLogOutElsewhere(writing: OwnerArea, page: Page): Promise<void> {
  await writing.field('Title').fill('A long evening of writing');
  const elsewhere = await page.context().newPage();
  const other = new OwnerArea(elsewhere);
  await other.open('/dashboard');
  await other.button('Logout').click();
  await other.dialog('Log out without saving your changes?').getByRole('button', { name: 'Logout' }).click();
  await expect(elsewhere).toHaveURL(/\/admin\/login/);
}
