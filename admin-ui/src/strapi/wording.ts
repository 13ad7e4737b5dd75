/** Used when the CMS gives no sentence. */
export const wording = {
  unavailable: 'The site cannot be reached at the moment. Please try again.',
  timedOut: 'The site took too long to answer. Please try again.',
  refused: 'The site did not accept this.',
  passkeyKnown: 'This device already has a passkey for your account.',
  passkeyFailed: 'This browser could not use a passkey here. Try again, or choose another way.',
  deletedElsewhere: 'This was deleted somewhere else.',
};
