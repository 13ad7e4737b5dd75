const confirmedOwner = () => ({ policies: ['global::is-owner', 'global::is-confirmed'] });

export default {
  routes: [
    { method: 'POST', path: '/person/export', handler: 'person.export', config: confirmedOwner() },
    { method: 'POST', path: '/person/erase', handler: 'person.erase', config: confirmedOwner() },
  ],
};
