import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { ConfirmDialog } from './confirm-dialog';
import { changeOwnEmail, signOutEverywhere } from './queries';

let isConfirmed: boolean;
let stored: object;
let sent: string[];

/** Name of the operation, or the path of a REST request. */
const nameOf = (path: string, body: { query?: string }) =>
  /^(?:query|mutation) (\w+)/.exec(body.query ?? '')?.[1] ?? path;

const NEEDED = { code: 'CONFIRMATION_NEEDED', errors: [] };
const NEEDED_MESSAGE = 'Confirm that it is you, and try again.';
const neededInGraphql = () =>
  Response.json({
    errors: [
      { message: NEEDED_MESSAGE, extensions: { code: 'STRAPI_FORBIDDEN_ERROR', error: { details: NEEDED } } },
    ],
  });
const neededInRest = () =>
  Response.json(
    { error: { message: NEEDED_MESSAGE, name: 'ForbiddenError', details: NEEDED } },
    { status: 403 },
  );

const answers: Record<string, (variables: Record<string, string>) => Response> = {
  SigningIn: () =>
    Response.json({
      data: {
        signingIn: {
          passkeys: [],
          appAddedAt: '2026-11-24T15:00:00Z',
          isAppUnreadable: false,
          recoveryCodesLeft: 10,
          devices: [],
          ...stored,
        },
      },
    }),
  ConfirmAgain: ({ code }) => {
    isConfirmed = code === '123456';
    return isConfirmed
      ? Response.json({ data: { confirmAgain: true } })
      : Response.json({ errors: [{ message: 'This code is wrong or was already used.' }] });
  },
  ChangeOwnEmail: () =>
    isConfirmed ? Response.json({ data: { changeOwnEmail: 'amani@example.com' } }) : neededInGraphql(),
  '/api/auth/logout': () => (isConfirmed ? Response.json({}) : neededInRest()),
};

beforeEach(() => {
  isConfirmed = false;
  stored = {};
  sent = [];
  session.open('a token', 'amani');
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, { body }: { body: string }) => {
      const parsed = JSON.parse(body);
      const name = nameOf(path, parsed);
      sent.push(name);
      return answers[name]?.(parsed.variables ?? {});
    }),
  );
});

function Screen() {
  const change = useMutation(changeOwnEmail());
  const everywhere = useMutation(signOutEverywhere());
  return (
    <>
      <Button onClick={() => change.mutate({ email: 'amani@example.com' })}>Change</Button>
      <Button onClick={() => everywhere.mutate()}>Everywhere</Button>
      <ConfirmDialog />
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const typeCode = (value: string) =>
  fireEvent.change(screen.getByLabelText('Code from your app'), { target: { value } });

test('a confirmed request is sent once more and succeeds', async () => {
  await renderScreen(<Screen />);
  press('Change');
  await screen.findByLabelText('Code from your app');
  typeCode('123456');
  press('Continue');
  expect(await screen.findByText('Email changed successfully')).toBeDefined();
  expect(sent.filter((name) => name === 'ChangeOwnEmail')).toHaveLength(2);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a REST request waits for the same dialog', async () => {
  await renderScreen(<Screen />);
  press('Change');
  await screen.findByLabelText('Code from your app');
  press('Everywhere');
  await waitFor(() => expect(sent).toContain('/api/auth/logout'));
  typeCode('123456');
  press('Continue');
  expect(await screen.findByText('Signed out everywhere')).toBeDefined();
  expect(sent.filter((name) => name === 'ConfirmAgain')).toHaveLength(1);
});

test('a wrong code keeps the dialog', async () => {
  await renderScreen(<Screen />);
  press('Change');
  await screen.findByLabelText('Code from your app');
  typeCode('000000');
  press('Continue');
  expect(await screen.findByText('This code is wrong or was already used.')).toBeDefined();
  expect(screen.getByLabelText('Code from your app')).toBeDefined();
  press('Cancel');
});

test('Cancel changes nothing and shows no failure', async () => {
  await renderScreen(<Screen />);
  press('Change');
  await screen.findByLabelText('Code from your app');
  press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.filter((name) => name === 'ChangeOwnEmail')).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('offers a recovery code beside the app, and not the password', async () => {
  await renderScreen(<Screen />);
  press('Change');
  await screen.findByLabelText('Code from your app');
  expect(screen.queryByRole('button', { name: 'Use your password' })).toBeNull();
  press('Use a recovery code');
  expect(screen.getByLabelText('Recovery code')).toBeDefined();
  press('Cancel');
});

test('asks for the password of an account without a second factor', async () => {
  stored = { appAddedAt: null, recoveryCodesLeft: 0 };
  await renderScreen(<Screen />);
  press('Change');
  expect(await screen.findByLabelText('Password')).toBeDefined();
  press('Cancel');
});

test('offers a recovery code alone when the app cannot be read, and names the command without any', async () => {
  stored = { isAppUnreadable: true, recoveryCodesLeft: 1 };
  await renderScreen(<Screen />);
  press('Change');
  expect(await screen.findByText(/^The codes of your app cannot be checked/)).toBeDefined();
  expect(screen.getByLabelText('Recovery code')).toBeDefined();
  press('Cancel');
});

test('names the command of the machine when no way is left', async () => {
  stored = { isAppUnreadable: true, recoveryCodesLeft: 0 };
  await renderScreen(<Screen />);
  press('Change');
  expect(await screen.findByText('npm run owner -- --username NAME --without-second-factor')).toBeDefined();
  press('Cancel');
});
