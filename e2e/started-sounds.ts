import type { Page } from '@playwright/test';

/** A sound that was started: its file, its volume (0 to 1), and whether it is playing. */
export interface StartedSound {
  file: string;
  volume: number;
  loop: boolean;
}

/** Records sounds without playing them; `startedSounds` returns them. Call it before the page is opened. */
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
