import type { Page } from '@playwright/test';
import { openInApp } from '../open-in-app';

/** The projects in the modern theme, and the full view of one. */
export class ModernProjectsPage {
  constructor(private readonly page: Page) {}

  /** Opens the page in the running app, so that it is interactive at once. */
  async open() {
    await openInApp(this.page, '/projects');
  }

  async openDetails(title: string) {
    await this.open();
    await this.details(title).click();
    await this.page.getByRole('heading', { level: 1, name: title }).waitFor();
  }

  readonly cards = () => this.page.getByRole('article');
  readonly card = (title: string) => this.cards().filter({ hasText: title });
  readonly badge = (title: string) => this.card(title).locator('[data-tone]');
  readonly details = (title: string) => this.card(title).getByRole('link', { name: 'Details' });
  readonly viewMore = () => this.page.getByRole('button', { name: /^(View More|All projects shown)$/ });
  readonly tryAgain = () => this.page.getByRole('button', { name: 'Try again' });

  /** A value in the full view, such as that of 'Duration' or 'Location'. */
  readonly fact = (label: string) =>
    this.page
      .locator('dl > div')
      .filter({ has: this.page.getByText(label, { exact: true }) })
      .locator('dd');
  readonly volunteer = () => this.page.getByRole('link', { name: 'Volunteer for this project' });
}
