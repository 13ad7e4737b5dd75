import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { BackupState } from './backup-state';

const now = new Date().toISOString();
const made = {
  isRunning: false,
  madeAt: now,
  plannedAt: null,
  downloadedAt: null as string | null,
  failedAt: null,
  comparedAt: now,
  compareFailedAt: null,
  problem: null,
  compareBlockedAt: null,
  compareProblem: null,
  newest: { bytes: 2_300_000 },
};

let backups: typeof made;
let passwords: string[];

beforeEach(() => {
  session.open('a token', 'amani');
  backups = made;
  passwords = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, { body }: { body: string }) => {
      const { query, variables } = JSON.parse(body);
      if (query.includes('backUpNow')) {
        backups = { ...made, isRunning: true };
        return Response.json({ data: { backUpNow: true } });
      }
      if (!query.includes('openNewestBackup')) return Response.json({ data: { backups } });
      passwords.push(variables.password);
      return Response.json({ data: { openNewestBackup: { path: '/api/backups/secret' } } });
    }),
  );
});

test('a backup that was never downloaded is offered behind the password', async () => {
  await renderScreen(<BackupState />);
  expect(await screen.findByText(/^No copy of a backup has been downloaded yet\./)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Download the newest backup' }));
  fireEvent.change(await screen.findByLabelText('Your password'), { target: { value: 'open sesame 12' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));

  const link = await screen.findByRole('link', { name: 'Download (2.3MB)' });
  expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/api/backups/secret', true]);
  expect(passwords).toEqual(['open sesame 12']);
});

test('the warning ends once a copy was downloaded', async () => {
  await renderScreen(<BackupState />);
  fireEvent.click(await screen.findByRole('button', { name: 'Download the newest backup' }));
  backups = { ...made, downloadedAt: now };
  fireEvent.keyDown(await screen.findByLabelText('Your password'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByText(/^No copy of a backup/)).toBeNull());
  expect(screen.getByText(/^Last backup:/)).toBeDefined();
});

test('says that a backup is being made until it is ready', async () => {
  await renderScreen(<BackupState />);
  fireEvent.click(await screen.findByRole('button', { name: 'Back up now' }));
  await screen.findByText('A backup is being made. You can download it when it is ready.');
  backups = { ...made, newest: { bytes: 4_000_000 } };
  await waitFor(() => expect(screen.queryByText(/^A backup is being made/)).toBeNull(), { timeout: 30_000 });
  expect(screen.getByRole('button', { name: 'Back up now' })).toBeDefined();
});
