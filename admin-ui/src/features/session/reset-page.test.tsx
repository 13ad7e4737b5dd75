import { notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { ResetPage } from './reset-page';

let sent: { path: string; body: object }[];

beforeEach(() => {
  notifications.clean();
  sent = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, { body }: { body: string }) => {
      sent.push({ path, body: JSON.parse(body) });
      return Response.json({ ok: true });
    }),
  );
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('requests a link by name or address, and the response reveals no account', async () => {
  await renderScreen(<ResetPage siteTitle="" token="" onChosen={vi.fn()} />);
  type('Username or email', 'amani');
  press('Send the link');
  expect(await screen.findByText(/^If this account exists/)).toBeDefined();
  expect(sent).toEqual([{ path: '/api/auth/forgot-password', body: { identifier: 'amani' } }]);
});

test('a link leads to a new password, which is typed twice', async () => {
  const onChosen = vi.fn();
  await renderScreen(<ResetPage siteTitle="" token="from-the-mail" onChosen={onChosen} />);
  type('New password', 'calm-lantern-harbour');
  type('Repeat new password', 'calm-lantern');
  press('Save new password');
  expect((await screen.findAllByText('Passwords do not match')).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);

  type('Repeat new password', 'calm-lantern-harbour');
  press('Save new password');
  await waitFor(() => expect(onChosen).toHaveBeenCalledOnce());
  const passwords = { password: 'calm-lantern-harbour', passwordConfirmation: 'calm-lantern-harbour' };
  expect(sent).toEqual([
    { path: '/api/auth/reset-password', body: { token: 'from-the-mail', ...passwords } },
  ]);
});
