import { askForDay } from '../../cms-data/booking-request';
import { expect, test } from '../../fixtures';
import { BookPage } from '../../pages/book-page';

/** The browser logs the status of a refused form. */
test.use({ javaScriptEnabled: false, expectedConsoleErrors: [/422/] });

test('without JavaScript a refused message keeps what was typed', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Name' }).fill('Plain Akinyi');
  await page.getByRole('textbox', { name: 'Message' }).fill('Are you free in June?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert').first()).toHaveText('Please fill in all required fields');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Plain Akinyi');
});

test('without JavaScript a message that was refused is sent once it is complete', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Name' }).fill('Plain Akinyi');
  await page.getByRole('textbox', { name: 'Message' }).fill('Are you free in June?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('akinyi@example.com');
  await page.getByRole('textbox', { name: 'Subject' }).fill('Without JavaScript');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('status')).toHaveText('Message sent successfully!');
  await expect(page).toHaveURL('/contact?sent=received#form-notice');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('');
});

test('without JavaScript an application that was refused is sent once it is complete', async ({ page }) => {
  await page.goto('/v1/volunteer');
  await page.getByRole('textbox', { name: 'Name' }).fill('Plain Kamau');
  await page.getByRole('textbox', { name: 'Email' }).fill('kamau@example.com');
  await page.getByRole('checkbox', { name: 'Photography' }).check();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('alert').first()).toHaveText('Please select at least one availability option.');
  await expect(page.getByRole('checkbox', { name: 'Photography' })).toBeChecked();

  await page.getByRole('checkbox', { name: 'Evenings' }).check();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Thank you for volunteering! We will contact you soon.')).toBeVisible();
});

for (const root of ['', '/v1']) {
  test(`without JavaScript a client asks for other days at ${root}/b`, async ({ page, request }) => {
    const nextYear = new Date().getUTCFullYear() + 1;
    await page.goto(`${root}${await askForDay(request)}`);
    const form = new BookPage(page);
    const send = page.getByRole('button', { name: 'Ask for these days' });
    await page.getByText('Ask for other days', { exact: true }).click();
    await form.field('First day').fill(`${nextYear}-12-05`);
    await form.field('Last day').fill(`${nextYear}-12-04`);
    await send.click();
    await expect(page.getByRole('alert').first()).toContainText(
      'The last day must be the first day or later.',
    );
    await expect(form.field('First day')).toHaveValue(`${nextYear}-12-05`);

    await form.field('Last day').fill(`${nextYear}-12-06`);
    await send.click();
    await expect(page.getByText(/^You asked for .* your booking stays as it is\.$/)).toBeVisible();
    await expect(form.state()).toHaveText('Received');
  });
}

test('without JavaScript roles are a form', async ({ page }) => {
  await page.goto('/about-roles');
  await page.getByRole('button', { name: 'Event Judge' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Event Judge' })).toBeVisible();
});

test('without JavaScript the sound switch is out of sight', async ({ page }) => {
  await page.goto('/about-roles');
  await expect(page.getByRole('switch')).toHaveCount(0);
});

test('without JavaScript the menu is of links', async ({ page }) => {
  await page.goto('/about-roles');
  await page.getByRole('button', { name: 'About' }).hover();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL('/portfolio');
});

test('without JavaScript categories are a form', async ({ page }) => {
  await page.goto('/portfolio');
  await page.getByRole('button', { name: 'Editorial' }).click();
  await expect(page.getByRole('button', { name: 'Editorial', pressed: true })).toBeVisible();
  await expect(page).toHaveURL('/portfolio?category=Editorial');
});

test('without JavaScript a search and a tag of the blog keep each other', async ({ page }) => {
  await page.goto('/v1/blog');
  const search = page.getByPlaceholder('Search articles...');
  await search.fill('judge');
  await search.press('Enter');
  await page.getByRole('button', { name: 'Judging', exact: true }).click();
  await expect(page).toHaveURL('/v1/blog?tag=Judging&search=judge');
  await search.fill('pageant');
  await search.press('Enter');
  await expect(page).toHaveURL('/v1/blog?search=pageant&tag=Judging');
});

test('without JavaScript the categories of home lead to the portfolio', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Editorial', exact: true }).click();
  await expect(page).toHaveURL('/portfolio?category=Editorial');
  await expect(page.getByRole('button', { name: 'Editorial', pressed: true })).toBeVisible();
});

for (const path of ['/', '/portfolio', '/v1/portfolio']) {
  test(`without JavaScript a list goes on by a link: ${path}`, async ({ page }) => {
    await page.goto(path);
    const images = page.getByRole('main').getByRole('figure');
    const first = await images.count();
    await page.getByRole('link', { name: 'View More', exact: true }).click();
    await expect(page).toHaveURL(`${path}?pages=2`);
    expect(await images.count()).toBeGreaterThan(first);
  });
}

test('without JavaScript the details of a project are on its page', async ({ page }) => {
  await page.goto('/v1/projects');
  await page.getByRole('link', { name: /School Uniform Exchange/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('School Uniform Exchange');
});
