import { problemsAtBothWidths } from '../../accessibility';
import { OwnerApi } from '../../cms-data/owner-api';
import { volunteersNamed } from '../../cms-data/volunteers';
import { expect, test } from '../../fixtures';
import { interceptOperation } from '../../graphql-traffic';
import { holdOperation } from '../../list-traffic';
import { ModernVolunteerPage } from '../../pages/modern-volunteer-page';

const MISSING = 'Please provide your name and email address';
const BAD_EMAIL = 'Please enter a valid email address';
/** Projects of the starter content. */
const ACCEPTING = 'School Uniform Exchange';
const NOT_ACCEPTING = 'County Costume Archive';
const SENT = 'Thank you for volunteering! We will be in touch soon.';

/** An applicant no other test uses. */
const applicant = (name: string) => `${name} ${Date.now()}`;

test('Volunteer form, newer: its own option lists; name and email are required, announced and tied to their fields', async ({
  page,
}) => {
  const form = new ModernVolunteerPage(page);
  await form.open();
  await expect(form.submit()).toBeVisible();
  const labels = (group: 'Availability' | 'Skills' | 'Interests') =>
    form.options(group).evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
  expect(await labels('Availability')).toEqual([
    'Weekdays',
    'Weekends',
    'Evenings',
    'Mornings',
    'Full-time',
    'Part-time',
  ]);
  expect(await labels('Skills')).toEqual([
    'Event Planning',
    'Teaching',
    'Photography',
    'Design',
    'Marketing',
    'Social Media',
    'Writing',
    'Public Speaking',
  ]);
  expect(await labels('Interests')).toEqual([
    'Youth Mentorship',
    'Fashion',
    'Education',
    'Environment',
    'Art & Culture',
    'Community Outreach',
  ]);
  await form.submit().click();
  await expect(form.notice(MISSING)).toBeVisible();
  await expect(form.field('Name')).toHaveAccessibleDescription(MISSING);
  await expect(form.field('Email')).toHaveAccessibleDescription(MISSING);
  await expect(form.field('Name')).toBeFocused();
});

test('everything is stored, the message too, as pending; then all fields are cleared', async ({
  page,
  request,
}) => {
  const name = applicant('Wairimu Stored');
  const form = new ModernVolunteerPage(page);
  await form.open();
  await form.field('Name').fill(name);
  await form.field('Email').fill('wairimu@example.com');
  await form.field('Phone').fill('+254 700 000 000');
  for (const option of ['Mornings', 'Part-time', 'Public Speaking', 'Environment'])
    await form.option(option).check();
  await expect(form.field('Message')).toHaveAttribute('rows', '4');
  await form.field('Message').fill('I can bring ten chairs.');
  const { release } = await holdOperation(page, 'ApplyToVolunteer');
  await form.submit().click();
  await expect(form.submit()).toHaveText('Submitting...');
  await expect(form.submit()).toBeDisabled();
  release();
  await expect(form.notice(SENT)).toBeVisible();
  for (const field of ['Name', 'Email', 'Phone', 'Message'] as const) {
    await expect(form.field(field)).toHaveValue('');
  }
  await expect(form.option('Mornings')).not.toBeChecked();

  expect(await volunteersNamed(await OwnerApi.signIn(request), name)).toEqual([
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

test('Volunteer form, newer: nothing but name and email is needed', async ({ page, request }) => {
  const name = applicant('Kamau Brief');
  const form = new ModernVolunteerPage(page);
  await form.open();
  await form.field('Name').fill(name);
  await form.field('Email').fill('kamau@example.com');
  await form.submit().click();
  await expect(form.notice(SENT)).toBeVisible();
  const [stored] = await volunteersNamed(await OwnerApi.signIn(request), name);
  expect(stored).toMatchObject({
    availability: null,
    skills: null,
    interests: null,
    message: null,
    phone: null,
  });
});

test.describe('an email that only the server refuses', () => {
  test.use({ expectedConsoleErrors: [/Something went wrong\. Please try again\./] });

  test('shows Please enter a valid email address and keeps what was typed', async ({ page }) => {
    const form = new ModernVolunteerPage(page);
    await form.open();
    await form.field('Name').fill('Otieno Otieno');
    await form.field('Email').fill('otieno@example');
    await form.option('Weekends').check();
    await form.field('Message').fill('Still here.');
    await form.submit().click();
    await expect(form.notice(BAD_EMAIL)).toBeVisible();
    await expect(form.field('Email')).toHaveAccessibleDescription(BAD_EMAIL);
    await expect(form.field('Email')).toBeFocused();
    await expect(form.field('Name')).toHaveValue('Otieno Otieno');
    await expect(form.option('Weekends')).toBeChecked();
    await expect(form.field('Message')).toHaveValue('Still here.');
  });
});

test.describe('a submission that does not arrive', () => {
  test.use({ expectedConsoleErrors: [/Something went wrong\. Please try again\.|503/] });

  test('Volunteer submit, newer: the failure text; a second try stores one row', async ({
    page,
    request,
  }) => {
    const name = applicant('Akinyi Twice');
    let answers = 0;
    await interceptOperation(page, 'ApplyToVolunteer', async (route) => {
      answers += 1;
      if (answers > 1) return route.fallback();
      // Stored, but the answer is lost on its way.
      await route.fetch();
      await route.fulfill({ status: 503, json: {} });
    });
    const form = new ModernVolunteerPage(page);
    await form.open();
    await form.field('Name').fill(name);
    await form.field('Email').fill('akinyi@example.com');
    await form.submit().click();
    await expect(form.notice('Something went wrong. Please try again.')).toBeVisible();
    await expect(form.field('Name')).toHaveValue(name);
    await form.submit().click();
    await expect(form.notice(SENT)).toBeVisible();
    expect(await volunteersNamed(await OwnerApi.signIn(request), name)).toHaveLength(1);
  });
});

test('what was typed survives a reload', async ({ page }) => {
  const form = new ModernVolunteerPage(page);
  await form.open();
  await form.field('Name').fill('Chebet');
  await form.option('Teaching').check();
  await page.reload();
  await expect(form.field('Name')).toHaveValue('Chebet');
  await expect(form.option('Teaching')).toBeChecked();
});

test('a project’s link presets the Project choice, which is stored', async ({ page, request }) => {
  const owner = await OwnerApi.signIn(request);
  type Projects = { projects: { documentId: string }[] };
  const { projects } = await owner.graphql<Projects>(
    'query ($title: String!) { projects(filters: { title: { eq: $title } }) { documentId } }',
    { title: ACCEPTING },
  );
  const id = projects[0]?.documentId ?? '';
  const name = applicant('Naliaka Project');
  const form = new ModernVolunteerPage(page);
  await form.open(`?project=${id}`);
  await expect(form.field('Project')).toHaveValue(id);
  const choice = (title: string) => form.field('Project').getByRole('option', { name: title, exact: true });
  await expect(choice(ACCEPTING)).toHaveCount(1);
  await expect(choice(NOT_ACCEPTING)).toHaveCount(0);
  await form.field('Name').fill(name);
  await form.field('Email').fill('naliaka@example.com');
  await form.submit().click();
  await expect(form.notice(SENT)).toBeVisible();
  const [stored] = await volunteersNamed(owner, name);
  expect(stored?.project?.title).toBe(ACCEPTING);
});

test('accessible at 360 and 1280 pixels, and no wider than the window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const form = new ModernVolunteerPage(page);
  await form.open();
  await form.submit().click();
  await expect(form.notice(MISSING)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await problemsAtBothWidths(page)).toEqual([]);
});
