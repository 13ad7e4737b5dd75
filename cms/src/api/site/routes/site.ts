export default {
  routes: [
    { method: 'GET', path: '/site-state', handler: 'site.state' },
    { method: 'GET', path: '/health', handler: 'site.health' },
  ],
};
