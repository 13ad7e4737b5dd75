import { sidewaysScroll } from '../../accessibility';
import { expect, test } from '../../fixtures';
import { ModernSite } from '../../pages/modern-site';

const DIRECT = ['Events', 'Projects', 'Endeleza', 'Blog', 'Volunteer'];
const ABOUT = ['Biography', 'Portfolio', 'Contact'];
const PHONE = { width: 360, height: 740 };

test('Navigation: the logo leads home, About holds Biography, Portfolio and Contact, the others are direct', async ({
  page,
}) => {
  const site = new ModernSite(page);
  await site.open('/contact');
  await expect(site.bar()).toHaveCSS('position', 'fixed');
  await expect(site.barLinks()).toHaveText(['Amani Kito', ...DIRECT]);
  await site.about().click();
  await expect(site.aboutLinks()).toHaveText(ABOUT);
  await site.aboutLinks().first().click();
  await expect(page).toHaveURL(/\/#\/bio$/);
  await expect(site.aboutLinks()).toHaveCount(0);
  await site.logo().click();
  await expect(page).toHaveURL(/\/#\/$/);
});

test('Navigation: the dropdown by keys: Enter opens, Escape closes and keeps the focus, leaving closes', async ({
  page,
}) => {
  const site = new ModernSite(page);
  await site.open('/contact');
  await site.about().focus();
  await page.keyboard.press('Enter');
  await expect(site.about()).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(site.aboutLinks().first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(site.aboutLinks()).toHaveCount(0);
  await expect(site.about()).toBeFocused();
  await page.keyboard.press('Enter');
  for (let stop = 0; stop <= ABOUT.length; stop += 1) await page.keyboard.press('Tab');
  await expect(site.barLink('Events')).toBeFocused();
  await expect(site.aboutLinks()).toHaveCount(0);
});

test('Navigation: small screens list Portfolio first, then the About group, then the others', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const site = new ModernSite(page);
  await site.open('/contact');
  await expect(site.about()).toBeHidden();
  await site.openMenu().press('Enter');
  await expect(site.menuLinks()).toHaveText(['Portfolio', ...ABOUT, ...DIRECT]);
  await expect(site.aboutGroup()).toHaveText(ABOUT);
  const tops = await site
    .menuLinks()
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  await expect(site.closeMenu()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(site.menu()).toBeHidden();
  await expect(site.openMenu()).toBeFocused();
});

test('Navigation: the menu closes on every route change, also on Back', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const site = new ModernSite(page);
  await site.open('/contact');
  await site.openMenu().click();
  await site.menuLinks().filter({ hasText: 'Events' }).click();
  await expect(site.title()).toHaveText('Events');
  await expect(site.menu()).toBeHidden();
  await site.openMenu().click();
  await expect(site.menu()).toBeVisible();
  await page.goBack();
  await expect(site.title()).toHaveText('Contact');
  await expect(site.menu()).toBeHidden();
});

test('Navigation: a link is active when the path starts with its route, / only on the exact home path', async ({
  page,
}) => {
  const site = new ModernSite(page);
  await site.open('/blog/how-a-pageant-judge-really-scores');
  await expect(site.activeLink()).toHaveText(['Blog']);
  await site.barLink('Events').click();
  await expect(site.activeLink()).toHaveText(['Events']);
  await site.logo().click();
  await expect(site.activeLink()).toHaveText(['Amani Kito']);
});

test('Navigation: transparent at the top, translucent dark after scrolling more than 50 px', async ({
  page,
}) => {
  const site = new ModernSite(page);
  await site.open('/contact');
  await expect(site.bar()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await site.scrollTo(51);
  await expect(site.bar()).toHaveCSS('background-color', 'rgba(7, 17, 31, 0.92)');
  await site.scrollTo(50);
  await expect(site.bar()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('the skip link is the first stop and leads to the content without changing the address', async ({
  page,
}) => {
  const site = new ModernSite(page);
  await site.open('/contact');
  await expect(site.title()).toHaveText('Contact');
  await page.keyboard.press('Tab');
  await expect(site.skipLink()).toBeFocused();
  await expect(site.skipLink()).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(site.content()).toBeFocused();
  await expect(page).toHaveURL(/\/#\/contact$/);
});

test('URLs are hash-based in the running app, links keep their crawlable path', async ({ page }) => {
  const site = new ModernSite(page);
  await page.goto('/contact');
  await expect(site.title()).toHaveText('Contact');
  await expect(site.barLink('Events')).toHaveAttribute('href', '/events');
  await site.barLink('Events').click();
  await expect(page).toHaveURL(/\/#\/events$/);
  await expect(site.title()).toHaveText('Events');
  await page.reload();
  await expect(site.title()).toHaveText('Events');
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(site.title()).toHaveText('Contact');
});

test.describe('the owner’s area', () => {
  // It asks whether somebody is signed in.
  test.use({ expectedConsoleErrors: [/401 \(Unauthorized\)/] });

  test('Routes: /#/admin/… opens the owner’s area, on entry and in the running app', async ({ page }) => {
    const signIn = /\/admin\/login(\?|$)/;
    await page.goto('/#/admin/events');
    await expect(page).toHaveURL(signIn);
    const site = new ModernSite(page);
    await site.open('/contact');
    await expect(site.title()).toHaveText('Contact');
    await page.evaluate(() => {
      location.hash = '#/admin/events';
    });
    await expect(page).toHaveURL(signIn);
  });
});

test('at 200 percent zoom, and with letters of twice the size, nothing scrolls sideways', async ({
  page,
}) => {
  const site = new ModernSite(page);
  // What 1280 by 800 becomes at 200 percent.
  await page.setViewportSize({ width: 640, height: 400 });
  await site.open('/');
  await expect(site.title()).toBeVisible();
  await expect(site.openMenu()).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await sidewaysScroll(page)).toBe(0);
});
