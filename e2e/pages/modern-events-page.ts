import type { Page } from '@playwright/test';
import { openInApp } from '../open-in-app';

/** The events in the newer theme. */
export class ModernEventsPage {
  constructor(private readonly page: Page) {}

  /** By its hash address: what is visible then also works. */
  async open(search = '') {
    await openInApp(this.page, `/events${search}`);
  }

  readonly tabs = () => this.page.getByRole('tab');
  readonly tab = (name: string) => this.page.getByRole('tab', { name, exact: true });
  readonly panel = () => this.page.getByRole('tabpanel');
  readonly entries = () => this.page.getByRole('article');
  readonly entry = (title: string) => this.entries().filter({ hasText: title });
  readonly titles = () => this.entries().getByRole('heading');
  readonly viewMore = () => this.page.getByRole('button', { name: /^(View More|All events shown)$/ });
  readonly tryAgain = () => this.page.getByRole('button', { name: 'Try again' });
}
