import { expect, test } from '../../fixtures';
import { failOperation } from '../../list-traffic';
import { ClassicSite } from '../../pages/classic-site';

/** What the older theme has, below /v1, and the title of each page. */
const PAGES = {
  '': 'Amani Kito · Professional Fashion Model',
  '/portfolio': 'Portfolio · Amani Kito',
  '/bio': 'Biography · Amani Kito',
  '/events': 'Events · Amani Kito',
  '/blog': 'Blog · Amani Kito',
  '/blog/how-a-pageant-judge-really-scores': 'How a pageant judge really scores · Amani Kito',
  '/projects': 'Projects · Amani Kito',
  '/endeleza': 'Endeleza · Amani Kito',
  '/volunteer': 'Volunteer · Amani Kito',
  '/contact': 'Contact · Amani Kito',
};

/** Pages that only the newer theme has. */
const MAIN_PAGES = /^\/(?:rate-card|about-roles|privacy-policy|copyright|projects\/[^/]+)$/;

test('each /v1 page is rendered on the server, canonical to its main counterpart and noindex', async ({
  request,
}) => {
  for (const [path, title] of Object.entries(PAGES)) {
    const answer = await request.get(`/v1${path}`);
    const html = await answer.text();
    expect(answer.status(), path).toBe(200);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html, path).toMatch(new RegExp(`<link rel="canonical" href="https?://[^/"]+${path || '/'}"`));
    expect(html, path).toContain('<meta name="robots" content="noindex"');
    expect(html, path).toContain('data-theme="classic"');
    expect(html.match(/<h1/g), path).toHaveLength(1);
  }
});

test('links inside /v1 stay in /v1 where the older theme has the page', async ({ request }) => {
  for (const path of Object.keys(PAGES)) {
    const html = await (await request.get(`/v1${path}`)).text();
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"?]*)/g)].map(([, href = '']) => href);
    // Calendar files belong to neither theme.
    const pages = links.filter((href) => !href.endsWith('.ics'));
    const leaving = pages.filter((href) => !/^\/v1(\/|$)/.test(href) && !MAIN_PAGES.test(href));
    expect(leaving, path).toEqual([]);
    expect(links).toContain('/v1');
  }
});

test('each theme looks like itself before anything is touched, whichever theme was shown before', async ({
  page,
}) => {
  const site = new ClassicSite(page);
  await site.open('/volunteer');
  await expect(site.title()).toHaveText('Volunteer');
  await expect(site.title()).toHaveCSS('font-family', /Cormorant Garamond/);
  await page.evaluate(() => {
    location.hash = '#/privacy-policy';
  });
  await expect(site.title()).toHaveText('Privacy Policy');
  await expect(site.title()).toHaveCSS('font-family', /Bodoni Moda/);
  await page.goBack();
  await expect(site.title()).toHaveText('Volunteer');
  await expect(site.title()).toHaveCSS('font-family', /Cormorant Garamond/);
});

test('Navigation, older: the style changes after 20 px', async ({ page }) => {
  const site = new ClassicSite(page);
  await site.open('/bio');
  await expect(site.section('Measurements')).toBeVisible();
  await site.scrollTo(20);
  await expect(site.bar()).not.toHaveAttribute('data-scrolled');
  const atTop = await site.bar().evaluate((bar) => bar.getBoundingClientRect().height);
  await site.scrollTo(21);
  await expect(site.bar()).toHaveAttribute('data-scrolled', '');
  await expect
    .poll(() => site.bar().evaluate((bar) => bar.getBoundingClientRect().height))
    .toBeLessThan(atTop);
});

