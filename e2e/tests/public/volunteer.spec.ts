import type { Page } from '@playwright/test';
import { volunteersNamed } from '../../cms-data/volunteers';
import { expect, test } from '../../fixtures';
import { interceptOperation } from '../../graphql-traffic';
import { holdOperation } from '../../list-traffic';
import { VolunteerPage } from '../../pages/volunteer-page';

// The browser logs requests that the server refuses or does not answer.
test.use({ expectedConsoleErrors: [/Something went wrong|There was an error submitting|503/] });

/** Projects of the starter content. */
const ACCEPTING = 'School Uniform Exchange';
const NOT_ACCEPTING = 'County Costume Archive';

const MODERN = {
  look: 'modern',
  base: '',
  texts: [
    ['Name', 'Otieno Otieno'],
    ['Message', 'Still here.'],
  ] as const,
  availability: ['Weekdays', 'Weekends', 'Evenings', 'Mornings', 'Full-time', 'Part-time'],
  skills: [
    'Event Planning',
    'Teaching',
    'Photography',
    'Design',
    'Marketing',
    'Social Media',
    'Writing',
    'Public Speaking',
  ],
  interests: [
    'Youth Mentorship',
    'Fashion',
    'Education',
    'Environment',
    'Art & Culture',
    'Community Outreach',
  ],
  missing: 'Please provide your name and email address',
  badEmail: 'Please enter a valid email address',
  sent: 'Thank you for volunteering! We will be in touch soon.',
  failed: 'Something went wrong. Please try again.',
};

const CLASSIC = {
  look: 'classic',
  base: '/v1',
  texts: [['Name', 'Otieno Otieno']] as const,
  availability: ['Weekdays', 'Evenings', 'Weekends', 'Full-time'],
  skills: [
    'Design',
    'Photography',
    'Event Planning',
    'Teaching',
    'Marketing',
    'Social Media',
    'Writing',
    'Administration',
  ],
  interests: ['Fashion', 'Youth Mentorship', 'Community Work', 'Education', 'Arts & Culture', 'Media'],
  missing: 'Please provide your name and email.',
  badEmail: 'Please enter a valid email address.',
  sent: 'Thank you for volunteering! We will contact you soon.',
  failed: 'There was an error submitting your application. Please try again later.',
};

/** Sends the form, which shows progress and is empty afterwards. */
async function submit(page: Page, form: VolunteerPage, sent: string): Promise<void> {
  const { release } = await holdOperation(page, 'ApplyToVolunteer');
  await form.submit().click();
  await expect(form.submit()).toHaveText('Submitting...');
  await expect(form.submit()).toBeDisabled();
  release();
  await expect(form.notice(sent)).toBeVisible();
  for (const field of ['Name', 'Email', 'Phone'] as const) await expect(form.field(field)).toHaveValue('');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
}

/** Returns an applicant that no other test uses. */
const applicant = (name: string) => `${name} ${Date.now()}`;

for (const { look, base, texts, availability, skills, interests, missing, badEmail, sent, failed } of [
  MODERN,
  CLASSIC,
]) {
  test.describe(`the volunteer form of the ${look} theme`, () => {
    test('has the options of its theme', async ({ page }) => {
      const form = new VolunteerPage(page, base);
      await form.open();
      await expect(form.submit()).toHaveText('Submit Application');
      expect(await form.optionsOf('Availability')).toEqual(availability);
      expect(await form.optionsOf('Skills')).toEqual(skills);
      expect(await form.optionsOf('Interests')).toEqual(interests);
    });

    test('asks for name and email at their fields', async ({ page }) => {
      const form = new VolunteerPage(page, base);
      await form.open();
      await form.field('Name').fill('   ');
      await form.submit().click();
      await expect(form.notice(missing)).toBeVisible();
      await expect(form.field('Name')).toHaveAccessibleDescription(missing);
      await expect(form.field('Email')).toHaveAttribute('aria-invalid', 'true');
      await expect(form.field('Name')).toBeFocused();
    });

    test('refuses an email of the wrong form without losing what was typed', async ({ page }) => {
      const form = new VolunteerPage(page, base);
      await form.open();
      for (const [field, text] of texts) await form.field(field).fill(text);
      await form.field('Email').fill('otieno@example');
      await form.option('Weekends').check();
      await form.submit().click();
      await expect(form.notice(badEmail)).toBeVisible();
      await expect(form.field('Email')).toHaveAccessibleDescription(badEmail);
      await expect(form.field('Email')).toBeFocused();
      for (const [field, text] of texts) await expect(form.field(field)).toHaveValue(text);
      await expect(form.option('Weekends')).toBeChecked();
    });

    test('keeps what was typed over a reload', async ({ page }) => {
      const form = new VolunteerPage(page, base);
      await form.open();
      await form.field('Name').fill('Chebet');
      await form.option('Teaching').check();
      await page.reload();
      await expect(form.field('Name')).toHaveValue('Chebet');
      await expect(form.option('Teaching')).toBeChecked();
    });

    test('stores one application for two tries with what was typed once', async ({ page, ownerApi }) => {
      const name = applicant('Akinyi Twice');
      let answers = 0;
      await interceptOperation(page, 'ApplyToVolunteer', async (route) => {
        answers += 1;
        if (answers > 1) return route.fallback();
        // Stored, but the response is lost.
        await route.fetch();
        await route.fulfill({ status: 503, json: {} });
      });
      const form = new VolunteerPage(page, base);
      await form.open();
      await form.field('Name').fill(name);
      await form.field('Email').fill('akinyi@example.com');
      await form.option('Evenings').check();
      await form.submit().click();
      await expect(form.notice(failed)).toBeVisible();
      await expect(form.field('Name')).toHaveValue(name);
      await expect(form.option('Evenings')).toBeChecked();
      await form.submit().click();
      await expect(form.notice(sent)).toBeVisible();
      expect(await volunteersNamed(ownerApi, name)).toHaveLength(1);
    });
  });
}

