import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { fakePasskeys, PASSKEY_OPTIONS } from '../../testing/fake-passkeys';
import { renderScreen } from '../../testing/render-screen';
import { PasswordDialog } from './password-dialog';

let username: string;

beforeEach(async () => {
  username = 'amani';
  const answers: Record<string, () => Response> = {
    '/api/auth/refresh': () => Response.json({}, { status: 401 }),
    '/api/auth/local': () =>
      Response.json({
        secondStep: { token: 'step', passkey: false, code: true, recoveryCode: true, isAppUnreadable: false },
      }),
    '/api/auth/second-step': () => Response.json({ jwt: 'by code', user: { username } }),
    '/api/auth/passkey-options': () => Response.json({ options: PASSKEY_OPTIONS }),
    '/api/auth/passkey': () => Response.json({ jwt: 'by passkey', user: { username } }),
  };
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string) => answers[path]?.()),
  );
  session.open('expired', 'amani');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Shows the dialog, as after a request of a session that has ended. */
async function end(): Promise<Promise<string>[]> {
  await renderScreen(<PasswordDialog />);
  const waiting = session.tokenInsteadOf('expired');
  await screen.findByRole('dialog', { name: 'Your session has expired' });
  // In a list, because an async function would wait for it.
  return [waiting];
}

test('an ended session continues with the password and a code', async () => {
  const [waiting] = await end();
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'calm-lantern-harbour' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { name: "Confirm it's you" });
  fireEvent.change(screen.getByLabelText('Code from your app'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await waiting).toBe('by code');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an ended session continues with a passkey at once', async () => {
  fakePasskeys();
  const [waiting] = await end();
  fireEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  expect(await waiting).toBe('by passkey');
});

test("another account's passkey does not open this tab", async () => {
  fakePasskeys();
  username = 'wanjiru';
  const [waiting] = await end();
  const refused = expect(waiting).rejects.toThrow();
  fireEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  await refused;
  expect(session.state()).toBe('none');
});
