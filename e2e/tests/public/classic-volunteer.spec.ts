import { OwnerApi } from '../../cms-data/owner-api';
import { volunteersNamed } from '../../cms-data/volunteers';
import { expect, test } from '../../fixtures';
import { failOperation, holdOperation } from '../../list-traffic';
import { ClassicVolunteerPage } from '../../pages/classic-volunteer-page';

const MISSING = 'Please provide your name and email.';
const BAD_EMAIL = 'Please enter a valid email address.';
const NO_AVAILABILITY = 'Please select at least one availability option.';
const SENT = 'Thank you for volunteering! We will contact you soon.';
const FAILED = 'There was an error submitting your application. Please try again later.';

/** An applicant no other test uses. */
const applicant = (name: string) => `${name} ${Date.now()}`;

test('Volunteer form, older: its own options, no message; a fade-in of 500 ms', async ({ page }) => {
  const form = new ClassicVolunteerPage(page);
  await form.open();
  await expect(form.submit()).toHaveText('Submit Application');
  expect(await form.optionsOf('Availability')).toEqual(['Weekdays', 'Evenings', 'Weekends', 'Full-time']);
  expect(await form.optionsOf('Skills')).toEqual([
    'Design',
    'Photography',
    'Event Planning',
    'Teaching',
    'Marketing',
    'Social Media',
    'Writing',
    'Administration',
  ]);
  expect(await form.optionsOf('Interests')).toEqual([
    'Fashion',
    'Youth Mentorship',
    'Community Work',
    'Education',
    'Arts & Culture',
    'Media',
  ]);
  await expect(form.form().locator('textarea')).toHaveCount(0);
  const fading = page.getByRole('main').locator('> div').first();
  await expect(fading).toHaveCSS('animation-duration', '0.5s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(fading).toHaveCSS('animation-name', 'none');
});

test('Volunteer form, older: name and email after trimming, then the email, then one availability', async ({
  page,
}) => {
  const form = new ClassicVolunteerPage(page);
  await form.open();
  await form.field('Name').fill('   ');
  await form.submit().click();
  await expect(form.notice(MISSING)).toBeVisible();
  await expect(form.field('Name')).toHaveAccessibleDescription(MISSING);
  await expect(form.field('Name')).toBeFocused();
  await expect(form.field('Email')).toHaveAttribute('aria-invalid', 'true');

  await form.field('Name').fill('Wanjala');
  await form.field('Email').fill('wanjala@example');
  await form.submit().click();
  await expect(form.notice(BAD_EMAIL)).toBeVisible();
  await expect(form.field('Email')).toBeFocused();

  await form.field('Email').fill('wanjala@example.com');
  await form.submit().click();
  await expect(form.notice(NO_AVAILABILITY)).toBeVisible();
  await expect(form.option('Weekdays')).toBeFocused();
});

test('Volunteer, older: a progress bar shows the percentage of filled inputs; they survive a reload', async ({
  page,
}) => {
  const form = new ClassicVolunteerPage(page);
  await form.open();
  await expect(form.progress()).toHaveAttribute('aria-valuenow', '0');
  await form.field('Name').fill('Wanjala');
  await expect(form.progress()).toHaveAttribute('aria-valuenow', '17');
  await expect(page.getByText('17%', { exact: true })).toBeVisible();
  await form.field('Email').fill('wanjala@example.com');
  await form.option('Evenings').check();
  await expect(form.progress()).toHaveAttribute('aria-valuenow', '50');
  await form.field('Phone (optional)').fill('0700 000 000');
  await form.option('Design').check();
  await form.option('Media').check();
  await expect(form.progress()).toHaveAttribute('aria-valuenow', '100');
  await form.option('Media').uncheck();
  await page.reload();
  await expect(form.progress()).toHaveAttribute('aria-valuenow', '83');
  await expect(form.field('Name')).toHaveValue('Wanjala');
  await expect(form.option('Evenings')).toBeChecked();
});

test.describe('an application that arrives at the second try', () => {
  test.use({ expectedConsoleErrors: [/There was an error submitting your application|503/] });

  test('Volunteer submit, older: failed and kept, then sent: trimmed, phone null, pending, cleared', async ({
    page,
    request,
  }) => {
    const name = applicant('Atieno Trimmed');
    const form = new ClassicVolunteerPage(page);
    await form.open();
    await form.field('Name').fill(`  ${name} `);
    await form.field('Email').fill(' atieno@example.com ');
    await form.field('Phone (optional)').fill('  ');
    for (const option of ['Evenings', 'Full-time', 'Administration', 'Arts & Culture']) {
      await form.option(option).check();
    }
    const { mend } = await failOperation(page, 'ApplyToVolunteer');
    await form.submit().click();
    await expect(form.notice(FAILED)).toBeVisible();
    await expect(form.option('Evenings')).toBeChecked();
    mend();
    const { release } = await holdOperation(page, 'ApplyToVolunteer');
    await form.submit().click();
    await expect(form.submit()).toHaveText('Submitting...');
    await expect(form.submit()).toBeDisabled();
    release();
    await expect(form.notice(SENT)).toBeVisible();
    await expect(form.field('Name')).toHaveValue('');
    await expect(form.field('Email')).toHaveValue('');
    await expect(form.option('Evenings')).not.toBeChecked();
    await expect(form.progress()).toHaveAttribute('aria-valuenow', '0');

    expect(await volunteersNamed(await OwnerApi.signIn(request), name)).toEqual([
      {
        name,
        email: 'atieno@example.com',
        phone: null,
        availability: ['Evenings', 'Full-time'],
        skills: ['Administration'],
        interests: ['Arts & Culture'],
        message: null,
        status: 'pending',
        project: null,
      },
    ]);
  });
});
