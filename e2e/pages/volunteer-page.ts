import type { Page } from '@playwright/test';
import { openInApp } from '../open-in-app';

/** The application form of either theme. */
export class VolunteerPage {
  /** @param base start of the theme's paths: '' or '/v1' */
  constructor(
    private readonly page: Page,
    private readonly base = '',
  ) {}

  /** Opens the page in the running app, so that it is interactive at once. */
  async open(search = '') {
    await openInApp(this.page, `${this.base}/volunteer${search}`);
  }

  readonly form = () => this.page.getByRole('form', { name: 'Volunteer' });
  readonly field = (label: 'Name' | 'Email' | 'Phone' | 'Project' | 'Message') => this.page.getByLabel(label);
  readonly option = (name: string) => this.page.getByRole('checkbox', { name, exact: true });
  readonly submit = () => this.page.getByRole('button', { name: /^(Submit Application|Submitting\.\.\.)$/ });
  readonly progress = () => this.page.getByRole('progressbar', { name: 'Form progress' });
  readonly notice = (text: string) => this.page.getByRole('alert').filter({ hasText: text });

  /** Returns the labels of the boxes in one list, in order. */
  optionsOf(group: 'Availability' | 'Skills' | 'Interests'): Promise<string[]> {
    return this.page
      .getByRole('group', { name: group })
      .getByRole('checkbox')
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
  }
}
