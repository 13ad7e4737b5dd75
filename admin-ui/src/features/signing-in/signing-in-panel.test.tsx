import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { closedQuestion, fakePasskeys, PASSKEY_OPTIONS } from '../../testing/fake-passkeys';
import { renderScreen } from '../../testing/render-screen';
import type { SigningIn } from './queries';
import { SigningInPanel } from './signing-in-panel';

const at = '2026-11-24T15:00:00.000Z';
const CODES = ['aaaa-bbbb', 'cccc-dddd'];
const pixel = { id: '7', name: 'Pixel', addedAt: at, lastUsedAt: null, isUsable: true };
const device = { since: at, lastActiveAt: at };

let stored: SigningIn;
let sent: { name: string; variables: unknown }[];

const change = (next: Partial<SigningIn>, recoveryCodes: string[] = []) => {
  stored = { ...stored, ...next };
  return { change: { signingIn: stored, recoveryCodes } };
};

const answers: Record<string, () => object> = {
  SigningIn: () => ({ signingIn: stored }),
  SetUpApp: () => ({
    secret: { key: 'JBSW Y3DP', address: 'otpauth://totp/Amani:amani?secret=JBSWY3DP&issuer=Amani' },
  }),
  TurnOnApp: () => change({ appAddedAt: at, recoveryCodesLeft: 2 }, CODES),
  AddingOptions: () => ({ addingOptions: PASSKEY_OPTIONS }),
  AddPasskey: () => change({ passkeys: [pixel], recoveryCodesLeft: 2 }, CODES),
  RemovePasskey: () => change({ passkeys: [], recoveryCodesLeft: 0 }),
  RenewRecoveryCodes: () => change({}, CODES),
  EndOtherDevices: () => answers.EndDevice?.() ?? {},
  EndDevice: () => {
    stored = { ...stored, devices: stored.devices.filter(({ isThisOne }) => isThisOne) };
    return { signingIn: stored };
  },
};

beforeEach(() => {
  session.open('a token', 'amani');
  sent = [];
  stored = {
    passkeys: [],
    appAddedAt: null,
    isAppUnreadable: false,
    recoveryCodesLeft: 0,
    devices: [
      { ...device, id: '1', name: 'Chrome on Android', isThisOne: true },
      { ...device, id: '2', name: 'Safari on iPhone', isThisOne: false },
    ],
  };
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_path: string, { body }: { body: string }) => {
      const { query, variables } = JSON.parse(body);
      const name = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
      sent.push({ name, variables });
      return Response.json({ data: answers[name]?.() });
    }),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const variablesOf = (operation: string) => sent.find(({ name }) => name === operation)?.variables;

async function open(given: Partial<SigningIn> = {}) {
  stored = { ...stored, ...given };
  await renderScreen(<SigningInPanel>Sign out everywhere</SigningInPanel>);
  await screen.findByRole('heading', { name: 'Where you are signed in' });
}

