import type { Page } from '@playwright/test';
import { cmsUrl, panelAccount } from '../cms-data/accounts';

/** Strapi's panel, at the address of the CMS. */
export class StrapiPanel {
  constructor(private readonly page: Page) {}

  async signIn() {
    const { username, password } = panelAccount();
    await this.page.goto(`${cmsUrl()}/admin`);
    await this.page.getByLabel('Email').fill(username);
    await this.page.locator('input[name=password]').fill(password);
    await this.page.getByRole('button', { name: 'Login' }).click();
    await this.page.getByRole('link', { name: 'Content Manager' }).waitFor();
  }

  async openCollection(uid: string) {
    await this.page.goto(`${cmsUrl()}/admin/content-manager/collection-types/${uid}`);
  }

  async openSingle(uid: string) {
    await this.page.goto(`${cmsUrl()}/admin/content-manager/single-types/${uid}`);
  }

  readonly cell = (text: string) => this.page.getByRole('gridcell', { name: text });
  readonly field = (label: string | RegExp) => this.page.getByLabel(label);
  readonly save = () => this.page.getByRole('button', { name: 'Save' });
}
