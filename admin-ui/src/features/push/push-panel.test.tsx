import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { PushPanel } from './push-panel';

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/a-new-one';
const KEY = 'BKey';

interface Device {
  id: string;
  name: string;
  addedAt: string;
  isThisOne: boolean;
}

let stored: Device[];
let sent: { name: string; variables: unknown }[];

const laptop = {
  id: '1',
  name: 'Firefox on Linux',
  addedAt: '2026-11-24T15:00:00.000Z',
  isThisOne: false,
};

beforeEach(() => {
  session.open('a token', 'amani');
  stored = [laptop];
  sent = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_path: string, { body }: { body: string }) => {
      const { query, variables } = JSON.parse(body);
      const name = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
      sent.push({ name, variables });
      if (name === 'AddPushDevice')
        stored = [...stored, { ...laptop, id: '2', name: 'Chrome on Android', isThisOne: true }];
      if (name === 'RemovePushDevice') stored = stored.filter(({ id }) => id !== variables.id);
      return Response.json({
        data: name === 'Push' ? { push: { key: KEY, devices: stored } } : { done: true },
      });
    }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** Gives jsdom push, with a subscription that it may have had before. */
function fakePush({ permission = 'default', answer = 'granted', before = false } = {}) {
  const unsubscribe = vi.fn(async () => true);
  const subscribe = vi.fn(async () => ({ endpoint: ENDPOINT }));
  const getSubscription = async () => (before ? { endpoint: 'https://old', unsubscribe } : null);
  const registration = { pushManager: { subscribe, getSubscription } };
  const register = vi.fn(async () => registration);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission, requestPermission: async () => answer });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { register, ready: Promise.resolve(registration), getRegistration: async () => registration },
    configurable: true,
  });
  return { register, subscribe, unsubscribe };
}

const turnOn = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Turn on on this device' }));

test('turns notifications on in this browser with the key of the site', async () => {
  const { register, subscribe } = fakePush();
  await renderScreen(<PushPanel />);
  await turnOn();
  expect(await screen.findByText('Notifications are on')).toBeDefined();
  expect(await screen.findByText(/this device/)).toBeDefined();
  expect(register).toHaveBeenCalledWith('/admin/push-worker.js');
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
  expect(sent.find(({ name }) => name === 'AddPushDevice')?.variables).toEqual({ endpoint: ENDPOINT });
  expect(screen.queryByRole('button', { name: 'Turn on on this device' })).toBeNull();
});

test('asks again where notifications were turned on with another key', async () => {
  const { unsubscribe } = fakePush({ permission: 'granted', before: true });
  await renderScreen(<PushPanel />);
  expect(await screen.findByText(/^Notifications on this device have ended/)).toBeDefined();
  await turnOn();
  expect(await screen.findByText('Notifications are on')).toBeDefined();
  expect(unsubscribe).toHaveBeenCalled();
});

test('says how to allow notifications that the browser refuses', async () => {
  fakePush({ answer: 'denied' });
  await renderScreen(<PushPanel />);
  await turnOn();
  expect(await screen.findByText(/^This browser does not allow notifications/)).toBeDefined();
  expect(sent.map(({ name }) => name)).not.toContain('AddPushDevice');
});

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
    /^On an iPhone, first add this page to the Home/,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64)', /^This browser cannot show notifications/],
])('says what %s can do', async (userAgent, sentence) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  await renderScreen(<PushPanel />);
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Turn on on this device' })).toBeNull();
});

test('lists devices, and removes one', async () => {
  await renderScreen(<PushPanel />);
  fireEvent.click(await screen.findByRole('button', { name: /^Remove Firefox on Linux/ }));
  expect(await screen.findByText('Device removed')).toBeDefined();
  expect(sent.find(({ name }) => name === 'RemovePushDevice')?.variables).toEqual({ id: '1' });
});
