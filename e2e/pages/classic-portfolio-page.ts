import type { Page } from '@playwright/test';
import { openInApp } from '../open-in-app';

/** The portfolio of the older theme. */
export class ClassicPortfolioPage {
  constructor(private readonly page: Page) {}

  /** By its hash address: what is visible then also works. */
  async open(search = '') {
    await openInApp(this.page, `/v1/portfolio${search}`);
  }

  readonly section = () => this.page.locator('#portfolio');
  readonly filters = () => this.section().getByRole('group', { name: 'Categories' }).getByRole('button');
  readonly filter = (name: string) => this.section().getByRole('button', { name, exact: true });
  readonly cards = () =>
    this.section()
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('figure') });
  readonly card = (title: string) => this.cards().filter({ hasText: title });
  readonly openButton = (title: string) =>
    this.section().getByRole('button', { name: `Open ${title}`, exact: true });
  readonly viewMore = () => this.section().getByRole('button', { name: /^(View More|All images shown)$/ });
  readonly lightbox = () => this.page.getByRole('dialog');
  readonly shownTitle = () => this.lightbox().getByRole('heading');
  readonly close = () => this.lightbox().getByRole('button', { name: 'Close' });
  readonly next = () => this.lightbox().getByRole('button', { name: 'Next image' });

  /** How many images stand side by side. */
  columns(): Promise<number> {
    return this.cards()
      .first()
      .locator('xpath=ancestor::ul[1]')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  }
}
