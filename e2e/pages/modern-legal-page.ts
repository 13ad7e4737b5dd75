import type { Page } from '@playwright/test';

/** The legal texts in the modern theme. */
export class ModernLegalPage {
  constructor(private readonly page: Page) {}

  async open(page: 'privacy-policy' | 'copyright') {
    await this.page.goto(`/${page}`);
  }

  readonly title = () => this.page.getByRole('heading', { level: 1 });
  readonly text = () => this.page.getByRole('main');
  readonly bar = () => this.page.getByRole('banner').first();
  readonly print = () => this.page.getByRole('button', { name: 'Print this page' });
}
