import { accessibilityProblems, problemsAtBothWidths } from '../../accessibility';
import { askForDay } from '../../cms-data/booking-request';
import { expect, test } from '../../fixtures';
import { PUBLIC_PATHS } from '../../public-paths';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Checked with errors, which show more elements. */
const FORMS = {
  '/contact': { submit: 'Send Message', mistake: 'Please fill in all required fields' },
  '/volunteer': { submit: 'Submit Application', mistake: 'Please provide your name and email address' },
  '/v1/volunteer': { submit: 'Submit Application', mistake: 'Please provide your name and email.' },
};

for (const path of Object.values(PUBLIC_PATHS).flat()) {
  if (path in FORMS) continue;
  test(`no accessibility problem at 360 and 1280 pixels: ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await problemsAtBothWidths(page)).toEqual([]);
  });
}

for (const [path, { submit, mistake }] of Object.entries(FORMS)) {
  test(`no accessibility problem at 360 and 1280 pixels: ${path} with its mistakes`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByRole('alert').filter({ hasText: mistake })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await problemsAtBothWidths(page)).toEqual([]);
  });
}

test('no accessibility problem at 360 and 1280 pixels: the page of a client', async ({ page, request }) => {
  const path = await askForDay(request);
  for (const base of ['', '/v1']) {
    await page.goto(`${base}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Received');
    await page.getByText('Cancel this booking').click();
    expect(await problemsAtBothWidths(page)).toEqual([]);
  }
});

for (const base of ['', '/v1']) {
  test(`no accessibility problem at 360 and 1280 pixels: the lightbox of ${base}/portfolio`, async ({
    page,
  }) => {
    await page.goto(`${base}/portfolio`);
    await page.getByRole('button', { name: 'Open Column in Navy' }).click();
    await expect(page.getByRole('dialog').getByRole('heading')).toHaveText('Column in Navy');
    expect(await problemsAtBothWidths(page)).toEqual([]);
  });

  test(`Skip to content leads to the content of ${base}/contact at the first stop`, async ({ page }) => {
    await page.goto(`/#${base}/contact`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(`/#${base}/contact`);
  });
}

test('Skip to content leads past the bar to the links and the form of the classic contact page', async ({
  page,
}) => {
  await page.goto('/v1/contact');
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await expect(main).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('link', { name: 'Request a booking' })).toBeFocused();
  await main.getByRole('link', { name: 'Digitals' }).focus();
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  await expect(focused).toHaveAttribute('name', 'senderName');
  await expect(focused).not.toHaveCSS('outline-style', 'none');
});

test('no accessibility problem at 360 and 1280 pixels: the full view of a project, modern', async ({
  page,
}) => {
  await page.goto('/projects');
  await page.getByRole('link', { name: 'Details: Walk Tall Mentorship' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Walk Tall Mentorship');
  expect(await problemsAtBothWidths(page)).toEqual([]);
});

test('no accessibility problem at 360 and 1280 pixels: the full view of a project, classic', async ({
  page,
}) => {
  await page.goto('/v1/projects');
  await page.getByRole('button', { name: 'Details of Walk Tall Mentorship' }).click();
  await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible();
  expect(await problemsAtBothWidths(page)).toEqual([]);
});

test('no accessibility problem at 360 pixels: the menu of the classic theme', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/v1/portfolio');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Main' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});
