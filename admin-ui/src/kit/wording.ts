import { SENTENCE_LIST } from '../../../cms/src/shared/limits';
import { BIN_DAYS } from '../../../cms/src/shared/retention';

/** Maximum characters of a name in a sentence. The name of a comment is its whole text. */
const NAME_LENGTH = 80;
/** The rest of a cut word, up to 20 characters. */
const TORN_WORD = /\s\S{0,20}$/;

/** Quotes a name, and cuts a long one at a word. */
function quoted(name: string): string {
  const characters = [...name];
  if (characters.length <= NAME_LENGTH) return `“${name}”`;
  return `“${characters.slice(0, NAME_LENGTH).join('').replace(TORN_WORD, '')}…”`;
}

/** Texts of the shared blocks. Each noun keeps its own texts. */
export const wording = {
  administrator: 'Administrator',
  loading: 'Loading',
  loadFailureTitle: 'This could not be loaded',
  loadFailureText: 'Check your connection and try again. Saved data is safe.',
  tryAgain: 'Try again',

  notCopied: 'This browser does not copy here. Select the text and copy it.',

  oneALine: 'One per line',
  listLimit: `Enter up to ${SENTENCE_LIST.entries} lines of up to ${SENTENCE_LIST.characters} characters each.`,

  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  editOne: (name: string) => `Edit ${name}`,
  deleteOne: (name: string) => `Delete ${name}`,
  deleting: (names: readonly string[]) =>
    names.length === 1 ? `Deleting ${names.map(quoted)}…` : `Deleting ${names.length}…`,
  /** Lists the items of a question; shows five at most and counts the rest. */
  names: (names: readonly string[]) => {
    const [listed, more] = [names.slice(0, 5).map(quoted), names.length - 5];
    return more > 0 ? `${listed.join(', ')} and ${more} more` : listed.join(', ');
  },
  bin: { label: `In the bin for ${BIN_DAYS} days`, href: '/admin/activity/bin' },
  sortBy: 'Sort by',
  filterAndSort: 'Filter and sort',
  columns: 'Columns',
  shownColumns: 'Columns shown',
  searchShortcut: 'Press / to search',
  clearSearch: 'Clear search',
  clearSelection: 'Clear selection',
  selectOne: (name: string) => `Select ${name}`,
  wholeNumber: (min: number, max: number) => `Enter a whole number from ${min} to ${max}.`,
  wholeNumberOrNone: (min: number, max: number) =>
    `Enter a whole number from ${min} to ${max}, or leave empty.`,
  selected: (count: number) => `${count} selected`,
  selectAll: 'Select all on this page',
  selectAllShort: 'Select all',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  pages: 'Pages',
  pageControls: { first: 'First page', previous: 'Previous page', next: 'Next page', last: 'Last page' },

  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  takeOut: (name: string) => `Remove ${name}`,
  use: (text: string, scale?: string) => (scale ? `Use ${text} (${scale})` : `Use ${text}`),
  partTaken: (name: string) => `${name} will be removed when you save.`,

  draftRestored: (when: string) => `Your unsaved changes from ${when} were restored.`,
  discardDraft: 'Discard changes',
  remoteDraft: {
    offer: (when: string) => `You have unsaved changes from ${when} on another device.`,
    keptHere: 'Until you choose, changes made here stay on this device only.',
    take: 'Continue what you began on another device',
    discard: 'Discard those changes',
    onlyHere: 'Saved on this device only.',
    conflict: {
      title: 'Which version do you want to continue with?',
      text: 'This form has changed since you started on the other device.',
      mine: 'From the other device',
      theirs: 'On this device',
      keepMine: 'Use the other version',
      takeTheirs: 'Keep this version',
    },
  },
  unsavedTitle: 'Leave without saving?',
  unsavedText: 'Your text is kept on this device. Selected files are not.',
  requiredMissing: 'Please fill in all required fields',
  badEmail: 'Please enter a valid email address',
  fieldMissing: 'Fill in this field.',
  savingTitle: 'Saving...',
  savingText: 'You will continue as soon as this is saved.',
  stay: 'Stay',
  leave: 'Leave',
  saveShortcut: 'Save (Ctrl+S or ⌘S)',

  conflict: {
    title: 'This was changed elsewhere',
    text: 'It was saved in another tab or by someone else after you opened it. Which version do you want to keep?',
    mine: 'Your version',
    theirs: 'The saved version',
    keepMine: 'Keep my version',
    takeTheirs: 'Use the saved version',
  },
  empty: 'Empty',
  goneTitle: 'This was deleted elsewhere',
  goneText: 'You can save your version as a new item.',
  goneFromList: `This item was deleted and stays in the bin for ${BIN_DAYS} days. If you restore it, your unsaved changes will be here.`,
  lookInBin: 'Open bin',
  saveAsNew: 'Save as new',
};

export const dragWording = {
  drag: (title: string) => `Drag ${title}`,
  dragHint:
    'Press Space to pick up an item, the arrow keys to move it, Space to drop it and Escape to cancel.',
  pickedUp: (title: string, place: number, count: number) =>
    `${title} picked up from position ${place} of ${count}.`,
  movedOver: (title: string, place: number, count: number) =>
    `${title} is now at position ${place} of ${count}.`,
  putDown: (title: string, place: number, count: number) =>
    `${title} dropped at position ${place} of ${count}.`,
  leftAlone: (title: string) => `${title} was not moved.`,
};
