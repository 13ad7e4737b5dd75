import { expect, test } from '../../fixtures';
import { OwnerArea } from '../../pages/owner-area';

test('pushes show one notification, which opens the dashboard', async ({
  ownerPage,
  ownerContext,
  baseURL,
}) => {
  await ownerContext.grantPermissions(['notifications'], { origin: String(baseURL) });
  const area = new OwnerArea(ownerPage);
  await area.open('/settings');
  await expect(area.heading()).toHaveText('Settings');
  await ownerPage.evaluate(async () => {
    await navigator.serviceWorker.register('/admin/push-worker.js');
    await navigator.serviceWorker.ready;
  });
  expect(await ownerPage.evaluate(() => Notification.permission)).toBe('granted');

  const devtools = await ownerContext.newCDPSession(ownerPage);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === `${baseURL}/admin/`);
      if (found) resolve(found.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const push = { origin: String(baseURL), registrationId: await registered, data: '' };
  const deliver = () => devtools.send('ServiceWorker.deliverPushMessage', push);

  const shown = () =>
    ownerPage.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, tag }) => [title, tag]);
    });
  // The browser drops a message that arrives while it starts the worker.
  const shownAfterOneMore = async () => {
    await deliver();
    return shown();
  };
  await expect.poll(shownAfterOneMore).toEqual([['Something new on your site', 'news']]);
  for (const _ of [1, 2]) await deliver();
  await expect.poll(shown).toHaveLength(1);

  const [worker] = ownerContext.serviceWorkers();
  const opened = await worker?.evaluate(async () => {
    const scope = self as unknown as {
      clients: { openWindow: (path: string) => Promise<void> };
      registration: { getNotifications: () => Promise<Notification[]> };
    };
    const paths: string[] = [];
    scope.clients.openWindow = async (path) => void paths.push(path);
    const [notification] = await scope.registration.getNotifications();
    const ended: Promise<unknown>[] = [];
    const click = new Event('notificationclick');
    self.dispatchEvent(
      Object.assign(click, { notification, waitUntil: (work: Promise<unknown>) => ended.push(work) }),
    );
    await Promise.all(ended);
    return paths;
  });
  expect(opened).toEqual(['/admin/dashboard']);
  expect(await shown()).toEqual([]);
});
