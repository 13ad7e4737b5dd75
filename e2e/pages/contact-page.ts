import type { Page } from '@playwright/test';
import { openInApp } from '../open-in-app';

export interface MessageText {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** The contact page of the newer theme. */
export class ContactPage {
  constructor(private readonly page: Page) {}

  async open() {
    await openInApp(this.page, '/contact');
  }

  async write({ name, email, subject, message }: MessageText) {
    await this.field('Name').fill(name);
    await this.field('Email').fill(email);
    await this.field('Subject').fill(subject);
    await this.field('Message').fill(message);
  }

  readonly field = (label: string) => this.page.getByRole('textbox', { name: label, exact: true });
  readonly sendButton = () => this.page.getByRole('button', { name: /Send Message|Sending\.\.\./ });
  readonly notice = (text: string) => this.page.getByText(text);
  readonly toast = (text: string) => this.page.getByRole('alert').filter({ hasText: text });
  /** Address and networks beside the form. */
  readonly details = () => this.page.getByRole('region', { name: 'Send a message' });
}
