import type { Page } from '@playwright/test';

/** A sound that was started: which file, how loud (0 to 1), whether it goes on. */
export interface StartedSound {
  file: string;
  volume: number;
  loop: boolean;
}

/** Call before the page is opened. The sounds stay silent; `startedSounds` tells what was played. */
export async function listenForSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const started: StartedSound[] = [];
    Object.assign(window, { startedSounds: started });
    HTMLMediaElement.prototype.play = function play(this: HTMLMediaElement) {
      started.push({ file: new URL(this.src).pathname, volume: this.volume, loop: this.loop });
      return Promise.resolve();
    };
  });
}

export function startedSounds(page: Page): Promise<StartedSound[]> {
  return page.evaluate(() => (window as unknown as { startedSounds: StartedSound[] }).startedSounds);
}
