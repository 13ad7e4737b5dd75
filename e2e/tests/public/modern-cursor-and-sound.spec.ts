import { expect, test } from '../../fixtures';
import { ModernHomePage } from '../../pages/modern-home-page';
import { listenForSounds, startedSounds } from '../../started-sounds';

const SWISH = '/sounds/swish.wav';

test('Home: the cursor follower has opacity 0.4 inside the window and 0 when the mouse leaves', async ({
  page,
}) => {
  const home = new ModernHomePage(page);
  await home.open();
  await page.mouse.move(300, 200);
  await expect(home.follower()).toHaveCSS('opacity', '0.4');
  await expect(home.follower()).toHaveCSS('translate', '300px 200px');
  await page.locator('html').dispatchEvent('pointerleave');
  await expect(home.follower()).toHaveCSS('opacity', '0');
});

test('sound is off at first, the switch says so and is remembered; scrolling swishes at 0.3', async ({
  page,
}) => {
  await listenForSounds(page);
  const home = new ModernHomePage(page);
  await home.open();
  await expect(home.sound()).toHaveText('Sound off');
  await expect(home.sound()).toHaveAttribute('aria-checked', 'false');
  await home.scrollTo(450);
  await home.sound().click();
  await expect(home.sound()).toHaveText('Sound on');
  expect(await startedSounds(page)).toEqual([]);
  await home.scrollTo(490);
  await home.scrollTo(510);
  await expect.poll(() => startedSounds(page)).toEqual([{ file: SWISH, volume: 0.3 }]);
  await page.reload();
  await expect(home.sound()).toHaveText('Sound on');
  await expect(home.sound()).toHaveAttribute('aria-checked', 'true');
});

test('refused playback logs Audio playback prevented', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  const home = new ModernHomePage(page);
  await home.open();
  await home.sound().click();
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('Audio playback prevented'),
  );
  await home.stripLink('Contact Me').hover();
  expect((await logged).type()).toBe('info');
});

test('on a phone the sound switch stands in the bar; a screen reader hears what it switches and whether it is on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const home = new ModernHomePage(page);
  await home.open();
  await expect(home.sound()).toBeInViewport();
  await expect(home.sound()).toHaveText('Sound off');
  await expect(home.sound()).toHaveAccessibleName('Sound');
  await expect(home.sound()).not.toBeChecked();
  const name = await home.logo().boundingBox();
  const sound = await home.sound().boundingBox();
  expect(name && name.x + name.width).toBeLessThanOrEqual(sound?.x ?? 0);
});
