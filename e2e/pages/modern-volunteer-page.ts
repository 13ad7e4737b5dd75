import type { Page } from '@playwright/test';

/** The application form of the newer theme. */
export class ModernVolunteerPage {
  constructor(private readonly page: Page) {}

  async open(search = '') {
    await this.page.goto(`/volunteer${search}`);
  }

  readonly field = (label: 'Name' | 'Email' | 'Phone' | 'Project' | 'Message') => this.page.getByLabel(label);
  readonly options = (group: 'Availability' | 'Skills' | 'Interests') =>
    this.page.getByRole('group', { name: group }).getByRole('checkbox');
  readonly option = (name: string) => this.page.getByRole('checkbox', { name, exact: true });
  readonly submit = () => this.page.getByRole('button', { name: /^(Submit Application|Submitting\.\.\.)$/ });
  readonly notice = (text: string) => this.page.getByRole('alert').filter({ hasText: text });
}
