import type { Page } from '@playwright/test';
import { openInApp } from '../open-in-app';

/** A sound that was started: which file, how loud (0 to 1), whether it goes on. */
export interface StartedSound {
  file: string;
  volume: number;
  loop: boolean;
}

/** What every page of the older theme has. */
export class ClassicSite {
  constructor(private readonly page: Page) {}

  /** By its hash address, `path` below /v1: what is visible then also works. */
  async open(path = '') {
    await openInApp(this.page, `/v1${path}`);
  }

  /** From a page that has not loaded its content yet, so that the browser loads it itself. */
  async openFromContact(path: string) {
    await this.page.goto('/v1/contact');
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, `#/v1${path}`);
  }

  readonly title = () => this.page.getByRole('heading', { level: 1 });
  readonly bar = () => this.page.getByRole('banner');
  readonly logo = () => this.bar().getByRole('link').first();
  readonly about = () => this.bar().getByRole('button', { name: 'About' });
  readonly barLink = (name: string) => this.bar().getByRole('link', { name, exact: true });
  readonly openMenu = () => this.page.getByRole('button', { name: 'Open menu' });
  readonly menu = () => this.page.getByRole('dialog', { name: 'Main' });
  readonly menuLinks = () => this.menu().getByRole('link');
  readonly strip = () => this.page.getByRole('complementary', { name: 'Social links' });
  readonly footer = () => this.page.getByRole('contentinfo');
  readonly quickLinks = () => this.footer().getByRole('navigation', { name: 'Quick Links' });
  readonly sound = () => this.page.getByRole('switch');
  readonly tape = () => this.page.locator('[data-scroll-tape]');
  readonly section = (name: string) => this.page.getByRole('region', { name, exact: true });
  readonly tryAgain = () => this.page.getByRole('main').getByRole('button', { name: 'Try again' });
  readonly notice = (text: string) => this.page.getByRole('alert').filter({ hasText: text });
  readonly viewMore = () => this.page.getByRole('main').getByRole('button', { name: 'View More' });

  async scrollTo(top: number) {
    await this.page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  }

  /** Call before the page is opened; `startedSounds` then tells what was played. */
  async listen() {
    await this.page.addInitScript(() => {
      const started: StartedSound[] = [];
      Object.assign(window, { startedSounds: started });
      HTMLMediaElement.prototype.play = function play(this: HTMLMediaElement) {
        started.push({ file: new URL(this.src).pathname, volume: this.volume, loop: this.loop });
        return Promise.resolve();
      };
    });
  }

  startedSounds(): Promise<StartedSound[]> {
    return this.page.evaluate(() => (window as unknown as { startedSounds: StartedSound[] }).startedSounds);
  }
}
