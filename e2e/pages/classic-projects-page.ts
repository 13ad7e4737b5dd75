import type { Page } from '@playwright/test';
import { openInApp } from '../open-in-app';

/** The projects in the classic theme, and the full view of a project. */
export class ClassicProjectsPage {
  constructor(private readonly page: Page) {}

  /** Opens the page in the running app, so that it is interactive at once. */
  async open() {
    await openInApp(this.page, '/v1/projects');
  }

  readonly cards = () => this.page.getByRole('article');
  readonly card = (title: string) => this.cards().filter({ hasText: title });
  readonly details = (title: string) => this.page.getByRole('button', { name: `Details of ${title}` });
  readonly overlay = () => this.page.locator('[data-entry-overlay]');
  readonly view = () => this.page.getByRole('dialog');
  readonly volunteer = () => this.view().getByRole('link', { name: 'Volunteer for this project' });
}
