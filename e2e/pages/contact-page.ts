import type { Page } from '@playwright/test';
import { openInApp } from '../open-in-app';

interface MessageText {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** The contact page of either theme. */
export class ContactPage {
  /** @param path '/contact' or '/v1/contact' */
  constructor(
    private readonly page: Page,
    private readonly path = '/contact',
  ) {}

  async open() {
    await openInApp(this.page, this.path);
  }

  async write({ name, email, subject, message }: MessageText) {
    await this.field('Name').fill(name);
    await this.field('Email').fill(email);
    await this.field('Subject').fill(subject);
    await this.field('Message').fill(message);
  }

  readonly field = (label: string) => this.page.getByRole('textbox', { name: label, exact: true });
  readonly sendButton = () => this.page.getByRole('main').locator('form').getByRole('button');
  readonly notice = (text: string) => this.page.getByText(text);
  readonly toast = (text: string) => this.page.getByRole('alert').filter({ hasText: text });
  /** Address and networks next to the form of the modern theme. */
  readonly details = () => this.page.getByRole('region', { name: 'Send a message' });
}
