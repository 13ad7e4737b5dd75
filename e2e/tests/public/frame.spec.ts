import { appIsThere } from '../../app-is-there';
import { expect, test } from '../../fixtures';
import { ClassicSite } from '../../pages/classic-site';
import { ModernSite } from '../../pages/modern-site';
import { Site } from '../../pages/site';
import { listenForSounds, startedSounds } from '../../started-sounds';

const FOLLOW = ['Follow on Instagram', 'Follow on Facebook', 'Follow on X'];
const BOOKINGS = ['Request a booking', 'Comp Card', 'Digitals'];
const LEGAL = ['Privacy Policy', 'Copyright Notice'];
const COPYRIGHT = `© ${new Date().getFullYear()} Amani Kito`;
const SWISH = { file: '/sounds/swish.wav', loop: false };

for (const { look, base, hidden } of [
  { look: 'modern', base: '', hidden: 'inset(0px 0px 0px 100%)' },
  { look: 'classic', base: '/v1', hidden: 'inset(0px 100% 0px 0px)' },
]) {
  test.describe(`the frame of the ${look} theme`, () => {
    test('has networks at its side that open apart', async ({ page }) => {
      const site = new Site(page, base);
      await site.open('/events');
      const links = site.strip().getByRole('link');
      await expect(links).toHaveCount(4);
      for (const [index, name] of [...FOLLOW, 'Contact Me'].entries())
        await expect(links.nth(index)).toHaveAccessibleName(name);
      for (const name of FOLLOW) {
        await expect(site.stripLink(name)).toHaveAttribute('target', '_blank');
        await expect(site.stripLink(name)).toHaveAttribute('href', /^https:/);
      }
    });

    test('leads to the contact page at its side', async ({ page }) => {
      const site = new Site(page, base);
      await site.open('/events');
      await expect(site.stripLink('Contact Me')).toHaveAttribute('href', `${base}/contact`);
      await site.stripLink('Contact Me').click();
      await expect(page).toHaveURL(`/#${base}/contact`);
    });

    test('leads the focus back to the top with the page', async ({ page }) => {
      await new Site(page, base).open('/bio');
      await page.getByRole('button', { name: 'Back to top' }).press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });

    test('shows the label of a network that is pointed at', async ({ page }) => {
      const site = new Site(page, base);
      await site.open('/events');
      const label = site.strip().getByText('Follow on X', { exact: true });
      await expect(label).toHaveCSS('clip-path', hidden);
      await site.stripLink('Follow on X').hover();
      await expect(label).toHaveCSS('clip-path', 'inset(0px)');
      await expect(label).toHaveCSS('opacity', '1');
    });

    test('plays a fabric sound at a network that is pointed at, once sound is on', async ({ page }) => {
      await listenForSounds(page);
      const site = new Site(page, base);
      await site.open('/contact');
      await site.stripLink('Follow on X').hover();
      expect(await startedSounds(page)).toEqual([]);
      await site.sound().click();
      await site.stripLink('Follow on Facebook').hover();
      await expect.poll(() => startedSounds(page)).toEqual([{ ...SWISH, volume: 0.2 }]);
    });

    test('has sound off at first', async ({ page }) => {
      const site = new Site(page, base);
      await site.open('/contact');
      await expect(site.sound()).toHaveText('Sound off');
      await expect(site.sound()).toHaveAccessibleName('Sound off');
      await expect(site.sound()).not.toBeChecked();
      await expect(site.sound()).toHaveAttribute('aria-checked', 'false');
    });

    test('remembers that sound was turned on', async ({ page }) => {
      const site = new Site(page, base);
      await site.open('/contact');
      await site.sound().click();
      await expect(site.sound()).toHaveText('Sound on');
      await page.reload();
      await expect(site.sound()).toHaveText('Sound on');
      await expect(site.sound()).toHaveAccessibleName('Sound on');
      await expect(site.sound()).toHaveAttribute('aria-checked', 'true');
    });

    test('leads back to the top', async ({ page }) => {
      const site = new Site(page, base);
      await site.open('/endeleza');
      await expect(site.section('Mission')).toBeVisible();
      await site.backToTop().click();
      await expect.poll(site.scrolled).toBe(0);
    });
  });
}

