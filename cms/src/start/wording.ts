/** What the CMS does by itself, as the owner reads it. */
export const wording = {
  publishing: 'Lets out what is scheduled, and takes it off again',
  counters: 'Forgets how often somebody tried to sign in or sent a form',
  activity: 'Clears the record of what was done longer ago than 180 days',
  revisions: 'Clears old versions of texts and items',
  bin: 'Clears the bin of what was deleted 30 days ago',
  mail: 'Clears the list of mail that was sent',
  kept: 'Clears what was begun and not gone on with for 30 days',
  uploads: 'Clears files that were uploaded and never used',
  retiredFiles: 'Clears files that nothing has used for 30 days',
  retention: 'Deletes old messages, rejected applications and old bookings, as set in Settings',
};
