import type { Page } from '@playwright/test';
import { Site } from './site';

/** What every page of the older theme has. */
export class ClassicSite extends Site {
  constructor(page: Page) {
    super(page, '/v1');
  }

  readonly viewMore = () => this.page.getByRole('main').getByRole('button', { name: 'View More' });
}
