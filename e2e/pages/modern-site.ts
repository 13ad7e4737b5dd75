import { Site } from './site';

/** What every page of the newer theme has. */
export class ModernSite extends Site {
  /** The document is that of the home page, as the server does not see a hash. */
  override async open(path: string) {
    await this.page.goto(`/#${path}`);
  }

  /** From a document without the home page's content, so that the browser loads it itself. */
  async openHomeByLogo() {
    await this.page.goto('/copyright');
    await this.logo().click();
  }

  readonly content = () => this.page.getByRole('main');
  readonly aboutLinks = () => this.bar().locator('#about-pages').getByRole('link');
  /** The link of the page that is shown. */
  readonly activeLink = () => this.bar().locator('[aria-current=page]').filter({ visible: true });
}
