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
