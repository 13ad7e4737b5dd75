import type { Page } from '@playwright/test';

/** The list of posts in the modern theme. */
export class ModernBlogPage {
  constructor(private readonly page: Page) {}

  async open(search = '') {
    await this.page.goto(`/blog${search}`);
  }

  /** Uses the navigation of the running app, so that the browser loads the list. */
  async openFromHome() {
    await this.page.goto('/contact');
    await this.page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  }

  readonly cards = () => this.page.getByRole('article');
  readonly card = (title: string) => this.cards().filter({ hasText: title });
  readonly postLink = (title: string) => this.page.getByRole('link', { name: title });
  readonly cover = (title: string) => this.card(title).locator('img');
  readonly tags = (title: string) =>
    this.card(title).getByRole('list', { name: 'Tags' }).getByRole('listitem');
  readonly scrollLine = () => this.page.locator('[data-scroll-line]');
  readonly older = () => this.page.getByRole('link', { name: 'Older posts' });
  readonly newer = () => this.page.getByRole('link', { name: 'Newer posts' });
  readonly tryAgain = () => this.page.getByRole('button', { name: 'Try again' });
}
