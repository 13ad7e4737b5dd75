import type { Page } from '@playwright/test';
import { openInApp } from '../open-in-app';

/** The list of articles in the classic theme. */
export class ClassicBlogPage {
  constructor(private readonly page: Page) {}

  /** Opens the page in the running app, so that it is interactive at once. */
  async open(search = '') {
    await openInApp(this.page, `/v1/blog${search}`);
  }

  readonly search = () => this.page.getByPlaceholder('Search articles...');
  readonly tags = () => this.page.getByRole('group', { name: 'Tags' }).getByRole('button');
  readonly tag = (name: string) =>
    this.page.getByRole('group', { name: 'Tags' }).getByRole('button', { name, exact: true });
  readonly cards = () => this.page.getByRole('article');
  readonly card = (title: string) => this.cards().filter({ hasText: title });
  readonly cover = (title: string) => this.card(title).locator('img');
  readonly articleLink = (title: string) => this.page.getByRole('link', { name: title });
  readonly grid = () => this.cards().first().locator('xpath=ancestor::ul[1]');
  readonly empty = () => this.page.getByText('No blog posts found matching your criteria.', { exact: true });
  readonly showAll = () => this.page.getByRole('button', { name: 'Show all articles' });
}
