import type { Page } from '@playwright/test';
import { GRAPHQL } from '../graphql-traffic';

/** The page of the youth initiative in the newer theme. */
export class ModernInitiativePage {
  constructor(private readonly page: Page) {}

  /** From a page that has not loaded its content yet, so that the browser loads it itself. */
  async open() {
    // The form asks for its token once the app runs; a change of the address before that would be lost.
    const running = this.page.waitForResponse(GRAPHQL);
    await this.page.goto('/contact');
    await running;
    await this.page.evaluate(() => {
      location.hash = '#/endeleza';
    });
  }

  readonly mission = () => this.page.getByRole('region', { name: 'Mission' });
  readonly programmes = () => this.page.getByRole('region', { name: 'Initiatives' });
  readonly impact = () => this.page.getByRole('region', { name: 'Impact' });
}
