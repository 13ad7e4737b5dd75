export {
  binnedItem,
  dropFileEntries,
  entryInBin,
  isInBin,
  putInBin,
  readBin,
  submissionsInBin,
} from './bin/bin-table';
export type { StoredItem } from './bin/item-snapshot';
export { storedForBin } from './bin/move-to-bin';
export { forget, restoreFromBin } from './bin/restore-from-bin';
export {
  COMPANIONS,
  CONTENT_TYPES,
  type ContentTypeUid,
  isSubmission,
  type Kind,
  SINGLES,
  type SingleUid,
  STRAPIS_FIELDS,
  SUBMISSIONS,
  type SubmissionUid,
} from './content-types';
export { contentVersion, countUpContentVersion } from './content-version';
export { draftsAbout, dropDraftsAbout } from './drafts/drafts';
export type { ActionName } from './history/actions';
export { record } from './history/activity-log';
export { type Actor, currentActor } from './history/actor';
export { writtenAttributes } from './history/item-state';
export { restoreRevision } from './history/restore-version';
export { lastRevision } from './history/versions';
export { internalWrite, isInternalWrite, stored } from './internal-write';
export { itemFiles } from './item-files';
export { readMarkdown } from './markdown/read-markdown';
export { publicationState } from './schedule/publish';
export { hiddenItems } from './schedule/schedule-table';
export { type NoticeSettings, readSettings } from './settings';
