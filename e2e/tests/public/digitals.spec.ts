import { expect, test } from '../../fixtures';

test.describe('digitals', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const root of ['', '/v1'])
    test(`are reached from ${root}/portfolio`, async ({ page }) => {
      await page.goto(`${root}/portfolio`);
      await page.getByRole('link', { name: 'See the digitals' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Digitals');
    });

  test('lead back to the comp card', async ({ page }) => {
    await page.goto('/digitals');
    await page.getByRole('main').getByRole('link', { name: 'Comp Card' }).click();
    await expect(page).toHaveURL(/#\/comp-card$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comp Card');
  });

  test('show what is known about the newest set', async ({ page }) => {
    await page.goto('/digitals');
    await expect(page.getByText(/^Taken \d{1,2} [A-Z][a-z]+ \d{4}$/)).toBeVisible();
    const pictures = page.getByRole('figure');
    await expect(pictures).toHaveText([
      'Face',
      'Smile',
      'Front',
      'Left profile',
      'Right profile',
      'Back',
      'Full length',
    ]);
    const measurements = page.getByRole('region', { name: 'Measurements' });
    await expect(measurements).toContainText('6\'2" (188 cm)');
  });

  test('open a picture over the window until Back', async ({ page }) => {
    await page.goto('/digitals');
    await page.getByRole('button', { name: 'Open Left profile' }).click();
    await expect(page.getByRole('dialog').getByRole('heading')).toHaveText('Left profile');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog').getByRole('heading')).toHaveText('Right profile');
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the digitals show their pictures', async ({ page }) => {
    await page.goto('/digitals');
    await expect(page.getByRole('figure')).toHaveCount(7);
  });

  test('the clip of the digitals waits until it is played', async ({ page }) => {
    await page.goto('/digitals');
    const clip = page.locator('video');
    await expect(clip).toHaveAttribute('controls', '');
    await expect(clip).toHaveAttribute('poster', /^\/uploads\//);
    expect(await clip.getAttribute('autoplay')).toBeNull();
  });

  test('the clip of the digitals has captions, not subtitles', async ({ page, request }) => {
    await page.goto('/digitals');
    const captions = await request.get((await page.locator('track').getAttribute('src')) ?? '');
    expect(captions.headers()).toMatchObject({
      'content-type': 'text/vtt; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(await captions.text()).toMatch(/^WEBVTT/);
  });
});
