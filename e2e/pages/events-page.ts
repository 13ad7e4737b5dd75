import type { Page } from '@playwright/test';
import { openInApp } from '../open-in-app';

/** The events in either theme. */
export class EventsPage {
  /** @param path '/events' or '/v1/events' */
  constructor(
    private readonly page: Page,
    private readonly path: string,
  ) {}

  /** Opens the page in the running app, so that it is interactive at once. */
  async open() {
    await openInApp(this.page, this.path);
  }

  readonly tabs = () => this.page.getByRole('tab');
  readonly tab = (name: string) => this.page.getByRole('tab', { name, exact: true });
  readonly panel = () => this.page.getByRole('tabpanel');
  readonly entries = () => this.page.getByRole('article');
  readonly entry = (title: string) => this.entries().filter({ hasText: title });
  readonly viewMore = () => this.page.getByRole('button', { name: /^(View More|All events shown)$/ });
  readonly tryAgain = () => this.page.getByRole('main').getByRole('button', { name: 'Try again' });
}
