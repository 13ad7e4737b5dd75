import { expect, test } from '../../fixtures';

type Shown = [title: string, tag: string];

/** What the test adds to the global scope of the worker. */
interface Scope {
  shown: Shown[];
  opened: string[];
  clients: { openWindow: (path: string) => Promise<void> };
  registration: { showNotification: (title: string, options: { tag: string }) => Promise<void> };
}

test('pushes show one notification, which opens the dashboard', async ({ page, context, baseURL }) => {
  await page.goto('/admin/login');
  const started = context.waitForEvent('serviceworker');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/admin/push-worker.js');
    await navigator.serviceWorker.ready;
  });
  const worker = await started;
  // A browser without windows shows no notifications: the worker's calls count.
  await worker.evaluate(() => {
    const scope = self as unknown as Scope;
    scope.shown = [];
    scope.opened = [];
    scope.registration.showNotification = async (title, { tag }) => void scope.shown.push([title, tag]);
    scope.clients.openWindow = async (path) => void scope.opened.push(path);
  });

  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === `${baseURL}/admin/`);
      if (found) resolve(found.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const push = { origin: String(baseURL), registrationId: await registered, data: '' };
  for (const _ of [1, 2]) await devtools.send('ServiceWorker.deliverPushMessage', push);
  // With one tag, the second takes the place of the first.
  const news: Shown = ['Something new on your site', 'news'];
  await expect.poll(() => worker.evaluate(() => (self as unknown as Scope).shown)).toEqual([news, news]);

  const opened = await worker.evaluate(async () => {
    const ended: Promise<unknown>[] = [];
    const click = new Event('notificationclick');
    const notification = { close: () => undefined };
    self.dispatchEvent(
      Object.assign(click, { notification, waitUntil: (work: Promise<unknown>) => ended.push(work) }),
    );
    await Promise.all(ended);
    return (self as unknown as Scope).opened;
  });
  expect(opened).toEqual(['/admin/dashboard']);
});
