/** Used when the CMS gives no sentence. */
export const wording = {
  unavailable: 'The site cannot be reached at the moment. Please try again.',
  timedOut: 'The site took too long to answer. Please try again.',
  refused: 'The site did not accept this.',
  passkeyKnown: 'This device already has a passkey for your account.',
  passkeyElsewhere: (address: string) => `Passkeys only work at ${address}. Open your area there.`,
  passkeyOld:
    'This device or security key cannot store passkeys. Use a newer one, your phone or a password manager, or an authenticator app.',
  passkeyFull:
    'Your device or security key did not create the passkey. If it is full, delete a passkey that you no longer need; otherwise use another device.',
  passkeyUnusable:
    'Your device or security key did not answer. Connect it again, or choose another way to sign in.',
  passkeyUnsupported: (reason: string) =>
    `This browser cannot use passkeys here (${reason}). Update it, or choose another way.`,
  deletedElsewhere: 'This was deleted somewhere else.',
};
