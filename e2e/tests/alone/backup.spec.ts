import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dataDir, ownerAccount } from '../../cms-data/accounts';
import { expect, test } from '../../fixtures';
import { OwnerArea } from '../../pages/owner-area';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** Runs a command of the site beside it, as the person at the server does. */
const run = (script: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(ROOT, 'scripts', script), ...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir(), DATABASE_URL: '' },
  });

test.use({ viewport: { width: 360, height: 740 } });

test('the newest backup is downloaded on a phone after the password, and restores', async ({ ownerPage }) => {
  await run('backup.mjs');
  const area = new OwnerArea(ownerPage);
  await area.open('/');
  await area.button('Download the newest backup').click();
  await ownerPage.getByLabel('Your password').fill(ownerAccount().password);
  await area.button('Continue').click();
  const link = ownerPage.getByRole('link', { name: /^Download \(/ });
  const [download] = await Promise.all([ownerPage.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d-\d{6}\.tar\.gz$/);
  const { stdout } = await run('backup-drill.mjs', await download.path());
  expect(stdout).toContain('restores correctly');

  await ownerPage.keyboard.press('Escape');
  await expect(ownerPage.getByText(/^No copy of a backup/)).toHaveCount(0);
  await expect(ownerPage.getByText(/^Last backup:/)).toBeVisible();
});