test('the footer of the modern theme leads on', async ({ page }) => {
  const site = new ModernSite(page);
  await site.open('/contact');
  await expect(site.footerLinks('Quick links')).toHaveText([
    'Home',
    'Biography',
    'Portfolio',
    'Contact',
    'Events',
    'Projects',
    'Endeleza',
    'Blog',
    'Volunteer',
    'Rates',
    'Role profiles',
  ]);
  await expect(site.footerLinks('Bookings')).toHaveText(BOOKINGS);
  await expect(site.footerLinks('Legal')).toHaveText(LEGAL);
  await expect(site.footerLinks('Elsewhere')).toHaveText([
    'Instagram',
    'Facebook',
    'Twitter',
    'LinkedIn',
    'Email',
  ]);
  await expect(site.footerLinks('Elsewhere').first()).toHaveAttribute('target', '_blank');
  await expect(site.footerLinks('Elsewhere').last()).toHaveAttribute('href', /^mailto:/);
  await expect(site.footer()).toContainText(COPYRIGHT);
});

test('the footer of the classic theme leads on', async ({ page }) => {
  const site = new ClassicSite(page);
  await site.open('/contact');
  const rates = site.footerLinks('Quick Links').filter({ hasText: 'Rates & Services' });
  await expect(rates).toHaveAttribute('href', '/rate-card');
  await expect(site.footerLinks('Bookings')).toHaveText(BOOKINGS);
  await expect(site.footerLinks('Legal')).toHaveText(LEGAL);
  await expect(site.footer()).toContainText(COPYRIGHT);
});

test('a network of the modern theme that is pointed at takes the colour of the accent', async ({ page }) => {
  const site = new ModernSite(page);
  await site.open('/events');
  await site.stripLink('Follow on X').hover();
  await expect(site.stripLink('Follow on X')).toHaveCSS('color', 'rgb(45, 212, 191)');
});

test('refused playback logs Audio playback prevented', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  const site = new ModernSite(page);
  await site.open('/contact');
  await site.sound().click();
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('Audio playback prevented'),
  );
  await site.stripLink('Contact Me').hover();
  expect((await logged).type()).toBe('info');
});

test('on a phone the sound switch is in the bar beside the name', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const site = new ModernSite(page);
  await site.open('/');
  await expect(site.sound()).toBeInViewport();
  const name = await site.logo().boundingBox();
  const sound = await site.bar().getByRole('switch').boundingBox();
  expect(name && name.x + name.width).toBeLessThanOrEqual(sound?.x ?? 0);
});

test('home comes without the script of forms and bookings', async ({ page }) => {
  await page.goto('/');
  await appIsThere(page);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => name.match(/assets\/(.*)\.js$/)?.[1] ?? []),
  );
  expect(scripts).toContainEqual(expect.stringMatching(/^foundation-/));
  expect(scripts.filter((name) => /^(mantine|booking|[a-z]+-forms)-/.test(name))).toEqual([]);
});

test.describe('a line that breaks', () => {
  test.use({ expectedConsoleErrors: [/Toasts could not be loaded|net::ERR_FAILED/] });

  for (const path of ['/bio', '/v1/bio']) {
    test(`leaves ${path} as it is under a touch`, async ({ page }) => {
      await page.goto(path);
      await page.route('**/assets/**', (route) => route.abort());
      const failed = page.waitForEvent('console', (message) => /Toasts could not/.test(message.text()));
      const title = new Site(page).title();
      await title.click();
      await failed;
      await expect(title).toBeVisible();

      await page.unroute('**/assets/**');
      await title.click();
      await expect(page.locator('.mantine-Notifications-root').first()).toBeAttached();
    });
  }
});
