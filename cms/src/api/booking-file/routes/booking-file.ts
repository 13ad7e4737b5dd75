const FILES = {
  'clients-quote': 'clientsQuote',
  'owners-quote': 'ownersQuote',
  'clients-payment': 'clientsPayment',
  'owners-receipt': 'ownersReceipt',
  'clients-days': 'clientsDays',
  'owners-days': 'ownersDays',
};

/** Only for the public origin, which makes the files. */
export default {
  routes: Object.entries(FILES).map(([file, handler]) => ({
    method: 'POST',
    path: `/booking-files/${file}`,
    handler: `booking-file.${handler}`,
    config: { auth: false, policies: ['global::is-site'] },
  })),
};
