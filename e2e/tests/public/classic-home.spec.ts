import { expect, test } from '../../fixtures';
import { failOperation } from '../../list-traffic';
import { ClassicSite } from '../../pages/classic-site';
import { listenForSounds, startedSounds } from '../../started-sounds';

test('the hero says who this is', async ({ page }) => {
  const site = new ClassicSite(page);
  await site.open();
  await expect(site.title()).toHaveText(/Amani\s+Kito/);
  const main = page.getByRole('main');
  // With commas where sighted visitors see lozenges.
  await expect(
    main.getByText('Model, Runway Instructor, Event Judge, Commercial Model', { exact: true }),
  ).toBeVisible();
  await expect(main.getByText('National finalist in a 2024 male pageant')).toBeVisible();
  await expect(main.getByText('Over 9 years of experience', { exact: true })).toBeVisible();
});

test('the sections come in their order', async ({ page }) => {
  const site = new ClassicSite(page);
  await site.open();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'A steady walk, an open door',
    'Engagements',
    'Endeleza',
  ]);
  await expect(main.getByText('We Rise by Sharing')).toBeVisible();
  await expect(site.section('Images')).toHaveCount(0);
  const rates = main.getByRole('link', { name: 'View Professional Rates & Services' });
  await expect(rates).toHaveAttribute('href', '/rate-card');
  await expect(main.getByRole('link', { name: 'About Endeleza' })).toHaveAttribute('href', '/v1/endeleza');
});

test('the role buttons lead to the role profiles', async ({ page }) => {
  await new ClassicSite(page).open();
  const roles = page.getByRole('list', { name: 'Roles' }).getByRole('link');
  await expect(roles).toHaveText(['Event Organizer', 'Event Judge', 'Runway Instructor']);
  for (const [index, role] of ['organizer', 'judge', 'instructor'].entries()) {
    await expect(roles.nth(index)).toHaveAttribute('href', `/about-roles?role=${role}`);
  }
  await roles.nth(1).click();
  await expect(page).toHaveURL(/\/#\/about-roles\?role=judge$/);
});

test('a spotlight of 9rem follows the pointer', async ({ page }) => {
  const site = new ClassicSite(page);
  await site.open();
  await expect(site.title()).toHaveText(/Amani\s+Kito/);
  const spotlight = page.locator('[data-spotlight]');
  await page.mouse.move(400, 300);
  await expect(spotlight).toHaveCSS('opacity', '1');
  await expect(spotlight).toHaveCSS('width', '144px');
  const centre = async () => {
    const box = await spotlight.boundingBox();
    return box && { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  };
  await expect.poll(centre).toEqual({ x: 400, y: 300 });
});

test('a faint follower is seen while the pointer is in the window', async ({ page }) => {
  const site = new ClassicSite(page);
  await site.open();
  await expect(site.title()).toHaveText(/Amani\s+Kito/);
  await page.mouse.move(400, 300);
  const follower = page.locator('[data-cursor-follower]');
  await expect(follower).toHaveCSS('opacity', '0.4');
  await page.evaluate(() => document.documentElement.dispatchEvent(new PointerEvent('pointerleave')));
  await expect(follower).toHaveCSS('opacity', '0');
});

test('the layers of the hero move at different speeds', async ({ page }) => {
  const site = new ClassicSite(page);
  await site.open();
  await expect(site.title()).toHaveText(/Amani\s+Kito/);
  await site.scrollTo(200);
  await expect(page.locator('[data-layer="background"]')).toHaveCSS('translate', '0px 20px');
  await expect(page.locator('[data-layer="content"]')).toHaveCSS('translate', '0px 60px');
  await expect(site.title()).toHaveCSS('translate', '0px -40px');
});

// On a phone on its side, or with letters four times as large, the hero is taller than the window.
for (const [width, height] of [
  [740, 360],
  [512, 320],
] as const) {
  test(`the last role can be seen and pressed in a window of ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const site = new ClassicSite(page);
    await site.open();
    await expect(site.tape()).toContainText('0 cm');
    const last = page.getByRole('list', { name: 'Roles' }).getByRole('link').last();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
    await last.click({ trial: true });
  });
}

test('the tape measures the way down the page in cm', async ({ page }) => {
  const site = new ClassicSite(page);
  await site.open();
  await expect(site.tape()).toContainText('0 cm');
  // One mark every 10 percent.
  await expect(site.tape().locator('[data-tick]')).toHaveCount(11);
  await site.scrollTo(1_000_000);
  await expect(site.tape()).toContainText('100 cm');
});

test('scrolling swishes at each 100 px', async ({ page }) => {
  const site = new ClassicSite(page);
  await listenForSounds(page);
  await site.open();
  await expect(site.tape()).toContainText('0 cm');
  await site.sound().click();
  await site.scrollTo(99);
  await site.scrollTo(130);
  await expect
    .poll(() => startedSounds(page))
    .toEqual([{ file: '/sounds/swish.wav', volume: 0.3, loop: false }]);
});

test('nothing moves for visitors who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const site = new ClassicSite(page);
  await site.open();
  await expect(site.title()).toHaveText(/Amani\s+Kito/);
  await page.mouse.move(400, 300);
  await expect(page.locator('[data-spotlight]')).toBeHidden();
  await site.scrollTo(200);
  await expect(site.tape()).not.toContainText(/^0 cm/);
  await expect(site.title()).toHaveCSS('translate', 'none');
  await expect(page.locator('[data-cursor-follower]')).toHaveCSS('opacity', '0');
});

test.describe('when the biography cannot be loaded', () => {
  test.use({ expectedConsoleErrors: [/Failed to load biography|503 \(Service Unavailable\)/] });

  test('Try again brings it in its place', async ({ page }) => {
    const { mend } = await failOperation(page, 'BioContent');
    const site = new ClassicSite(page);
    await site.open();
    await expect(site.notice('Failed to load biography')).toBeVisible();
    await expect(site.section('Engagements')).toBeVisible();
    mend();
    await site.tryAgain().click();
    await expect(site.section('A steady walk, an open door')).toBeVisible();
  });
});
