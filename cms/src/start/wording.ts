import { BIN_DAYS, DRAFT_DAYS, HISTORY_DAYS } from '../shared/retention';

/** Titles of the scheduled jobs, shown to the owner. */
export const wording = {
  publishing: 'Publish and unpublish scheduled items',
  counters: 'Reset the counters for sign-in attempts and forms',
  activity: `Delete activity older than ${HISTORY_DAYS} days`,
  revisions: 'Delete old versions',
  bin: `Permanently delete items that were in the bin for ${BIN_DAYS} days`,
  mail: 'Clear the list of sent emails',
  kept: `Delete drafts not used for ${DRAFT_DAYS} days`,
  uploads: 'Delete uploads that were never used',
  retiredFiles: `Delete files not used for ${BIN_DAYS} days`,
  variants: 'Make smaller copies of images',
  retention: 'Delete old messages, rejected applications and bookings (see Settings)',
};
