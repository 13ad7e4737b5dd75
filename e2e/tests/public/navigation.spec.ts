import { sidewaysScroll } from '../../accessibility';
import { expect, test } from '../../fixtures';
import { ClassicSite } from '../../pages/classic-site';
import { ModernSite } from '../../pages/modern-site';
import { Site } from '../../pages/site';

const DIRECT = ['Events', 'Projects', 'Endeleza', 'Blog', 'Volunteer'];
const ABOUT = ['Biography', 'Portfolio', 'Contact'];
const PHONE = { width: 360, height: 740 };

for (const { look, base } of [
  { look: 'modern', base: '' },
  { look: 'classic', base: '/v1' },
]) {
  test.describe(`the navigation of the ${look} theme`, () => {
    test('has About open from Enter to Escape', async ({ page }) => {
      const site = new Site(page, base);
      await site.open('/contact');
      await expect(site.barLink('Biography')).toBeHidden();
      await site.about().focus();
      await page.keyboard.press('Enter');
      await expect(site.about()).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await expect(site.barLink('Biography')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(site.barLink('Biography')).toBeHidden();
      await expect(site.about()).toBeFocused();
    });

    test('closes About under the pointer on Escape, wherever the focus is', async ({ page }) => {
      const site = new Site(page, base);
      await site.open('/contact');
      await site.about().hover();
      await expect(site.barLink('Biography')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(site.barLink('Biography')).toBeHidden();
    });

    test('has Portfolio first in the menu of small screens', async ({ page }) => {
      await page.setViewportSize(PHONE);
      const site = new Site(page, base);
      await site.open('/contact');
      await site.openMenu().press('Enter');
      await expect(site.menuLinks()).toHaveText(['Portfolio', ...ABOUT, ...DIRECT]);
      await expect(site.aboutGroup()).toHaveText(ABOUT);
      const tops = await site
        .menuLinks()
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      expect(tops).toEqual([...tops].sort((a, b) => a - b));
    });

    test('holds the focus in its menu until Escape', async ({ page }) => {
      await page.setViewportSize(PHONE);
      const site = new Site(page, base);
      await site.open('/contact');
      await expect(site.title()).toHaveText('Contact');
      await site.openMenu().press('Enter');
      await expect(site.closeMenu()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(site.menu()).toBeHidden();
      await expect(site.openMenu()).toBeFocused();
    });

    test('closes its menu on every route change', async ({ page }) => {
      await page.setViewportSize(PHONE);
      const site = new Site(page, base);
      await site.open('/contact');
      await site.openMenu().click();
      await site.menuLinks().filter({ hasText: 'Events' }).click();
      await expect(site.title()).toHaveText('Events');
      await expect(page).toHaveURL(`/#${base}/events`);
      await expect(site.menu()).toBeHidden();
      await site.openMenu().click();
      await expect(site.menu()).toBeVisible();
      await page.goBack();
      await expect(site.title()).toHaveText('Contact');
      await expect(site.menu()).toBeHidden();
    });
  });
}

test('the bar of the modern theme leads to every page', async ({ page }) => {
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

test('the bar of the classic theme leads to every page', async ({ page }) => {
  const site = new ClassicSite(page);
  await site.open('/portfolio');
  await expect(site.logo()).toHaveText('Amani Kito');
  await expect(site.logo()).toHaveAttribute('href', '/v1');
  await site.about().click();
  await expect(site.bar().getByRole('navigation').getByRole('link')).toHaveText([...ABOUT, ...DIRECT]);
});

test('the bar of the classic theme marks the open page and its group', async ({ page }) => {
  const site = new ClassicSite(page);
  await site.open('/portfolio');
  await expect(site.about()).toHaveAttribute('data-active', '');
  await site.about().click();
  await expect(site.barLink('Portfolio')).toHaveAttribute('aria-current', 'page');
});

// A link is active if the path starts with its route; the logo only on the exact home path.
test('the bar of the modern theme marks the link of the open page', async ({ page }) => {
  const site = new ModernSite(page);
  await site.open('/blog/how-a-pageant-judge-really-scores');
  await expect(site.activeLink()).toHaveText(['Blog']);
  await site.barLink('Events').click();
  await expect(site.activeLink()).toHaveText(['Events']);
  await site.logo().click();
  await expect(site.activeLink()).toHaveText(['Amani Kito']);
});

test('About closes when the focus leaves it', async ({ page }) => {
  const site = new ModernSite(page);
  await site.open('/contact');
  await site.about().focus();
  await page.keyboard.press('Enter');
  for (let stop = 0; stop <= ABOUT.length; stop += 1) await page.keyboard.press('Tab');
  await expect(site.barLink('Events')).toBeFocused();
  await expect(site.aboutLinks()).toHaveCount(0);
});

test('the bar of the modern theme turns from transparent to dark after 50 px', async ({ page }) => {
  const site = new ModernSite(page);
  await site.open('/contact');
  await expect(site.bar()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await site.scrollTo(51);
  await expect(site.bar()).toHaveCSS('background-color', 'rgba(7, 17, 31, 0.92)');
  await site.scrollTo(50);
  await expect(site.bar()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('the bar of the classic theme becomes lower after 20 px', async ({ page }) => {
  const site = new ClassicSite(page);
  await site.open('/bio');
  await expect(site.section('Measurements')).toBeVisible();
  await site.scrollTo(20);
  await expect(site.bar()).not.toHaveAttribute('data-scrolled');
  const height = () => site.bar().evaluate((bar) => bar.getBoundingClientRect().height);
  const atTop = await height();
  await site.scrollTo(21);
  await expect(site.bar()).toHaveAttribute('data-scrolled', '');
  await expect.poll(height).toBeLessThan(atTop);
});

test('a link with a crawlable path is followed to a hash address', async ({ page }) => {
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
  // It checks whether a user is signed in.
  test.use({ expectedConsoleErrors: [/401 \(Unauthorized\)/] });
  const signIn = /\/admin\/login(\?|$)/;

  test('opens by /#/admin/… on entry', async ({ page }) => {
    await page.goto('/#/admin/events');
    await expect(page).toHaveURL(signIn);
  });

  test('opens by /#/admin/… in the running app', async ({ page }) => {
    const site = new ModernSite(page);
    await site.open('/contact');
    await expect(site.title()).toHaveText('Contact');
    await page.evaluate(() => {
      location.hash = '#/admin/events';
    });
    await expect(page).toHaveURL(signIn);
  });
});

test('enlarged to 200 percent the home page does not scroll sideways', async ({ page }) => {
  const site = new ModernSite(page);
  // The size of 1280 by 800 at 200 percent.
  await page.setViewportSize({ width: 640, height: 400 });
  await site.open('/');
  await expect(site.title()).toBeVisible();
  await expect(site.openMenu()).toBeVisible();
  expect(await sidewaysScroll(page), 'zoom').toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await sidewaysScroll(page), 'letters').toBe(0);
});

test('on a small screen every link, button and field is at least 44 px high', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const site = new ModernSite(page);
  for (const path of ['/', '/contact', '/volunteer']) {
    await site.open(path);
    await expect(site.title()).toBeVisible();
    const small = await page.locator('a, button, input, textarea, select').evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility() && !target.closest('p, [aria-hidden=true]'))
        .map((target) => {
          const area = target.matches('[type=checkbox]') ? target.closest('[class*=root]') : target;
          return { name: target.textContent || target.id, height: area?.getBoundingClientRect().height ?? 0 };
        })
        .filter(({ height }) => height > 1 && height < 44),
    );
    expect(small).toEqual([]);
  }
});
