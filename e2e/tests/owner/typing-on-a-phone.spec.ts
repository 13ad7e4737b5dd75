import { expect, test } from '../../fixtures';
import { OwnerArea } from '../../pages/owner-area';

test.use({ viewport: { width: 360, height: 740 } });

/** Forms, each with a field that shows that it has loaded. */
const FORMS = [
  ['/blog?tab=create-new', 'Content'],
  ['/events?form=new', 'Title'],
  ['/projects?tab=create-new', 'Title'],
  ['/portfolio?tab=upload-new', 'Title'],
  ['/model-profile/measurements', 'Measured on'],
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

/** Forms with sticky buttons above the lower bar, each with its first field. */
const STICKY = [
  ['/bookings/new', 'Service'],
  ['/projects?tab=create-new', 'Title'],
  ['/model-profile/measurements', 'Measured on'],
] as const;

/**
 * Returns the end of the focused element and the start of the buttons, in pixels; null once Tab has reached the
 * buttons.
 */
const focusAndButtons = () => {
  const focused = document.activeElement;
  const buttons = document.querySelector('form [data-lower-bar]');
  if (!focused || !buttons || buttons.contains(focused)) return null;
  const name = focused.getAttribute('name') ?? focused.id;
  return {
    name,
    end: Math.floor(focused.getBoundingClientRect().bottom),
    buttons: buttons.getBoundingClientRect().top,
  };
};

for (const [path, first] of STICKY) {
  test(`on ${path} the buttons cover no field that Tab comes to`, async ({ ownerPage }) => {
    const area = new OwnerArea(ownerPage);
    await area.open(path);
    await expect(area.field(first).first()).toBeVisible();
    // A draft that arrives later moves the fields below the buttons.
    await ownerPage.waitForLoadState('networkidle');
    await area.field(first).first().focus();
    const covered: object[] = [];
    let fields = 0;
    for (let at = await ownerPage.evaluate(focusAndButtons); at; ) {
      fields += 1;
      if (at.end > at.buttons) covered.push(at);
      await ownerPage.keyboard.press('Tab');
      at = await ownerPage.evaluate(focusAndButtons);
    }
    expect(covered).toEqual([]);
    expect(fields).toBeGreaterThan(5);
  });
}

for (const [path, field] of FORMS) {
  test(`the buttons and fields of ${path} are high enough for a finger`, async ({ ownerPage }) => {
    const area = new OwnerArea(ownerPage);
    await area.open(path);
    await expect(area.field(field).first()).toBeVisible();
    const heights = await ownerPage
      .locator('.mantine-Button-root:visible, .mantine-Input-input:visible, .mantine-Modal-close:visible')
      .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
}
