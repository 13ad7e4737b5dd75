import type { Page } from '@playwright/test';

/** The page of a piece in either theme. */
export class PortfolioPiecePage {
  /** @param root path of the theme: '' or '/v1' */
  constructor(
    private readonly page: Page,
    private readonly root: string,
  ) {}

  open = (slug: string) => this.page.goto(`${this.root}/portfolio/${slug}`);

  readonly main = () => this.page.getByRole('main');
  readonly title = () => this.page.getByRole('heading', { level: 1 });
  readonly frames = () => this.main().getByRole('figure');
  readonly pictures = () => this.frames().getByRole('img');
  readonly play = () => this.main().getByRole('button', { name: /^Play/ });
  readonly film = () => this.main().locator('video');
  readonly neighbours = () => this.page.getByRole('navigation', { name: 'Other pieces' });
}
