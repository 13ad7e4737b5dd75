import { ModernSite } from './modern-site';

/** The home page of the modern theme. */
export class ModernHomePage extends ModernSite {
  /** Waits until the effects have started, when the tape has its first reading. */
  override async open(path = '/') {
    await super.open(path);
    await this.tape().and(this.page.locator('[style*="--scroll-progress"]')).waitFor();
  }

  readonly hero = () => this.page.locator('section').filter({ has: this.title() });
  readonly photograph = () => this.hero().locator('picture img');
  readonly roles = () => this.hero().getByRole('list').getByRole('link');
  readonly spotlight = () => this.hero().locator('> [aria-hidden=true]');
  readonly ticks = () => this.tape().locator('> span:nth-child(2) > span');
  readonly follower = () => this.page.locator('[data-cursor-follower]');
  readonly sections = () => this.content().getByRole('region');
  readonly images = () => this.section('Images').getByRole('figure');

  /** Returns how far the layers of the hero are moved down, as CSS translate. */
  readonly shifts = () =>
    this.hero().evaluate((hero) => {
      const shiftOf = (inner: string) =>
        (hero.querySelector(inner)?.parentElement as HTMLElement | null)?.style.translate;
      return { background: shiftOf('picture'), content: shiftOf('ul'), heading: shiftOf('h1') };
    });
}