test('the modern form stores all that was written as pending', async ({ page, ownerApi }) => {
  const name = applicant('Wairimu Stored');
  const form = new VolunteerPage(page);
  await form.open();
  await form.field('Name').fill(name);
  await form.field('Email').fill('wairimu@example.com');
  await form.field('Phone').fill('+254 700 000 000');
  for (const option of ['Mornings', 'Part-time', 'Public Speaking', 'Environment'])
    await form.option(option).check();
  await expect(form.field('Message')).toHaveAttribute('rows', '4');
  await form.field('Message').fill('I can bring ten chairs.');
  await submit(page, form, MODERN.sent);
  await expect(form.field('Message')).toHaveValue('');
  expect(await volunteersNamed(ownerApi, name)).toEqual([
    {
      name,
      email: 'wairimu@example.com',
      phone: '+254 700 000 000',
      availability: ['Mornings', 'Part-time'],
      skills: ['Public Speaking'],
      interests: ['Environment'],
      message: 'I can bring ten chairs.',
      status: 'pending',
      project: null,
    },
  ]);
});

test('the modern form needs nothing but name and email', async ({ page, ownerApi }) => {
  const name = applicant('Kamau Brief');
  const form = new VolunteerPage(page);
  await form.open();
  await form.submit().click();
  await expect(form.field('Name')).toHaveAccessibleDescription(MODERN.missing);
  await expect(form.field('Email')).toHaveAccessibleDescription(MODERN.missing);
  await form.field('Name').fill(name);
  await form.field('Email').fill('kamau@example.com');
  await form.submit().click();
  await expect(form.notice(MODERN.sent)).toBeVisible();
  const [stored] = await volunteersNamed(ownerApi, name);
  expect(stored).toMatchObject({
    availability: null,
    skills: null,
    interests: null,
    message: null,
    phone: null,
  });
});

test('an application by the link of a project is stored for that project', async ({ page, ownerApi }) => {
  type Projects = { projects: { documentId: string }[] };
  const { projects } = await ownerApi.graphql<Projects>(
    'query ($title: String!) { projects(filters: { title: { eq: $title } }) { documentId } }',
    { title: ACCEPTING },
  );
  const id = projects[0]?.documentId ?? '';
  const name = applicant('Naliaka Project');
  const form = new VolunteerPage(page);
  await form.open(`?project=${id}`);
  await expect(form.field('Project')).toHaveValue(id);
  await form.field('Name').fill(name);
  await form.field('Email').fill('naliaka@example.com');
  await form.submit().click();
  await expect(form.notice(MODERN.sent)).toBeVisible();
  const [stored] = await volunteersNamed(ownerApi, name);
  expect(stored?.project?.title).toBe(ACCEPTING);
});

test('only projects that accept volunteers can be chosen', async ({ page }) => {
  const form = new VolunteerPage(page);
  await form.open();
  const choice = (title: string) => form.field('Project').getByRole('option', { name: title, exact: true });
  await expect(choice(ACCEPTING)).toHaveCount(1);
  await expect(choice(NOT_ACCEPTING)).toHaveCount(0);
});

test('the classic form asks for one availability', async ({ page }) => {
  const form = new VolunteerPage(page, '/v1');
  await form.open();
  await form.field('Name').fill('Wanjala');
  await form.field('Email').fill('wanjala@example.com');
  await form.submit().click();
  await expect(form.notice('Please select at least one availability option.')).toBeVisible();
  await expect(form.option('Weekdays')).toBeFocused();
});

test('the classic form stores what was written without the spaces around it', async ({ page, ownerApi }) => {
  const name = applicant('Atieno Trimmed');
  const form = new VolunteerPage(page, '/v1');
  await form.open();
  await expect(form.form().locator('textarea')).toHaveCount(0);
  await form.field('Name').fill(`  ${name} `);
  await form.field('Email').fill(' atieno@example.com ');
  await form.field('Phone').fill('  ');
  for (const option of ['Evenings', 'Full-time', 'Administration', 'Arts & Culture'])
    await form.option(option).check();
  await submit(page, form, CLASSIC.sent);
  await expect(form.progress()).toHaveAttribute('aria-valuenow', '0');
  expect(await volunteersNamed(ownerApi, name)).toEqual([
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

test('the classic form shows how much of it is filled', async ({ page }) => {
  const form = new VolunteerPage(page, '/v1');
  await form.open();
  await expect(form.progress()).toHaveAttribute('aria-valuenow', '0');
  await form.field('Name').fill('Wanjala');
  await expect(form.progress()).toHaveAttribute('aria-valuenow', '17');
  await expect(page.getByText('17%', { exact: true })).toBeVisible();
  await form.field('Email').fill('wanjala@example.com');
  await form.option('Evenings').check();
  await expect(form.progress()).toHaveAttribute('aria-valuenow', '50');
  await form.field('Phone').fill('0700 000 000');
  await form.option('Design').check();
  await form.option('Media').check();
  await expect(form.progress()).toHaveAttribute('aria-valuenow', '100');
  await form.option('Media').uncheck();
  await page.reload();
  await expect(form.progress()).toHaveAttribute('aria-valuenow', '83');
});

test('the classic form fades in for 500 ms, unless less motion is wanted', async ({ page }) => {
  await new VolunteerPage(page, '/v1').open();
  const fading = page.getByRole('main').locator('> div').first();
  await expect(fading).toHaveCSS('animation-duration', '0.5s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(fading).toHaveCSS('animation-name', 'none');
});
