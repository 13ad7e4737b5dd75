import type { Page } from '@playwright/test';

/** Rates and measurements in the modern theme. */
export class ModernRateCardPage {
  constructor(private readonly page: Page) {}

  async open() {
    await this.page.goto('/rate-card');
  }

  readonly services = () => this.page.getByRole('region', { name: 'Services' }).getByRole('listitem');
  /** Extras and usages, each with its price */
  readonly extras = () => this.page.getByRole('region', { name: 'Services' }).locator('dl > div');
  readonly measurements = () => this.page.getByRole('region', { name: 'Measurements' });
  readonly bookNow = (service: string) => this.page.getByRole('link', { name: `Book Now: ${service}` });
  readonly backToHome = () => this.page.getByRole('link', { name: 'Back to Home' });
  readonly photo = () => this.page.getByRole('main').locator('header img');
}
