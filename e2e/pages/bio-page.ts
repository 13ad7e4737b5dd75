import type { Page } from '@playwright/test';
import { openInApp } from '../open-in-app';

/** The biography in either theme. */
export class BioPage {
  /** @param path '/bio' or '/v1/bio' */
  constructor(
    private readonly page: Page,
    private readonly path: string,
  ) {}

  /** Starts on a page without its content, so that the browser loads it. */
  async open() {
    await openInApp(this.page, this.path);
  }

  readonly measurements = () => this.page.getByRole('region', { name: 'Measurements' });
  readonly milestones = () =>
    this.page.getByRole('region', { name: 'Milestone Achievements' }).getByRole('listitem');
  readonly background = () => this.page.getByRole('heading', { name: 'Professional background' });
  readonly notice = (text: string) => this.page.getByRole('alert').filter({ hasText: text });
  readonly tryAgain = () => this.page.getByRole('main').getByRole('button', { name: 'Try again' });

  /** Scrolls until the top of a milestone is at this part of the window, 0 to 1. */
  async bringMilestoneTo(index: number, part: number) {
    await this.milestones()
      .nth(index)
      .evaluate((item, wanted) => {
        scrollBy({ top: item.getBoundingClientRect().top - innerHeight * wanted, behavior: 'instant' });
      }, part);
  }
}
