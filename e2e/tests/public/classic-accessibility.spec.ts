import { accessibilityProblems, sidewaysScroll } from '../../accessibility';
import { expect, test } from '../../fixtures';
import { ClassicPortfolioPage } from '../../pages/classic-portfolio-page';
import { ClassicProjectsPage } from '../../pages/classic-projects-page';
import { ClassicSite } from '../../pages/classic-site';
import { ClassicVolunteerPage } from '../../pages/classic-volunteer-page';

const PAGES = {
  home: '',
  portfolio: '/portfolio',
  biography: '/bio',
  events: '/events',
  blog: '/blog',
  'a blog post': '/blog/how-a-pageant-judge-really-scores',
  projects: '/projects',
  'the initiative': '/endeleza',
  contact: '/contact',
};

for (const [name, path] of Object.entries(PAGES)) {
  test(`accessible at 360 and 1280 pixels, and no wider than the window: ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/v1${path}`);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await accessibilityProblems(page), `${width}`).toEqual([]);
      expect(await sidewaysScroll(page), `${width}`).toBe(0);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

test('accessible at 360 and 1280 pixels: the volunteer form with its problems', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const form = new ClassicVolunteerPage(page);
  await form.open();
  await form.submit().click();
  await expect(form.notice('Please provide your name and email.')).toBeVisible();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await accessibilityProblems(page), `${width}`).toEqual([]);
    expect(await sidewaysScroll(page), `${width}`).toBe(0);
  }
});

test('accessible at 360 pixels: the menu, the lightbox and the full view of a project', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  const site = new ClassicSite(page);
  const portfolio = new ClassicPortfolioPage(page);
  const projects = new ClassicProjectsPage(page);
  await portfolio.open();
  await portfolio.openButton('Column in Navy').click();
  await expect(portfolio.shownTitle()).toBeVisible();
  expect(await accessibilityProblems(page), 'lightbox').toEqual([]);
  await portfolio.close().click();
  await expect(portfolio.lightbox()).toHaveCount(0);
  await site.openMenu().click();
  await expect(site.menu()).toBeVisible();
  expect(await accessibilityProblems(page), 'menu').toEqual([]);
  await site.menu().getByRole('link', { name: 'Projects' }).click();
  await projects.details('Walk Tall Mentorship').click();
  await expect(projects.view().getByRole('heading')).toBeVisible();
  expect(await accessibilityProblems(page), 'project').toEqual([]);
});

test('keyboard: Skip to content leads to the page, and every stop of the Tab key is seen', async ({
  page,
}) => {
  const site = new ClassicSite(page);
  await site.open('/contact');
  await expect(site.title()).toHaveText('Contact');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  await expect(focused).toHaveAttribute('name', 'senderName');
  await expect(focused).not.toHaveCSS('outline-style', 'none');
});
