import type { Page } from '@playwright/test';

/** The booking form. */
export class BookPage {
  constructor(private readonly page: Page) {}

  readonly field = (label: string | RegExp) => this.page.getByLabel(label);
  /** By its role, because the rate card has a region with nearly the same name. */
  readonly service = () => this.page.getByRole('combobox', { name: 'Service' });
  readonly grid = () => this.page.getByRole('grid');
  /** The day that Tab reaches in the calendar. */
  readonly stop = () => this.grid().locator('button[tabindex="0"]');
  readonly turn = (label: string) => this.page.getByRole('button', { name: label });
  readonly estimate = () => this.page.getByRole('region', { name: 'Estimate' });
  readonly sendButton = () => this.page.getByRole('button', { name: 'Send request' });
  readonly state = () => this.page.getByRole('heading', { level: 1 });
}
