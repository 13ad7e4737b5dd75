import { expect, test } from '../../fixtures';
import { ClassicSite } from '../../pages/classic-site';

/** The pages of the classic theme below /v1, and their titles. */
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

/** Pages that only the modern theme has. */
const MAIN_PAGES =
  /^\/(?:book|comp-card|digitals|rate-card|about-roles|privacy-policy|copyright|projects\/[^/]+)$/;

test('each /v1 page is rendered on the server', async ({ request }) => {
  for (const [path, title] of Object.entries(PAGES)) {
    const answer = await request.get(`/v1${path}`);
    const html = await answer.text();
    expect(answer.status(), path).toBe(200);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html, path).toContain('data-theme="classic"');
    expect(html.match(/<h1/g), path).toHaveLength(1);
  }
});

test('search engines are sent from each /v1 page to its main counterpart', async ({ request }) => {
  for (const path of Object.keys(PAGES)) {
    const html = await (await request.get(`/v1${path}`)).text();
    expect(html, path).toMatch(new RegExp(`<link rel="canonical" href="https?://[^/"]+${path || '/'}"`));
    expect(html, path).toContain('<meta name="robots" content="noindex"');
  }
});

test('links inside /v1 stay in /v1 where the classic theme has the page', async ({ request }) => {
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

test('each theme looks like itself, whichever was shown before', async ({ page }) => {
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
