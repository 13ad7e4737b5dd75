import { zoneName } from '../../../../cms/src/shared/place';
import { HISTORY_DAYS, VERSIONS_OF_AN_ITEM } from '../../../../cms/src/shared/retention';
import type { RevisionSide } from './documents';

export const wording = {
  history: 'History',
  title: 'Earlier versions',
  get hint() {
    return `The last ${VERSIONS_OF_AN_ITEM} versions of each item are kept for ${HISTORY_DAYS} days. Times are in ${zoneName()}.`;
  },
  versions: 'Versions',
  none: 'No versions yet. Your next save creates one.',
  loadFailure: 'Failed to load earlier versions',
  goneVersion: 'This version has been deleted.',
  back: 'All versions',

  actors: {
    client: 'The client',
    owner: 'Owner',
    administrator: 'Administrator',
    editor: 'Editor',
    machine: 'Automatic',
    unknown: 'Someone not signed in',
  } as Readonly<Record<string, string>>,
  sources: {
    GraphQL: 'in the owner’s area',
    REST: 'through the API',
    panel: 'in the Strapi panel',
    machine: 'on the server',
    schedule: 'by schedule',
  } as Readonly<Record<string, string>>,
  actions: {
    create: 'Created',
    update: 'Changed',
    delete: 'Deleted',
    publish: 'Published',
    unpublish: 'Unpublished',
    schedule: 'Scheduled',
    'end-schedule': 'Schedule cleared',
    discardDraft: 'Draft discarded',
    clone: 'Copied',
    restore: 'Restored',
    approve: 'Approved',
    reject: 'Rejected',
    'bring-back': 'Restored from the bin',
    'delete-for-good': 'Deleted permanently',
    erase: 'Personal data erased',
    book: 'Added by hand',
    move: 'Status changed',
    'place-option': 'Option placed',
    confirm: 'Confirmed',
    decline: 'Declined',
    cancel: 'Cancelled',
    release: 'Option released',
    finish: 'Marked as completed',
    reopen: 'Reopened',
    'hold-ended': 'Option expired',
    'moved-up': 'Option moved up',
    'moved-down': 'Option moved down',
    'days-booked': 'Days booked by another booking',
    'days-free': 'Days free again for the option',
    'days-asked': 'Other days asked for',
    'days-taken-back': 'Request for other days taken back',
    'days-accepted': 'Other days accepted',
    'days-declined': 'Other days declined',
    quote: 'Quote created or sent',
    'begin-quote': 'Created',
    'send-quote': 'Sent',
    'end-quote': 'Marked as no longer valid',
    payment: 'Payment changed',
    'quote-accepted': 'Quote accepted',
    'quote-questioned': 'Question about the quote',
    'renew-feed': 'Calendar link renewed',
    replace: 'Replaced',
    'sign-in': 'Signed in',
    'sign-out': 'Signed out',
    'sign-out-everywhere': 'Signed out everywhere',
    'failed-sign-in': 'Failed sign-in',
    'many-failed-sign-ins': 'Many failed sign-ins',
    'forgot-password': 'Password reset requested',
    'change-password': 'Password changed',
    'add-passkey': 'Passkey added',
    'remove-passkey': 'Passkey removed',
    'add-app': 'Authenticator app added',
    'remove-app': 'Authenticator app removed',
    'remove-second-factor': 'Passkeys and authenticator app removed',
    'renew-recovery-codes': 'Recovery codes renewed',
    'use-recovery-code': 'Recovery code used',
    'wrong-code': 'Wrong code after a correct password',
    'refused-passkey': 'Passkey refused',
    'sign-out-device': 'Device signed out',
  } as Readonly<Record<string, string>>,
  byWhom: (who: string, source: string) => `${who} ${source}`,

  compare: 'Show',
  against: { before: 'Changes in this version', now: 'Compare with current' },
  same: { before: 'This save changed nothing.', now: 'This is the current version.' },
  empty: 'Empty',
  on: 'On',
  off: 'Off',
  fileGone: (name: string) => `${name} (deleted)`,
  removed: 'Removed',
  added: 'Added',

  restore: {
    AFTER: 'Restore this version',
    BEFORE: 'Restore the version before this',
  } satisfies Record<RevisionSide, string>,
  asDraft: 'It will be restored as a draft. Publish it to show it to visitors.',
  unsavedFirst: 'First save or discard your changes in the form.',
  restored: 'Version restored',
  restoreFailed: 'Failed to restore this version',
  pageAddress: (slug: string) => `page address “${slug}”`,
  leftOut: (names: readonly string[]) => `No longer available, so not restored: ${names.join(', ')}`,
};

/** 'Changed' */
export const wordOfAction = (action: string): string => wording.actions[action] ?? action;

/** 'amani in the owner’s area' */
export function doneBy({
  actor,
  actorName,
  source,
}: {
  actor: string;
  actorName: string | null;
  source: string;
}) {
  return wording.byWhom(actorName ?? wording.actors[actor] ?? actor, wording.sources[source] ?? source);
}
