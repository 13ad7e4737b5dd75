import { Site } from './site';

/** Elements of every page of the modern theme. */
export class ModernSite extends Site {
  /** The server sends the home page, as it does not see the hash. */
  override async open(path: string) {
    await this.page.goto(`/#${path}`);
  }

  /** Starts on a page without the home page's content, so that the browser loads it. */
  async openHomeByLogo() {
    await this.page.goto('/copyright');
    await this.logo().click();
  }

  readonly content = () => this.page.getByRole('main');
  readonly aboutLinks = () => this.bar().locator('#about-pages').getByRole('link');
  /** The link of the open page. */
  readonly activeLink = () => this.bar().locator('[aria-current=page]').filter({ visible: true });
}
