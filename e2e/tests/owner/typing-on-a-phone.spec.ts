import { expect, test } from '../../fixtures';
import { OwnerArea } from '../../pages/owner-area';

test.use({ viewport: { width: 360, height: 740 } });

/** Forms, each with a field that shows that it has loaded. */
const FORMS = [
  ['/blog?tab=create-new', 'Content'],
  ['/events?form=new', 'Title'],
  ['/projects?tab=create-new', 'Title'],
  ['/portfolio?tab=upload-new', 'Title'],
  ['/book/measurements', 'Measured on'],
  ['/messages', 'Search messages'],
] as const;

for (const [path, field] of FORMS) {
  test(`no field of ${path} has letters so small that a phone zooms into the page`, async ({ ownerPage }) => {
    const area = new OwnerArea(ownerPage);
    await area.open(path);
    await expect(area.field(field).first()).toBeVisible();
    const sizes = await ownerPage
      .locator(
        'textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=file])',
      )
      .evaluateAll((typedInto) => typedInto.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });
}

const LONG_FORMS = [...FORMS.filter(([path]) => path !== '/messages'), ['/bookings/new', 'Client']] as const;

for (const height of [740, 420]) {
  for (const [path, field] of LONG_FORMS) {
    test(`at ${height} px no field of ${path} is covered while it has the focus`, async ({ ownerPage }) => {
      await ownerPage.setViewportSize({ width: 360, height });
      const area = new OwnerArea(ownerPage);
      await area.open(path);
      await expect(area.field(field).first()).toBeVisible();
      const covered = await ownerPage
        .locator('form')
        .last()
        .locator('input, select, textarea, [contenteditable=true]')
        .evaluateAll((fields) =>
          fields.flatMap((one) => {
            if (!(one instanceof HTMLElement) || !one.checkVisibility({ opacityProperty: true })) return [];
            one.focus({ preventScroll: true });
            window.scrollTo({ top: 0, behavior: 'instant' });
            one.blur();
            one.focus();
            const { left, right, top, bottom } = one.getBoundingClientRect();
            const middle = (left + right) / 2;
            const isFree = [top + 2, Math.min(bottom, top + 60) - 2].every((y) => {
              const found = document.elementFromPoint(middle, y);
              return found !== null && (one.contains(found) || found.contains(one));
            });
            return document.activeElement !== one || isFree ? [] : [one.outerHTML.slice(0, 120)];
          }),
        );
      expect(covered).toEqual([]);
    });
  }
}
