import { BIN_DAYS, RIGHTS_NOTICE_DAYS } from '../../../../cms/src/shared/retention';
import { calendarDay } from '../../dates/format';
import type { ContentType } from '../../resource/content-types';

export const wording = {
  title: 'Media',
  search: 'Search files by name or description',
  sorts: { 'createdAt:desc': 'Newest first', 'createdAt:asc': 'Oldest first' },
  filter: 'Show',
  all: 'All files',
  rights: {
    unused: 'Not used',
    undescribed: 'No description',
    unstated: 'Does not say who is shown',
    ending: `Rights end within ${RIGHTS_NOTICE_DAYS} days`,
    past: 'Rights ended',
    uncredited: 'No credits',
  },
  video: 'Video',
  captions: 'Captions',
  noCredits: 'No credits',
  noDescription: 'No description',
  until: (day: string) => `Until ${calendarDay(day)}`,
  states: { unconsented: 'Consent missing', past: 'No longer shown', ending: 'Rights end soon' },
  yesNo: { yes: 'Yes', no: 'No' },
  consentByHint: 'Name and relation, such as “Njeri Otieno, mother”. Only you can see this.',
  birthdayHint: 'If you know it: a consent for a child ends before the 18th birthday',
  consentUntilHint: 'For a child at most 5 years. Empty: as long as possible.',
  withdrawnHint: 'Visitors no longer see the image from this day',
  withdraw: 'Withdraw consent',
  open: (name: string) => `Edit ${name}`,

  emptyTitle: 'No files found',
  emptyText: 'Files you upload with an item appear here. If you are searching, adjust your filters.',
  fromFile: 'From the file:',
  use: 'Use',
  takeLabel: (field: string) => `Use for ${field}`,

  usedIn: 'Used in',
  unused: 'Not used',
  uses: (count: number) => (count === 1 ? 'Used once' : `Used in ${count} places`),
  /** Name of the section, where the name of a single item says less. */
  shelves: {
    'api::portfolio-item.portfolio-item': 'Portfolio',
    'api::digital-set.digital-set': 'Digitals',
  } as Readonly<Partial<Record<ContentType, string>>>,
  elsewhere: 'Elsewhere',

  replace: 'Replace file',
  replacing: 'Replacing...',
  replaceHint: `The new file is used everywhere instead of this one. Links to the old file stop working, and it stays in the bin for ${BIN_DAYS} days. Rights stay the same: check that they still fit.`,
  replaced: 'File replaced successfully',
  replaceFailed: 'Failed to replace file',
  delete: 'Delete file',
  deleting: 'Deleting...',
  confirmDelete: `Delete this file? It stays in the bin for ${BIN_DAYS} days.`,
  deleted: 'File deleted successfully',
  deleteFailed: 'Failed to delete file',
  broughtBack: 'File restored successfully',
  bringBackFailed: 'Failed to restore file',

  describe: 'Add descriptions',
  stopDescribing: 'Back to all files',
  describeHint: 'Describe each image, then save them together.',
  describes: (name: string) => `Description of ${name}`,
  saveAll: (count: number) => (count === 0 ? 'Save all' : `Save all (${count})`),
  described: (count: number) => (count === 1 ? '1 description saved' : `${count} descriptions saved`),
  notDescribed: 'Some descriptions were not saved. See the messages below the images.',

  storage: 'Storage used',
  storageKinds: { PICTURES: 'Images', VIDEOS: 'Videos', OTHERS: 'Other files' } as Readonly<
    Record<string, string>
  >,
  storageOf: (kind: string, files: number, size: string) => `${kind}: ${size} (${files})`,

  save: 'Save',
  saving: 'Saving...',
  pastDay: 'Visitors will no longer see it',
  consentMissing:
    'An image of a child is hidden everywhere on the site until you record a consent for this site: who gave it, and on which day.',
  pastDayText: (day: string) =>
    `Usage rights or consent end on ${calendarDay(day)}. The image will be hidden everywhere on the site as soon as you save.`,
  saveAnyway: 'Save and hide',

  loadFailure: 'Failed to load files',
  saveFailed: 'Failed to save file',
  updated: 'File updated successfully',
};

export const replaceWording = {
  title: 'Replace this file?',
  description: 'What does the new file show?',
  poster: 'Poster of the new film',
  takePoster: 'Use this image as the poster everywhere',
  posterStays: 'The poster stays: it shows the old film.',
  keepCaptions: 'Keep the captions. Otherwise they are removed; History has them.',
  keepFocus: 'Keep the focal point. Otherwise the middle of the image stays in view.',
};
