import type { Page } from '@playwright/test';
import { openInApp } from '../open-in-app';

/** The portfolio in either theme, and its lightbox. */
export class PortfolioPage {
  /** @param path '/portfolio' or '/v1/portfolio' */
  constructor(
    private readonly page: Page,
    private readonly path = '/portfolio',
  ) {}

  /** Opens the page in the running app, so that it is interactive at once. */
  async open(search = '') {
    await openInApp(this.page, `${this.path}${search}`);
  }

  readonly section = () => this.page.locator('#portfolio');
  readonly filters = () => this.section().getByRole('group', { name: 'Categories' }).getByRole('button');
  readonly filter = (name: string) => this.section().getByRole('button', { name, exact: true });
  readonly cards = () =>
    this.section()
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('figure') });
  readonly card = (title: string) => this.cards().filter({ hasText: title });
  readonly cardButton = (title: string) =>
    this.section().getByRole('button', { name: `Open ${title}`, exact: true });
  readonly viewMore = () => this.section().getByRole('button', { name: /^(View More|All images shown)$/ });
  readonly tryAgain = () => this.section().getByRole('button', { name: 'Try again' });

  readonly lightbox = () => this.page.getByRole('dialog');
  readonly close = () => this.lightbox().getByRole('button', { name: 'Close' });
  readonly previous = () => this.lightbox().getByRole('button', { name: 'Previous image' });
  readonly next = () => this.lightbox().getByRole('button', { name: 'Next image' });
  readonly shownTitle = () => this.lightbox().getByRole('heading');

  /** Returns the number of images in a row. */
  columns(): Promise<number> {
    return this.cards()
      .first()
      .locator('xpath=ancestor::ul[1]')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  }

  /** Returns the heights of the pictures in pixels. */
  heights(): Promise<number[]> {
    return this.cards()
      .locator('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLElement).offsetHeight));
  }

  /** Swipes over the lightbox with a finger. Pixels; negative is to the left. */
  async swipe(distance: number) {
    await this.lightbox().evaluate((dialog, moved) => {
      const touch = (x: number) => new Touch({ identifier: 1, target: dialog, clientX: x, clientY: 300 });
      const start = touch(180);
      const end = touch(180 + moved);
      dialog.dispatchEvent(new TouchEvent('touchstart', { touches: [start], changedTouches: [start] }));
      dialog.dispatchEvent(new TouchEvent('touchend', { touches: [], changedTouches: [end] }));
    }, distance);
  }
}
