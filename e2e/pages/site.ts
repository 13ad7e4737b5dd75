import type { Page } from '@playwright/test';
import { openInApp } from '../open-in-app';

/** Elements of every page of either theme. */
export class Site {
  /** @param base start of the theme's paths: '' or '/v1' */
  constructor(
    protected readonly page: Page,
    private readonly base = '',
  ) {}

  /** Opens a page in the running app, so that it is interactive at once. `path` is below the base. */
  async open(path = '') {
    await openInApp(this.page, `${this.base}${path}`);
  }

  /** Scrolls at once, without smooth scrolling. Pixels from the top. */
  async scrollTo(top: number) {
    await this.page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  }

  readonly scrolled = () => this.page.evaluate(() => scrollY);

  readonly title = () => this.page.getByRole('heading', { level: 1 });
  readonly section = (name: string) => this.page.getByRole('region', { name, exact: true });
  readonly tape = () => this.page.locator('[data-scroll-tape]');

  readonly bar = () => this.page.getByRole('banner');
  /** The logo is the first link. */
  readonly barLinks = () => this.bar().getByRole('link');
  readonly barLink = (name: string) => this.bar().getByRole('link', { name, exact: true });
  readonly logo = () => this.barLinks().first();
  readonly about = () => this.bar().getByRole('button', { name: 'About' });
  readonly sound = () => this.page.getByRole('switch');

  readonly openMenu = () => this.page.getByRole('button', { name: 'Open menu' });
  readonly menu = () => this.page.getByRole('dialog', { name: 'Main' });
  readonly menuLinks = () => this.menu().getByRole('link');
  readonly closeMenu = () => this.menu().getByRole('button', { name: 'Close menu' });
  readonly aboutGroup = () => this.menu().getByRole('list', { name: 'About' }).getByRole('link');

  readonly strip = () => this.page.getByRole('complementary', { name: 'Social links' });
  readonly stripLink = (name: string) => this.strip().getByRole('link', { name, exact: true });

  readonly footer = () => this.page.getByRole('contentinfo');
  readonly footerLinks = (group: string) =>
    this.footer().getByRole('navigation', { name: group }).getByRole('link');
  readonly backToTop = () => this.footer().getByRole('button', { name: 'Back to top' });

  readonly notice = (text: string) => this.page.getByRole('alert').filter({ hasText: text });
  readonly tryAgain = () => this.page.getByRole('main').getByRole('button', { name: 'Try again' });
}
