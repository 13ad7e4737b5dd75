import type { Page } from '@playwright/test';

/** The three professions in the modern theme. */
export class ModernRoleProfilesPage {
  constructor(private readonly page: Page) {}

  async open(search = '') {
    await this.page.goto(`/about-roles${search}`);
  }

  readonly choices = () => this.page.getByRole('list', { name: 'Choose a role' }).getByRole('button');
  readonly choice = (name: string) => this.page.getByRole('button', { name, exact: true });
  readonly profile = (title: string) => this.page.getByRole('region', { name: title });
  readonly profileHeadings = () => this.page.getByRole('main').getByRole('heading', { level: 2 });
}
