import type { RevisionSide } from './documents';

/** Of who did what, also on the page of all that was done. */
export const wording = {
  history: 'History',
  title: 'Earlier versions',
  hint: 'Every save is kept: the last 50 of an item, for 180 days. Times are Nairobi’s.',
  versions: 'Versions',
  none: 'No version has been kept yet: the next save is the first.',
  loadFailure: 'Failed to load earlier versions',
  goneVersion: 'This version is not kept any more.',
  back: 'All versions',

  actors: {
    client: 'The client',
    owner: 'Owner',
    administrator: 'Administrator',
    editor: 'Editor',
    machine: 'The site itself',
    unknown: 'Somebody not signed in',
  } as Readonly<Record<string, string>>,
  doors: {
    GraphQL: 'in the owner’s area',
    REST: 'through REST',
    panel: 'in the panel',
    machine: 'on the machine',
    schedule: 'by schedule',
  } as Readonly<Record<string, string>>,
  actions: {
    create: 'Created',
    update: 'Changed',
    delete: 'Deleted',
    publish: 'Published',
    unpublish: 'Taken back',
    schedule: 'Scheduled',
    'end-schedule': 'Schedule cleared',
    discardDraft: 'Draft discarded',
    clone: 'Copied',
    restore: 'Restored',
    approve: 'Approved',
    reject: 'Rejected',
    'bring-back': 'Brought back',
    'delete-for-good': 'Deleted for good',
    erase: 'Erased',
    book: 'Booked by hand',
    move: 'Moved',
    'place-option': 'Option placed:',
    confirm: 'Confirmed',
    decline: 'Declined',
    cancel: 'Cancelled',
    release: 'Option released:',
    finish: 'Marked as done:',
    reopen: 'Reopened',
    'hold-ended': 'Option ended:',
    'moved-up': 'Option moved up:',
    'moved-down': 'Option moved down:',
    'days-booked': 'Days booked by another booking:',
    'days-free': 'Days free again for the option:',
    quote: 'Quote begun or sent',
    'begin-quote': 'Begun',
    'send-quote': 'Sent',
    'end-quote': 'Ended',
    'quote-accepted': 'Quote accepted:',
    'quote-questioned': 'Question about the quote:',
    'renew-feed': 'Address of the calendar renewed',
    replace: 'Replaced',
    'sign-in': 'Signed in',
    'sign-out': 'Signed out',
    'sign-out-everywhere': 'Signed out everywhere',
    'failed-sign-in': 'Sign-in refused',
    'many-failed-sign-ins': 'Many sign-ins refused',
    'forgot-password': 'Link for a forgotten password asked for',
    'change-password': 'Password changed',
  } as Readonly<Record<string, string>>,
  byWhom: (who: string, door: string) => `${who} ${door}`,

  compare: 'Show',
  against: { before: 'What it changed', now: 'Against now' },
  same: { before: 'This save changed nothing.', now: 'This is what is stored now.' },
  empty: 'Empty',
  on: 'On',
  off: 'Off',
  fileGone: (name: string) => `${name} (not there any more)`,
  removed: 'Removed',
  added: 'Added',

  restore: {
    AFTER: 'Restore this version',
    BEFORE: 'Restore what was there before',
  } satisfies Record<RevisionSide, string>,
  asDraft: 'It comes back as a draft: publish it to show it to visitors.',
  unsavedFirst: 'Save or discard what you changed in the form first.',
  restored: 'The earlier version is back',
  restoreFailed: 'Failed to restore this version',
  leftOut: (names: readonly string[]) => `Not there any more, so left as it is: ${names.join(', ')}`,
};

/** 'Changed' */
export const wordOfAction = (action: string): string => wording.actions[action] ?? action;

/** 'amani in the owner’s area' */
export function doneBy({
  actor,
  actorName,
  door,
}: {
  actor: string;
  actorName: string | null;
  door: string;
}) {
  return wording.byWhom(actorName ?? wording.actors[actor] ?? actor, wording.doors[door] ?? door);
}
