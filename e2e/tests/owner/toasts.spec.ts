import type { Page } from '@playwright/test';
import { removeSentBy } from '../../cms-data/owner-rows';
import { applyToVolunteer, uniqueEmail } from '../../cms-data/submissions';
import { expect, test } from '../../fixtures';
import { failOperation } from '../../list-traffic';
import { OwnerArea } from '../../pages/owner-area';

/** Pixels. At 768 the menu is narrow and the content begins highest. */
const SIZES = [
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];

/** Returns the controls covered by a toast, even by a pixel. Controls below the page's header do not count. */
const pressedBelowToasts = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('[role=alert]')].map((toast) =>
      toast.getBoundingClientRect(),
    );
    const headerEnd = document.querySelector('main header')?.getBoundingClientRect().bottom ?? 0;
    return [...document.querySelectorAll(':is(main, nav) :is(a, button, input, select, textarea)')].flatMap(
      (element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const seenFrom = element.closest('main') ? Math.max(top, headerEnd) : top;
        const isCovered = boxes.some(
          (box) =>
            box.left < right &&
            left < box.right &&
            Math.max(seenFrom, box.top) < Math.min(bottom, box.bottom),
        );
        return isCovered ? [element.getAttribute('aria-label') ?? element.textContent] : [];
      },
    );
  });

test.describe('several toasts', () => {
  test.use({ expectedConsoleErrors: [/503 \(Service Unavailable\)/] });

  for (const size of SIZES) {
    test(`lie on nothing that is pressed at ${size.width} pixels, and each can be taken back`, async ({
      ownerPage,
      ownerApi,
      request,
    }) => {
      const email = uniqueEmail('toasts');
      for (const name of ['First Hands', 'Second Hands']) await applyToVolunteer(request, { name, email });
      ownerApi.afterTest(() => removeSentBy(ownerApi, 'Volunteer', email));
      const area = new OwnerArea(ownerPage);
      await ownerPage.setViewportSize(size);
      await area.open(`/volunteers?q=${email}`);
      const pending = area.row('Pending');
      await expect(pending).toHaveCount(2);
      await area.button('Approve First Hands').click();
      await expect(area.notice('Volunteer approved')).toHaveCount(1);
      expect(await pressedBelowToasts(ownerPage)).toEqual([]);

      await area.button('Approve Second Hands').click();
      await expect(area.notice('Volunteer approved')).toHaveCount(2);
      expect(await pressedBelowToasts(ownerPage)).toEqual([]);

      const { mend } = await failOperation(ownerPage, 'Volunteers');
      await ownerPage.getByLabel('Search volunteers').fill('nobody');
      await expect(area.notice('Failed to load volunteers data')).toBeVisible();
      expect(await pressedBelowToasts(ownerPage)).toEqual([]);

      mend();
      await area.notice('Failed to load volunteers data').hover();
      await area.notice('Volunteer approved').last().getByRole('button', { name: 'Undo' }).click();
      await expect(area.notice('Volunteer approved')).toHaveCount(1);
      await area.button('Undo').click();
      await expect(area.notice('Volunteer approved')).toHaveCount(0);
      await ownerPage.getByLabel('Search volunteers').fill(email);
      await expect(pending).toHaveCount(2);
    });
  }
});
