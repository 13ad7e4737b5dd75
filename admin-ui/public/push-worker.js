/** Shows that there is news, and opens the dashboard. It handles no requests and stores nothing. */
const DASHBOARD = '/admin/dashboard';

self.addEventListener('push', (event) => {
  // Notifications with the same tag replace each other.
  const options = { tag: 'news', icon: '/icon-192.png' };
  event.waitUntil(self.registration.showNotification('Something new on your site', options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const windows = self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.then((all) => all.find(({ url }) => new URL(url).pathname === DASHBOARD));
  event.waitUntil(shown.then((open) => (open ? open.focus() : self.clients.openWindow(DASHBOARD))));
});