test('an app is turned on by a code, then the recovery codes are shown once', async () => {
  await open();
  press('Set up');
  const dialog = await screen.findByRole('dialog', { name: 'Set up an authenticator app' });
  expect(await within(dialog).findByRole('img', { name: 'QR code for the authenticator app' })).toBeDefined();
  expect(within(dialog).getByLabelText<HTMLInputElement>('Key').value).toBe('JBSW Y3DP');
  fireEvent.change(within(dialog).getByLabelText('Code from the app'), { target: { value: '123456' } });
  press('Turn on');

  const shown = await screen.findByRole('dialog', { name: 'Your recovery codes' });
  expect(
    within(shown)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(CODES);
  expect(variablesOf('TurnOnApp')).toEqual({ code: '123456' });
  fireEvent.keyDown(shown, { key: 'Escape' });
  expect(within(shown).getAllByRole('listitem')).toHaveLength(CODES.length);
  press('I have kept them');
  await waitFor(() => expect(screen.queryByText(CODES[0] ?? '')).toBeNull());
  expect(screen.getByText('2 codes are left.')).toBeDefined();
});

test("a new passkey has this browser's name until the owner changes it", async () => {
  fakePasskeys();
  await open();
  press('Add a passkey');
  const name = await screen.findByLabelText<HTMLInputElement>('Name');
  expect(name.value).toBe('Chrome on Android');
  fireEvent.change(name, { target: { value: 'Pixel' } });
  press('Add');
  expect(await screen.findByRole('dialog', { name: 'Your recovery codes' })).toBeDefined();
  expect(variablesOf('AddPasskey')).toMatchObject({ name: 'Pixel', passkey: { id: 'cGFzc2tleQ' } });
});

test("closing the browser's question adds nothing", async () => {
  fakePasskeys(closedQuestion);
  await open();
  press('Add a passkey');
  await screen.findByLabelText('Name');
  press('Add');
  expect(await screen.findByText('No passkey was added.')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('removing the last passkey first says what follows', async () => {
  await open({ passkeys: [pixel], recoveryCodesLeft: 10 });
  press('Remove Pixel');
  const question = await screen.findByRole('dialog', { name: 'Remove the passkey “Pixel”?' });
  expect(question.textContent).toContain('Your password alone will then be enough to sign in.');
  fireEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('You have no passkeys yet.')).toBeDefined();
  expect(variablesOf('RemovePasskey')).toEqual({ id: '7' });
});

test('a passkey of another address says so, and another way remains', async () => {
  await open({ passkeys: [{ ...pixel, isUsable: false }], appAddedAt: at, recoveryCodesLeft: 1 });
  expect(screen.getByText(/belongs to another address/)).toBeDefined();
  expect(screen.getByText('1 code is left.')).toBeDefined();
  press('Remove Pixel');
  const question = await screen.findByRole('dialog', { name: 'Remove the passkey “Pixel”?' });
  expect(question.textContent).not.toContain('Your password alone');
});

test('new recovery codes replace the former ones after a question', async () => {
  await open({ passkeys: [pixel], recoveryCodesLeft: 3 });
  press('New recovery codes');
  const question = await screen.findByRole('dialog', { name: 'Create new recovery codes?' });
  fireEvent.click(within(question).getByRole('button', { name: 'New recovery codes' }));
  expect(await screen.findByRole('dialog', { name: 'Your recovery codes' })).toBeDefined();
});

test('another device is signed out at once; this one is marked', async () => {
  await open();
  expect(screen.getByText('This device')).toBeDefined();
  press(/^Sign out Safari on iPhone/);
  expect(await screen.findByText('Signed out on that device')).toBeDefined();
  expect(variablesOf('EndDevice')).toEqual({ id: '2' });
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
});

test('the first second factor offers to sign out the other devices', async () => {
  fakePasskeys();
  await open();
  press('Add a passkey');
  fireEvent.click(await screen.findByRole('button', { name: 'Add' }));
  fireEvent.click(await screen.findByRole('button', { name: 'I have kept them' }));
  const question = await screen.findByRole('dialog', { name: 'Sign out your other devices?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Sign out the other devices' }));
  expect(await screen.findByText('Other devices signed out')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
});

test('new codes of an account that had a second factor offer nothing', async () => {
  await open({ passkeys: [pixel], recoveryCodesLeft: 3 });
  press('New recovery codes');
  const question = await screen.findByRole('dialog', { name: 'Create new recovery codes?' });
  fireEvent.click(within(question).getByRole('button', { name: 'New recovery codes' }));
  fireEvent.click(await screen.findByRole('button', { name: 'I have kept them' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('three devices are shown with the day, then all, below the way to end them', async () => {
  const more = ['3', '4', '5'].map((id) => ({ ...device, id, name: `Tablet ${id}`, isThisOne: false }));
  await open({ devices: [...stored.devices, ...more] });
  const section = screen.getByRole('region', { name: 'Where you are signed in' });
  expect(within(section).getAllByRole('listitem')).toHaveLength(3);
  const [first] = within(section).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/This device/);
  expect(first?.textContent).toMatch(/Since November 24, 2026.+Last active: November 24, 2026/);
  expect(section.textContent).toMatch(/Sign out everywhere.*Chrome on Android/);
  press('Show all 5');
  expect(within(section).getAllByRole('listitem')).toHaveLength(5);
});

test('an app whose key cannot be read is set up again', async () => {
  await open({ appAddedAt: at, isAppUnreadable: true, recoveryCodesLeft: 2 });
  expect(screen.getByText(/^Its key cannot be read/)).toBeDefined();
  press('Set up again');
  expect(await screen.findByRole('dialog', { name: 'Set up an authenticator app' })).toBeDefined();
});

test('the key is copied without spaces where browsers have no clipboard', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: undefined }));
  let copied = '';
  document.execCommand = () => {
    copied = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  };
  await open();
  press('Set up');
  fireEvent.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeDefined();
  expect(copied).toBe('JBSWY3DP');
});
