import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { closedQuestion, fakePasskeys, PASSKEY_OPTIONS } from '../../testing/fake-passkeys';
import { renderScreen } from '../../testing/render-screen';
import { LoginPage } from './login-page';

const OPENED = { jwt: 'a token', user: { username: 'amani' } };
const needed = (step: object) => ({
  secondStep: {
    token: 'step',
    passkey: false,
    code: false,
    recoveryCode: true,
    isAppUnreadable: false,
    ...step,
  },
});
const refused = (code: string, message: string) =>
  Response.json({ error: { message, name: 'ValidationError', details: { code } } }, { status: 400 });

let sent: { path: string; body: unknown }[];
let answers: Record<string, () => Response>;
const onSignedIn = vi.fn();

beforeEach(() => {
  sent = [];
  answers = {
    '/api/auth/passkey-options': () => Response.json({ options: PASSKEY_OPTIONS }),
    '/api/auth/passkey': () => Response.json(OPENED),
    '/api/auth/second-step': () => Response.json(OPENED),
  };
  onSignedIn.mockClear();
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, { body }: { body: string }) => {
      sent.push({ path, body: JSON.parse(body) });
      return answers[path]?.() ?? Response.json({});
    }),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const open = () => renderScreen(<LoginPage siteTitle="Amani" sendsMail={false} onSignedIn={onSignedIn} />);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Enters a correct password of an account with a second step. */
async function reachSecondStep(step: object) {
  answers['/api/auth/local'] = () => Response.json(needed(step));
  await open();
  type('Username', 'amani');
  type('Password', 'calm-lantern-harbour');
  press('Sign in');
  await screen.findByRole('heading', { name: "Confirm it's you" });
}

test('offers no passkey in a browser without passkeys', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
});

test('a passkey signs in without a username and a password', async () => {
  fakePasskeys();
  await open();
  press('Sign in with a passkey');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(session.account()).toBe('amani');
  expect(sent).toMatchObject([
    { path: '/api/auth/passkey-options', body: {} },
    { path: '/api/auth/passkey', body: { passkey: { id: 'cGFzc2tleQ' } } },
  ]);
});

test("closing the browser's question shows one calm sentence", async () => {
  fakePasskeys(closedQuestion);
  await open();
  press('Sign in with a passkey');
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^No passkey was used/));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('after the password, a code from the app signs in', async () => {
  await reachSecondStep({ code: true });
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(screen.queryByText('Welcome to your admin dashboard')).toBeNull();
  type('Code from your app', '123 456');
  press('Continue');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(sent.at(-1)).toEqual({ path: '/api/auth/second-step', body: { token: 'step', code: '123 456' } });
});

test('a recovery code signs in', async () => {
  await reachSecondStep({ code: true });
  press('Use a recovery code');
  type('Recovery code', 'ABCD-EFGH');
  press('Continue');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(sent.at(-1)?.body).toEqual({ token: 'step', recoveryCode: 'ABCD-EFGH' });
});

test('a passkey as the second step asks with the token', async () => {
  fakePasskeys();
  await reachSecondStep({ passkey: true });
  expect(screen.queryByLabelText('Recovery code')).toBeNull();
  press('Use a passkey');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(sent.slice(-2)).toMatchObject([
    { path: '/api/auth/passkey-options', body: { token: 'step' } },
    { path: '/api/auth/second-step', body: { token: 'step', passkey: { id: 'cGFzc2tleQ' } } },
  ]);
});

test('without passkeys in the browser, a passkey account is asked for a recovery code', async () => {
  await reachSecondStep({ passkey: true });
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  expect(screen.getByLabelText('Recovery code')).toBeDefined();
});

test('a wrong code is refused with its sentence and stays selected', async () => {
  answers['/api/auth/second-step'] = () => refused('CODE_WRONG', 'This code is wrong or was already used.');
  await reachSecondStep({ code: true });
  type('Code from your app', '000000');
  press('Continue');
  expect(await screen.findByText('This code is wrong or was already used.')).toBeDefined();
  const field = screen.getByLabelText<HTMLInputElement>('Code from your app');
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['000000', 0, 6]);
  expect(document.activeElement).toBe(field);
});

test('an expired second step returns to the password', async () => {
  const sentence = 'You waited too long. Enter your password again.';
  answers['/api/auth/second-step'] = () => refused('SECOND_STEP_EXPIRED', sentence);
  await reachSecondStep({ code: true });
  type('Code from your app', '000000');
  press('Continue');
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeDefined();
});

test('on plain HTTP of another machine, signing in is said to be unencrypted, and passkeys are absent', async () => {
  fakePasskeys();
  vi.stubGlobal('isSecureContext', false);

  await open();

  expect(screen.getByText(/^This connection is not encrypted\./)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
});
