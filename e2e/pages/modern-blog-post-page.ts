import type { Page } from '@playwright/test';

export interface CommentText {
  name: string;
  email: string;
  text: string;
}

/** One post of the modern theme with its comments. */
export class ModernBlogPostPage {
  constructor(private readonly page: Page) {}

  async open(slug: string) {
    await this.page.goto(`/blog/${slug}`);
  }

  readonly title = () => this.page.getByRole('heading', { level: 1 });
  readonly cover = () => this.page.getByRole('article').locator('img').first();
  readonly tags = () => this.page.getByRole('list', { name: 'Tags' }).getByRole('listitem');
  readonly table = () => this.page.getByRole('region', { name: 'Table' });
  readonly link = (name: string) => this.page.getByRole('article').getByRole('link', { name, exact: true });
  readonly neighbours = () => this.page.getByRole('navigation', { name: 'Other posts' }).getByRole('link');
  readonly share = () => this.page.getByRole('button', { name: 'Share' });

  readonly comments = () => this.page.getByRole('region', { name: 'Comments' });
  readonly form = () => this.page.getByRole('form', { name: 'Leave a comment' });
  readonly field = (label: 'Name' | 'Email (never shown)' | 'Comment') => this.form().getByLabel(label);
  readonly postButton = () => this.form().getByRole('button');
  readonly notice = (text: string) => this.page.getByRole('alert').filter({ hasText: text });

  async write({ name, email, text }: CommentText) {
    await this.field('Name').fill(name);
    await this.field('Email (never shown)').fill(email);
    await this.field('Comment').fill(text);
  }
}
