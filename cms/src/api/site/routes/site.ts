export default {
  routes: [
    { method: 'GET', path: '/site-state', handler: 'site.state' },
    { method: 'GET', path: '/health', handler: 'site.health' },
    {
      method: 'GET',
      path: '/last-days',
      handler: 'site.lastDays',
      config: { auth: false, policies: ['global::is-site'] },
    },
  ],
};