test('Navigation, wide: About holds Biography, Portfolio and Contact; the others are direct links', async ({
  page,
}) => {
  const site = new ClassicSite(page);
  await site.open('/portfolio');
  await expect(site.logo()).toHaveText('Amani Kito');
  await expect(site.logo()).toHaveAttribute('href', '/v1');
  await expect(site.barLink('Biography')).toBeHidden();
  await site.about().focus();
  await page.keyboard.press('Enter');
  const links = site.bar().getByRole('navigation').getByRole('link');
  await expect(links).toHaveText([
    'Biography',
    'Portfolio',
    'Contact',
    'Events',
    'Projects',
    'Endeleza',
    'Blog',
    'Volunteer',
  ]);
  await expect(site.barLink('Portfolio')).toHaveAttribute('aria-current', 'page');
  await expect(site.about()).toHaveAttribute('data-active', '');
  await page.keyboard.press('Tab');
  await expect(site.barLink('Biography')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(site.barLink('Biography')).toBeHidden();
  await expect(site.about()).toBeFocused();
});

test('Navigation, small: Portfolio first, then the About group; the menu closes on every route change', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const site = new ClassicSite(page);
  await site.open('/contact');
  await site.openMenu().click();
  await expect(site.menuLinks()).toHaveText([
    'Portfolio',
    'Biography',
    'Portfolio',
    'Contact',
    'Events',
    'Projects',
    'Endeleza',
    'Blog',
    'Volunteer',
  ]);
  await page.keyboard.press('Escape');
  await expect(site.menu()).toHaveCount(0);
  await expect(site.openMenu()).toBeFocused();
  await site.openMenu().click();
  await site.menu().getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL(/\/#\/v1\/events$/);
  await expect(site.menu()).toHaveCount(0);
});

test('Social strip: four links; hovering shows the label and plays a short fabric sound', async ({
  page,
}) => {
  const site = new ClassicSite(page);
  await site.listen();
  await site.open('/contact');
  const links = site.strip().getByRole('link');
  const labels = ['Follow on Instagram', 'Follow on Facebook', 'Follow on X', 'Contact Me'];
  for (const [index, label] of labels.entries()) {
    await expect(links.nth(index)).toHaveAccessibleName(label);
    if (label !== 'Contact Me') await expect(links.nth(index)).toHaveAttribute('target', '_blank');
  }
  await expect(links.last()).toHaveAttribute('href', '/v1/contact');
  await links.first().hover();
  await expect(site.strip().getByText('Follow on Instagram')).toHaveCSS('opacity', '1');
  expect(await site.startedSounds()).toEqual([]);
  await site.sound().click();
  await links.nth(1).hover();
  await expect
    .poll(() => site.startedSounds())
    .toEqual([{ file: '/sounds/swish.wav', volume: 0.2, loop: false }]);
});

test('one visible sound switch, off at first, remembered', async ({ page }) => {
  const site = new ClassicSite(page);
  await site.open('/contact');
  await expect(site.sound()).toHaveText('Sound off');
  await site.sound().click();
  await expect(site.sound()).toHaveText('Sound on');
  await page.reload();
  await expect(site.sound()).toHaveText('Sound on');
});

test('Footer: quick links, legal links, back to top and the year', async ({ page }) => {
  const site = new ClassicSite(page);
  await site.open('/endeleza');
  await expect(site.quickLinks().getByRole('link', { name: 'Rates & Services' })).toHaveAttribute(
    'href',
    '/rate-card',
  );
  const legal = site.footer().getByRole('navigation', { name: 'Legal' }).getByRole('link');
  await expect(legal).toHaveText(['Privacy Policy', 'Copyright Notice']);
  const year = await page.evaluate(() => new Date().getFullYear());
  await expect(site.footer()).toContainText(`© ${year} Amani Kito`);
  await expect(site.section('About')).toBeVisible();
  await site.footer().getByRole('button', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test.describe('a path below /v1 that nothing answers', () => {
  test.use({ expectedConsoleErrors: [/404/] });

  test('any other path: Page Not Found in the older look, with a link back, logged', async ({ page }) => {
    const site = new ClassicSite(page);
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('404 Error')) logged.push(message.text());
    });
    const answer = await page.goto('/v1/nothing-here');
    expect(answer?.status()).toBe(404);
    await expect(site.title()).toHaveText('Page Not Found');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'classic');
    await page.getByRole('main').getByRole('link', { name: 'Back to the homepage' }).click();
    await expect(page).toHaveURL(/\/#\/v1$/);
    await expect(site.title()).toHaveText(/Amani\s+Kito/);
    expect(logged).toEqual(['404 Error: User attempted to access non-existent route: /v1/nothing-here']);
  });
});

test.describe('a page whose content cannot be reached', () => {
  test.use({ expectedConsoleErrors: [/content server|503 \(Service Unavailable\)/] });

  test('the failure stands inside the frame of the older theme, with Try again', async ({ page }) => {
    const { mend } = await failOperation(page, 'InitiativeTexts');
    const site = new ClassicSite(page);
    await site.openFromContact('');
    await expect(site.title()).toHaveText('The site is taking a short break');
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(site.bar()).toBeVisible();
    mend();
    await site.tryAgain().click();
    await expect(site.title()).toHaveText(/Amani\s+Kito/);
  });
});
