import { contrasts } from '../../contrast';
import { expect, test } from '../../fixtures';
import { failOperation } from '../../list-traffic';
import { ModernHomePage } from '../../pages/modern-home-page';
import { listenForSounds, startedSounds } from '../../started-sounds';

/** Contrast of text over a photograph, as WCAG requires for small letters. */
const LEAST_CONTRAST = 4.5;

test('the hero says who this is', async ({ page }) => {
  const home = new ModernHomePage(page);
  await home.open();
  await expect(home.title()).toHaveText('Amani Kito');
  await expect(home.hero()).toContainText('Professional Fashion Model');
  await expect(home.hero().getByRole('img', { name: '2024 National Finalist' })).toBeVisible();
  await expect(home.hero()).toContainText('National finalist in a 2024 male pageant. Over 9 years');
  expect((await home.hero().boundingBox())?.height).toBeGreaterThanOrEqual(720);
  await expect(home.photograph()).toHaveAttribute('fetchpriority', 'high');
  await expect(home.photograph()).toHaveAttribute('srcset', / 1000w, .* 1600w/);
});

test('the sections come in their order', async ({ page }) => {
  const home = new ModernHomePage(page);
  await home.open();
  await expect(home.sections().getByRole('heading', { level: 2 })).toHaveText([
    'A steady walk, an open door',
    'Milestone Achievements',
    'Professional Rates & Services',
    'Images',
    'Endeleza',
  ]);
  const rates = home.section('Professional Rates & Services');
  await expect(rates.getByRole('link', { name: 'View rates' })).toHaveAttribute('href', '/rate-card');
  await expect(home.images()).toHaveCount(6);
  const eager = page.locator('main img:not([loading=lazy])');
  await expect(eager, 'images that load before they are near').toHaveCount(1);
});

