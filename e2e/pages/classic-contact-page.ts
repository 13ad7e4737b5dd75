import type { Page } from '@playwright/test';
import { openInApp } from '../open-in-app';
import type { MessageText } from './contact-page';

/** The contact page of the older theme. */
export class ClassicContactPage {
  constructor(private readonly page: Page) {}

  /** By its hash address: what is visible then also works. */
  async open() {
    await openInApp(this.page, '/v1/contact');
  }

  async write({ name, email, subject, message }: MessageText) {
    await this.field('Name').fill(name);
    await this.field('Email').fill(email);
    await this.field('Subject').fill(subject);
    await this.field('Message').fill(message);
  }

  readonly form = () => this.page.getByRole('form', { name: 'Write a Letter' });
  readonly field = (label: string) => this.form().getByRole('textbox', { name: label });
  readonly send = () => this.form().getByRole('button');
  readonly notice = (text: string) => this.page.getByRole('alert').filter({ hasText: text });
}
