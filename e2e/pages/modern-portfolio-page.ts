import type { Page } from '@playwright/test';
import { openInApp } from '../open-in-app';

/** The portfolio in the newer theme. */
export class ModernPortfolioPage {
  constructor(private readonly page: Page) {}

  /** By its hash address: what is visible then also works. */
  async open(search = '') {
    await openInApp(this.page, `/portfolio${search}`);
  }

  readonly section = () => this.page.locator('#portfolio');
  readonly filters = () => this.section().getByRole('group', { name: 'Categories' }).getByRole('button');
  readonly filter = (name: string) => this.section().getByRole('button', { name, exact: true });
  readonly cards = () => this.section().getByRole('figure');
  readonly card = (title: string) => this.cards().filter({ hasText: title });
  readonly cardButton = (title: string) =>
    this.section().getByRole('button', { name: `Open ${title}`, exact: true });
  readonly grid = () => this.cards().first().locator('xpath=ancestor::ul[1]');
  readonly viewMore = () => this.section().getByRole('button', { name: /^(View More|All images shown)$/ });
  readonly tryAgain = () => this.section().getByRole('button', { name: 'Try again' });

  readonly lightbox = () => this.page.getByRole('dialog');
  readonly close = () => this.lightbox().getByRole('button', { name: 'Close' });
  readonly previous = () => this.lightbox().getByRole('button', { name: 'Previous image' });
  readonly next = () => this.lightbox().getByRole('button', { name: 'Next image' });
  readonly shownTitle = () => this.lightbox().getByRole('heading');

  /** A finger that moves over the lightbox. Pixels; negative is to the left. */
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
