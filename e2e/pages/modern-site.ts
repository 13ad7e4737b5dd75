import type { Page } from '@playwright/test';

/** What every page of the newer theme has. */
export class ModernSite {
  constructor(protected readonly page: Page) {}

  /** By its hash address: what is visible then also works. */
  async open(path: string) {
    await this.page.goto(`/#${path}`);
  }

  /** From a document without the home page's content, so that the browser loads it itself. */
  async openHomeByLogo() {
    await this.page.goto('/copyright');
    await this.logo().click();
  }

  /** Scrolls without the smooth way there. Pixels from the top. */
  async scrollTo(top: number) {
    await this.page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  }

  readonly scrolled = () => this.page.evaluate(() => scrollY);

  readonly title = () => this.page.getByRole('heading', { level: 1 });
  readonly content = () => this.page.getByRole('main');
  readonly skipLink = () => this.page.getByRole('link', { name: 'Skip to content' });

  readonly bar = () => this.page.getByRole('banner');
  /** The logo comes first. */
  readonly barLinks = () => this.bar().getByRole('link');
  readonly barLink = (name: string) => this.bar().getByRole('link', { name, exact: true });
  readonly logo = () => this.barLinks().first();
  readonly about = () => this.bar().getByRole('button', { name: 'About' });
  readonly aboutLinks = () => this.bar().locator('#about-pages').getByRole('link');
  /** The link of the page that is shown. */
  readonly activeLink = () => this.bar().locator('[aria-current=page]').filter({ visible: true });
  readonly sound = () => this.bar().getByRole('switch');

  readonly openMenu = () => this.page.getByRole('button', { name: 'Open menu' });
  readonly menu = () => this.page.getByRole('dialog', { name: 'Main' });
  readonly closeMenu = () => this.menu().getByRole('button', { name: 'Close menu' });
  readonly menuLinks = () => this.menu().getByRole('link');
  readonly aboutGroup = () => this.menu().getByRole('list', { name: 'About' }).getByRole('link');

  readonly strip = () => this.page.getByRole('complementary', { name: 'Social links' });
  readonly stripLink = (name: string) => this.strip().getByRole('link', { name, exact: true });

  readonly footer = () => this.page.getByRole('contentinfo');
  readonly footerLinks = (group: string) =>
    this.footer().getByRole('navigation', { name: group }).getByRole('link');
  readonly backToTop = () => this.footer().getByRole('button', { name: 'Back to top' });
}
