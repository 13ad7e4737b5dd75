/** Titles of the scheduled jobs, shown to the owner. */
export const wording = {
  publishing: 'Publish and unpublish scheduled items',
  counters: 'Reset the counters for sign-in attempts and forms',
  activity: 'Delete activity older than 180 days',
  revisions: 'Delete old versions',
  bin: 'Permanently delete items that were in the bin for 30 days',
  mail: 'Clear the list of sent emails',
  kept: 'Delete drafts not used for 30 days',
  uploads: 'Delete uploads that were never used',
  retiredFiles: 'Delete files not used for 30 days',
  variants: 'Make smaller copies of images',
  retention: 'Delete old messages, rejected applications and bookings (see Settings)',
};
