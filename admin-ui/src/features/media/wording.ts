import type { ContentType } from '../../content/content-types';
import { calendarDay } from '../../dates/format';

export const wording = {
  title: 'Media',
  search: 'Search files by name or description',
  sorts: { 'createdAt:desc': 'Newest first', 'createdAt:asc': 'Oldest first' },
  filter: 'Show',
  all: 'All files',
  rights: {
    unused: 'Used nowhere',
    undescribed: 'Without description',
    ending: 'Ending within 30 days',
    past: 'Past their last day',
    uncredited: 'Without credits',
  },
  video: 'Video',
  noCredits: 'No credits',
  noDescription: 'No description',
  until: (day: string) => `Until ${calendarDay(day)}`,
  states: { past: 'No longer shown', ending: 'Ends soon' },
  open: (name: string) => `Edit ${name}`,

  emptyTitle: 'No files found',
  emptyText:
    'Pictures and videos appear here once they are uploaded with an item, or adjust your search filters.',
  fromFile: 'From the file:',
  use: 'Use',
  takeLabel: (field: string) => `Use for ${field}`,

  focus: 'Focus of the picture',
  focusHint: 'Tap or drag to what must stay in view when the picture is cropped; arrow keys move it, too.',
  focusInWords: (x: number, y: number) => `${x} % from the left, ${y} % from the top`,

  usedIn: 'Used in',
  unused: 'Used nowhere',
  uses: (count: number) => (count === 1 ? 'Used once' : `Used in ${count} places`),
  /** Where a name of one item would say less. */
  shelves: {
    'api::portfolio-item.portfolio-item': 'Portfolio',
    'api::digital-set.digital-set': 'Digitals',
  } as Readonly<Partial<Record<ContentType, string>>>,
  elsewhere: 'Elsewhere',

  replace: 'Replace file',
  replacing: 'Replacing...',
  replaceHint:
    'The new file takes every place of this one, under a new address; links to the old address end. The former file stays in the bin for 30 days. Rights and description stay: please look through them.',
  replaced: 'File replaced successfully',
  replaceFailed: 'Failed to replace file',
  delete: 'Delete file',
  deleting: 'Deleting...',
  confirmDelete: 'Delete this file? It stays in the bin for 30 days.',
  deleted: 'File deleted successfully',
  deleteFailed: 'Failed to delete file',
  broughtBack: 'File restored successfully',
  bringBackFailed: 'Failed to restore file',

  describe: 'Describe many',
  stopDescribing: 'Back to all files',
  describeHint: 'Write below each picture what it shows, then save all at once.',
  describes: (name: string) => `Description of ${name}`,
  saveAll: (count: number) => (count === 0 ? 'Save all' : `Save all (${count})`),
  described: (count: number) => (count === 1 ? '1 description saved' : `${count} descriptions saved`),
  notDescribed: 'Some descriptions were not saved; the reasons stand below their pictures',

  storage: 'Storage used',
  storageKinds: { PICTURES: 'Pictures', VIDEOS: 'Videos', OTHERS: 'Other files' } as Readonly<
    Record<string, string>
  >,
  storageOf: (kind: string, files: number, size: string) => `${kind}: ${size} (${files})`,
  size: (bytes: number) => {
    if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`;
    return bytes >= 1e5 ? `${(bytes / 1e6).toFixed(1)} MB` : `${Math.ceil(bytes / 1e3)} KB`;
  },

  save: 'Save',
  saving: 'Saving...',
  pastDay: 'This day is over',
  pastDayText: (day: string) =>
    `${calendarDay(day)} has passed: the picture leaves the site at once, everywhere it is used.`,
  saveAnyway: 'Save and hide it',

  loadFailure: 'Failed to load files',
  saveFailed: 'Failed to save file',
  updated: 'File updated successfully',
};
