/** Characters of a name in a sentence: a comment goes by its whole text. */
const NAME_LENGTH = 80;
/** What is left of the last word, unless the word is longer than any. */
const TORN_WORD = /\s\S{0,20}$/;

/** In quotes, cut at a word when it is long. */
function quoted(name: string): string {
  const characters = [...name];
  if (characters.length <= NAME_LENGTH) return `“${name}”`;
  return `“${characters.slice(0, NAME_LENGTH).join('').replace(TORN_WORD, '')}…”`;
}

/** Sentences of the blocks themselves. A noun's own sentences live with the noun. */
export const wording = {
  administrator: 'Administrator',
  loading: 'Loading',
  loadFailureTitle: 'Nothing could be loaded',
  loadFailureText: 'The connection may be down. What you see elsewhere is not lost.',
  tryAgain: 'Try again',

  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  editOne: (name: string) => `Edit ${name}`,
  deleteOne: (name: string) => `Delete ${name}`,
  deleting: (names: readonly string[]) =>
    names.length === 1 ? `Deleting ${names.map(quoted)}…` : `Deleting ${names.length}…`,
  /** What a question is about; many are not listed to the end. */
  names: (names: readonly string[]) => {
    const [listed, more] = [names.slice(0, 5).map(quoted), names.length - 5];
    return more > 0 ? `${listed.join(', ')} and ${more} more` : listed.join(', ');
  },
  /** Where what was deleted can be brought back. */
  bin: { label: 'In the bin for 30 days', href: '/admin/activity/bin' },
  sortBy: 'Sort by',
  filterAndSort: 'Filter and sort',
  columns: 'Columns',
  shownColumns: 'Columns shown',
  searchShortcut: 'Press / to search',
  clearSearch: 'Clear search',
  clearSelection: 'Clear selection',
  selected: (count: number) => `${count} selected`,
  selectAll: 'Select all on this page',
  selectAllShort: 'Select all',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  pages: 'Pages',
  pageControls: { first: 'First page', previous: 'Previous page', next: 'Next page', last: 'Last page' },

  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  takeOut: (name: string) => `Remove ${name}`,
  use: (text: string) => `Use ${text}`,
  partTaken: (name: string) => `${name} is gone once you save.`,

  draftRestored: (when: string) => `Your unsaved changes from ${when} are back.`,
  discardDraft: 'Discard them',
  elsewhere: {
    offer: (when: string) => `Something that you began here ${when} is not saved yet.`,
    keptHere: 'Until you choose, what you type here is kept on this device only.',
    take: 'Continue what you began on another device',
    discard: 'Discard it',
    onlyHere: 'Kept on this device only, for now.',
    title: 'Which one do you want to go on with?',
    text: 'Something else stands here now: it was saved, or typed on this device, since you began.',
    offered: 'From the other device',
    here: 'What stands here',
    takeOffered: 'Continue the other one',
    keepHere: 'Keep what stands here',
  },
  unsavedTitle: 'Leave without saving?',
  unsavedText: 'What you typed is kept on this device. A chosen file is not.',
  requiredMissing: 'Please fill in all required fields',
  badEmail: 'Please enter a valid email address',
  fieldMissing: 'This cannot be empty',
  /** In a sentence of the CMS. */
  fieldName: (label: string) => `“${label}”`,
  savingTitle: 'Saving...',
  savingText: 'You will be taken there as soon as it is saved.',
  stay: 'Stay',
  leave: 'Leave',
  saveShortcut: 'Ctrl or ⌘ + S saves',

  conflictTitle: 'This was changed somewhere else',
  conflictText: 'It was saved in another tab or by someone else since you opened it. Which version stays?',
  mine: 'Your version',
  theirs: 'The saved version',
  keepMine: 'Keep mine',
  takeTheirs: 'Take the saved one',
  empty: 'Empty',
  goneTitle: 'This was deleted somewhere else',
  goneText: 'It is not there any more. Your version can be saved as a new one.',
  goneFromList:
    'It is not there any more. What was deleted stays in the bin for 30 days: once it is restored, what you began to change is here again.',
  lookInBin: 'Look in the bin',
  saveAsNew: 'Save as new',
};

/** While an order is changed by dragging. */
export const dragWording = {
  drag: (title: string) => `Drag ${title}`,
  dragHint:
    'Press space to pick the item up, the arrow keys to move it, space to put it down, escape to leave it where it was.',
  pickedUp: (title: string, place: number, count: number) =>
    `${title} picked up from place ${place} of ${count}.`,
  movedOver: (title: string, place: number, count: number) =>
    `${title} is now at place ${place} of ${count}.`,
  putDown: (title: string, place: number, count: number) =>
    `${title} put down at place ${place} of ${count}.`,
  leftAlone: (title: string) => `${title} is back where it was.`,
};
