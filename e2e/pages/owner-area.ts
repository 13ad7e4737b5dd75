import { expect, type Page } from '@playwright/test';
import { ownerAccount } from '../cms-data/accounts';

/** What every screen behind the sign-in has. */
export class OwnerArea {
  constructor(protected readonly page: Page) {}

  /** Signs in on the way to a screen: '/projects' */
  async enter(path: string) {
    const { username, password } = ownerAccount();
    await this.page.goto(`/admin/login?next=${encodeURIComponent(path)}`);
    await this.page.getByLabel('Username').fill(username);
    await this.page.getByLabel('Password').fill(password);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
    await expect(this.page.getByText('Welcome to your admin dashboard')).toBeVisible();
  }

  /** Once signed in. */
  async open(path: string) {
    await this.page.goto(`/admin${path}`);
  }

  async useScheme(scheme: 'light' | 'dark') {
    await this.page.evaluate((chosen) => localStorage.setItem('admin-theme', chosen), scheme);
    await this.page.reload();
  }

  readonly heading = () => this.page.getByRole('heading', { level: 1 });
  readonly tab = (name: string) => this.page.getByRole('tab', { name, exact: true });
  readonly button = (name: string | RegExp) => this.page.getByRole('button', { name, exact: true });
  /** A required field's label ends in an asterisk. */
  readonly field = (label: string) =>
    this.page.getByLabel(new RegExp(`^${label.replace('?', '\\?')}( \\*)?$`));
  readonly dialog = (name?: string) => this.page.getByRole('dialog', { name });
  readonly notice = (text: string) => this.page.getByRole('alert').filter({ hasText: text });
  readonly loading = () => this.page.getByRole('status', { name: 'Loading' });
  readonly columns = () => this.page.getByRole('columnheader');
  readonly rows = () => this.page.locator('tbody').getByRole('row');
  readonly row = (text: string) => this.rows().filter({ hasText: text });

  /** The file input of a picker, named by its label. */
  readonly picker = (label: string) => this.page.locator(`input[type=file][aria-label="${label}"]`);

  /** Answers the question that a delete asks. */
  async confirmDelete(question: string) {
    await expect(this.dialog(question)).toBeVisible();
    await this.dialog(question).getByRole('button', { name: 'Delete' }).click();
  }
}
