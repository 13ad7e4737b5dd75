import { expect, test } from '../../fixtures';
import { ModernSite } from '../../pages/modern-site';
import { listenForSounds, startedSounds } from '../../started-sounds';

const FOLLOW = ['Follow on Instagram', 'Follow on Facebook', 'Follow on X'];

test('Social strip: three networks in new tabs and Contact Me, an internal link', async ({ page }) => {
  const site = new ModernSite(page);
  await site.open('/events');
  await expect(site.strip().getByRole('link')).toHaveText([...FOLLOW, 'Contact Me']);
  for (const name of FOLLOW) {
    await expect(site.stripLink(name)).toHaveAttribute('target', '_blank');
    await expect(site.stripLink(name)).toHaveAttribute('href', /^https:/);
  }
  await site.stripLink('Contact Me').click();
  await expect(page).toHaveURL(/\/#\/contact$/);
});

test('Social strip: hovering highlights a link, shows its label and plays a short fabric sound', async ({
  page,
}) => {
  await listenForSounds(page);
  const site = new ModernSite(page);
  await site.open('/events');
  const link = site.stripLink('Follow on X');
  const label = link.getByText('Follow on X');
  await expect(label).toHaveCSS('clip-path', 'inset(0px 0px 0px 100%)');
  await site.sound().click();
  await link.hover();
  await expect(label).toHaveCSS('clip-path', 'inset(0px)');
  await expect(link).toHaveCSS('color', 'rgb(45, 212, 191)');
  expect(await startedSounds(page)).toEqual([{ file: '/sounds/swish.wav', volume: 0.2 }]);
});
