export default {
  routes: [
    { method: 'POST', path: '/auth/second-step', handler: 'sign-in.secondStep' },
    { method: 'POST', path: '/auth/passkey-options', handler: 'sign-in.passkeyOptions' },
    { method: 'POST', path: '/auth/passkey', handler: 'sign-in.passkey' },
  ],
};
