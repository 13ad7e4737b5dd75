const ownerOnly = () => ({ policies: ['global::is-owner'] });

export default {
  routes: [
    { method: 'POST', path: '/person/export', handler: 'person.export', config: ownerOnly() },
    { method: 'POST', path: '/person/erase', handler: 'person.erase', config: ownerOnly() },
  ],
};
