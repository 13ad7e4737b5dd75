import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { FirstSteps } from './first-steps';

const pages = ['bio-content', 'hero', 'settings', 'contact-details', 'measurements', 'rate-card'];
let settings: object;
let samples: object;
let backups: object;

beforeEach(() => {
  session.open('a token', 'amani');
  settings = {
    documentId: 'one',
    revision: 3,
    siteTitle: 'Thandi Nkosi',
    country: 'ZA',
    showFirstSteps: true,
  };
  samples = { ownPages: ['api::bio-content.bio-content', 'api::hero.hero'], ownPieces: 2 };
  backups = { downloadedAt: null };
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, init?: { body?: string }) => {
      if (!init?.body) return Response.json({ siteTitle: 'Thandi', sendsMail: true, place: {} });
      const { query, variables } = JSON.parse(init.body);
      if (query.includes('updateSettings')) {
        settings = { ...settings, ...variables.data };
        return Response.json({ data: { saved: settings } });
      }
      if (query.includes('signingIn')) {
        const signingIn = { passkeys: [{ id: '1' }], appAddedAt: null };
        return Response.json({ data: { signingIn } });
      }
      if (query.includes('query Push')) return Response.json({ data: { push: { devices: [], key: null } } });
      if (query.includes('samples')) return Response.json({ data: { samples } });
      if (query.includes('backups')) return Response.json({ data: { backups } });
      return Response.json({ data: { found: settings } });
    }),
  );
});

test('counts the steps, and says what is missing', async () => {
  await renderScreen(<FirstSteps />);
  await screen.findByText('4 of 10 done.');
  const missing = screen.getAllByRole('link').map((link) => link.textContent);
  expect(missing).toContain('Add your pieces: 2 of 6.');
  expect(missing).toHaveLength(6);
  expect(screen.getByText('Your biography')).toBeDefined();
});

test('the name of the samples is not the owner’s', async () => {
  settings = { ...settings, siteTitle: 'Amani Kito' };
  await renderScreen(<FirstSteps />);
  await screen.findByText('3 of 10 done.');
  const step = screen.getByRole('link', { name: 'Enter your name in Settings.' });
  expect(step.getAttribute('href')).toContain('/settings');
});

test('asks for the first screen once the site has the owner’s name', async () => {
  samples = { ownPages: [], ownPieces: 0 };
  await renderScreen(<FirstSteps />);
  const step = await screen.findByRole('link', { name: 'Change the first screen.' });
  expect(step.getAttribute('href')).toContain('/pages?tab=hero');
});

test.each([
  ['Asia/Tokyo', 0],
  ['Africa/Nairobi', 1],
])('the first place is the owner’s only if the device is in it: %s', async (timeZone, done) => {
  settings = { ...settings, country: 'KE', timeZone: 'Africa/Nairobi' };
  samples = { ownPages: ['api::settings.settings'], ownPieces: 0 };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone,
  });
  await renderScreen(<FirstSteps />);
  await screen.findByText(/of 10 done\./);
  expect(screen.queryAllByText('Where you work')).toHaveLength(done);
  vi.restoreAllMocks();
});

test('leaves when every step is done', async () => {
  samples = { ownPages: pages.map((name) => `api::${name}.${name}`), ownPieces: 6 };
  await renderScreen(<FirstSteps />);
  await screen.findByText('9 of 10 done.');
  backups = { downloadedAt: '2026-03-01T00:00:00.000Z' };
  await renderScreen(<FirstSteps />);
  await waitFor(() => expect(screen.getAllByText('First steps')).toHaveLength(1));
});

test('the owner hides the steps in the settings', async () => {
  await renderScreen(<FirstSteps />);
  fireEvent.click(await screen.findByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(screen.queryByText('First steps')).toBeNull());
  expect(settings).toMatchObject({ siteTitle: 'Thandi Nkosi', showFirstSteps: false, revision: 3 });
});
