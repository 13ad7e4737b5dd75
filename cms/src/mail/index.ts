export type { Letter } from './letter-layout';
export { adminAddress, type LetterKind, type Letters, ofOwner } from './letter-table';
export { mailIsConfigured } from './mail-server';
export { findRow, type NoticeLine } from './notice-letter';
export {
  forgetMailAbout,
  type Mail,
  type MailKind,
  mailAbout,
  notifyOwner,
  queueMail,
  takeBackMail,
} from './outbox';
export { wording } from './wording';