test('the role buttons lead to the role profiles', async ({ page }) => {
  const home = new ModernHomePage(page);
  await home.open();
  await expect(home.roles()).toHaveText(['Event Organizer', 'Event Judge', 'Runway Instructor']);
  const targets = await home.roles().evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(['organizer', 'judge', 'instructor'].map((role) => `/about-roles?role=${role}`));
  await home.roles().filter({ hasText: 'Event Judge' }).click();
  await expect(page).toHaveURL(/\/#\/about-roles\?role=judge$/);
  await expect(page.getByRole('heading', { name: 'Event Judge' })).toBeVisible();
});

test('the layers of the hero move at different speeds', async ({ page }) => {
  const home = new ModernHomePage(page);
  await home.open();
  await home.scrollTo(200);
  await expect
    .poll(home.shifts)
    .toEqual({ background: '0px 20px', content: '0px 60px', heading: '0px -40px' });
});

// On a phone on its side, or with letters four times as large, the hero is taller than the window.
for (const [width, height] of [
  [740, 360],
  [512, 320],
] as const) {
  test(`the last role can be seen and pressed in a window of ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const home = new ModernHomePage(page);
    await home.open();
    await home.roles().last().focus();
    await expect(home.roles().last()).toBeInViewport({ ratio: 1 });
    await home.roles().last().click({ trial: true });
  });
}

test('a spotlight of 9rem follows the pointer over the hero', async ({ page }) => {
  const home = new ModernHomePage(page);
  await home.open();
  await expect(home.spotlight()).toHaveCSS('opacity', '0');
  await page.mouse.move(400, 300);
  await expect(home.spotlight()).toHaveCSS('opacity', '1');
  await expect
    .poll(() => home.spotlight().boundingBox())
    .toEqual({ x: 328, y: 228, width: 144, height: 144 });
  await expect(home.spotlight()).toHaveCSS('border-radius', '50%');
  await home.hero().dispatchEvent('pointerleave');
  await expect(home.spotlight()).toHaveCSS('opacity', '0');
});

test('the tape measures the way down the page in cm', async ({ page }) => {
  const home = new ModernHomePage(page);
  await home.open();
  await expect(home.tape()).toHaveText('0 cm');
  const [first, ...others] = await home
    .ticks()
    .evaluateAll((ticks) => ticks.map((tick) => tick.getBoundingClientRect().left));
  const width = (others.at(-1) ?? 0) - (first ?? 0);
  expect(others.map((left) => Math.round((left / width) * 100))).toEqual([
    10, 20, 30, 40, 50, 60, 70, 80, 90, 100,
  ]);
  await home.scrollTo(1_000_000);
  await expect(home.tape()).toHaveText('100 cm');
});

test('the portfolio grid filters in place', async ({ page }) => {
  const home = new ModernHomePage(page);
  await home.open();
  await home.section('Images').getByRole('button', { name: 'Beauty', exact: true }).click();
  await expect(home.images().filter({ hasText: 'Column in Navy' })).toHaveCount(0);
  await expect(home.images().first()).toContainText('Beauty');
  await expect(page).toHaveURL(/\/#\/$/);
});

test('the lightbox returns the focus to the portfolio grid', async ({ page }) => {
  const home = new ModernHomePage(page);
  await home.open();
  const open = home
    .section('Images')
    .getByRole('button', { name: /^Open / })
    .first();
  await open.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
});

test('Back from the lightbox of the portfolio grid leads to where it was opened', async ({ page }) => {
  const home = new ModernHomePage(page);
  await home.open();
  const open = home
    .section('Images')
    .getByRole('button', { name: /^Open / })
    .first();
  await open.hover();
  // A page has scrolled when the next frame is drawn, not before.
  const before = await page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(scrollY))),
  );
  await open.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(home.scrolled).toBe(before);
});

test('the cursor follower is seen while the pointer is in the window', async ({ page }) => {
  const home = new ModernHomePage(page);
  await home.open();
  await page.mouse.move(300, 200);
  await expect(home.follower()).toHaveCSS('opacity', '0.4');
  await expect(home.follower()).toHaveCSS('translate', '300px 200px');
  await page.locator('html').dispatchEvent('pointerleave');
  await expect(home.follower()).toHaveCSS('opacity', '0');
});

test('scrolling swishes at each 100 px, once sound is on', async ({ page }) => {
  await listenForSounds(page);
  const home = new ModernHomePage(page);
  await home.open();
  await home.scrollTo(450);
  await home.sound().click();
  expect(await startedSounds(page)).toEqual([]);
  await home.scrollTo(490);
  await home.scrollTo(510);
  await expect
    .poll(() => startedSounds(page))
    .toEqual([{ file: '/sounds/swish.wav', volume: 0.3, loop: false }]);
});

test('nothing moves for visitors who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const home = new ModernHomePage(page);
  await home.open();
  await page.mouse.move(400, 300);
  await home.scrollTo(200);
  await expect(home.tape()).not.toHaveText('0 cm');
  expect(await home.shifts()).toEqual({ background: '', content: '', heading: '' });
  await expect(home.follower()).toHaveCSS('opacity', '0');
  await expect(home.spotlight()).toHaveCSS('opacity', '0');
  const running = await page.evaluate(() => document.getAnimations().length);
  expect(running).toBe(0);
});

test('text over the photograph keeps a contrast of 4.5', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const home = new ModernHomePage(page);
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await home.open();
    await home.photograph().evaluate((image: HTMLImageElement) => image.decode());
    const measured = await contrasts(page, 'header, main section:first-of-type');
    expect(measured.map(({ text }) => text)).toContain('Professional Fashion Model');
    expect(measured.filter(({ ratio }) => ratio < LEAST_CONTRAST)).toEqual([]);
    await page.reload();
  }
});

test('on a phone the badge ends above the tagline', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 800 });
  const home = new ModernHomePage(page);
  await home.open();
  const tagline = await home.hero().getByText('Professional Fashion Model').boundingBox();
  const badge = await home.hero().getByRole('img', { name: '2024 National Finalist' }).boundingBox();
  expect(badge && tagline && badge.y + badge.height).toBeLessThan(tagline?.y ?? 0);
});

test.describe('when nothing can be loaded', () => {
  test.use({ expectedConsoleErrors: [/Failed to load|503 \(Service Unavailable\)/] });

  test('two milestones stand in for the others', async ({ page }) => {
    await failOperation(page, 'Milestones');
    const home = new ModernHomePage(page);
    await home.openHomeByLogo();
    const milestones = home.section('Milestone Achievements').getByRole('listitem');
    await expect(milestones).toHaveText([/2023.*Major Runway Shows/s, /2022.*Campaign Season/s]);
  });

  test('Try again brings a section in its place', async ({ page }) => {
    const failing = ['BioContent', 'Milestones', 'PortfolioPage'];
    const mended = await Promise.all(failing.map((operation) => failOperation(page, operation)));
    const home = new ModernHomePage(page);
    await home.openHomeByLogo();
    await expect(page.getByText('Failed to load biography')).toBeVisible();
    const tryAgain = home.section('Images').getByRole('button', { name: 'Try again' });
    await expect(tryAgain).toBeVisible();
    for (const { mend } of mended) mend();
    await tryAgain.click();
    await expect(home.images()).toHaveCount(6);
  });
});
