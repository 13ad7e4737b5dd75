import type { Page } from '@playwright/test';
import { Site } from './site';

/** Elements of every page of the classic theme. */
export class ClassicSite extends Site {
  constructor(page: Page) {
    super(page, '/v1');
  }

  readonly viewMore = () => this.page.getByRole('main').getByRole('button', { name: 'View More' });
}
