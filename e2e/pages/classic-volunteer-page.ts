import type { Page } from '@playwright/test';
import { openInApp } from '../open-in-app';

type Group = 'Availability' | 'Skills' | 'Interests';

/** The application form of the older theme. */
export class ClassicVolunteerPage {
  constructor(private readonly page: Page) {}

  /** By its hash address: what is visible then also works. */
  async open(search = '') {
    await openInApp(this.page, `/v1/volunteer${search}`);
  }

  readonly form = () => this.page.getByRole('form', { name: 'Volunteer' });
  readonly field = (label: 'Name' | 'Email' | 'Phone (optional)' | 'Project') =>
    this.form().getByLabel(label);
  readonly option = (name: string) => this.form().getByRole('checkbox', { name, exact: true });
  readonly submit = () => this.form().getByRole('button');
  readonly progress = () => this.page.getByRole('progressbar', { name: 'Form progress' });
  readonly notice = (text: string) => this.page.getByRole('alert').filter({ hasText: text });

  /** What the boxes of one list stand for, in their order. */
  optionsOf(group: Group): Promise<string[]> {
    return this.form()
      .getByRole('group', { name: group })
      .getByRole('checkbox')
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
  }
}
