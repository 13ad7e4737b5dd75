import { BIN_DAYS, DRAFT_DAYS, HISTORY_DAYS } from '../shared/retention';

/** Titles of the scheduled jobs, shown to the owner, and what the start reports about secrets. */
export const wording = {
  publishing: 'Publish and unpublish scheduled items',
  counters: 'Reset the counters for sign-in attempts and forms',
  activity: `Delete activity older than ${HISTORY_DAYS} days`,
  revisions: 'Delete old versions',
  bin: `Permanently delete items that were in the bin for ${BIN_DAYS} days`,
  mail: 'Clear the list of sent emails',
  kept: `Delete drafts not used for ${DRAFT_DAYS} days`,
  uploads: 'Delete uploads that were never used',
  unusedFiles: `Delete files not used for ${BIN_DAYS} days`,
  variants: 'Make smaller copies of images',
  retention: 'Delete old messages, rejected applications and bookings (see Settings)',

  lostSecrets: {
    changed: (names: readonly string[]) =>
      `These secrets differ from those of the last start: ${names.join(', ')}.`,
    sessions: 'Everyone must sign in again.',
    apps: () =>
      'The key of the authenticator app cannot be read. Sign in with a passkey or a recovery code and set the app up again; without either, run npm run owner -- --username NAME --without-second-factor.',
    links: (count: number) =>
      `Links of bookings that are made from now on differ from those that clients have; both open the page (bookings: ${count}).`,
    tokens: (count: number) =>
      `API tokens and transfer tokens of the raw panel are refused; create them again (tokens: ${count}).`,
    previews: () => 'Links to drafts that were shared before no longer open; share them again.',
    push: (count: number) =>
      `Push notifications are off on every device; turn them on again in Settings (devices: ${count}).`,
    remedy:
      'If you still have the former secrets.json, stop the site, copy it to DATA_DIR and start again: then nothing is lost.',
  },
};
