import type { Page } from '@playwright/test';

/** The biography in the newer theme. */
export class ModernBioPage {
  constructor(private readonly page: Page) {}

  /** From a page that has not loaded its content yet, so that the browser loads it itself. */
  async open() {
    await this.page.goto('/contact');
    await this.page.evaluate(() => {
      location.hash = '#/bio';
    });
  }

  readonly measurements = () => this.page.getByRole('region', { name: 'Measurements' });
  readonly milestones = () =>
    this.page.getByRole('region', { name: 'Milestone Achievements' }).getByRole('listitem');
  readonly background = () => this.page.getByRole('heading', { name: 'Professional background' });

  /** Scrolls until the top of a milestone stands at this part of the window, 0 to 1. */
  async bringMilestoneTo(index: number, part: number) {
    await this.milestones()
      .nth(index)
      .evaluate((item, wanted) => {
        scrollBy({ top: item.getBoundingClientRect().top - innerHeight * wanted, behavior: 'instant' });
      }, part);
  }
}
