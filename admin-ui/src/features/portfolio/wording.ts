import { BIN_DAYS } from '../../../../cms/src/shared/retention';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';

const { year } = CONTENT_TYPES.portfolioItem;

const pictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);
const films = (count: number) => (count === 1 ? '1 film' : `${count} films`);

/** '6 pictures', 'Film' or '5 pictures, 1 film', as on the site; empty for one picture or none. */
export function storyMark({ pictureCount, filmCount }: { pictureCount: number; filmCount: number }): string {
  if (filmCount === 0) return pictureCount > 1 ? pictures(pictureCount) : '';
  if (pictureCount === 0) return filmCount === 1 ? 'Film' : films(filmCount);
  return `${pictures(pictureCount)}, ${films(filmCount)}`;
}

export const wording = {
  title: 'Portfolio',
  tabs: { gallery: 'Gallery', 'upload-new': 'Upload New' },
  count: (items: number) => (items === 1 ? '1 item' : `${items} items`),
  search: 'Search portfolio',
  sorts: {
    'position:asc': 'As on the site',
    'createdAt:desc': 'Newest first',
    'createdAt:asc': 'Oldest first',
    'title:asc': 'Title, A to Z',
    'title:desc': 'Title, Z to A',
  },

  categoryFilter: 'Category',
  allCategories: 'All categories',
  noCategory: 'No category',

  emptyTitle: 'No portfolio items',
  emptyText: 'Add the first image of your work',
  nothingFound: 'No portfolio items match your search.',
  add: 'Add Item',
  select: (title: string) => `Select ${title}`,
  deleteSelected: 'Delete',
  noImage: 'No image: hidden from visitors',

  cancel: 'Cancel',

  createTitle: 'Add Portfolio Item',
  editTitle: 'Edit Portfolio Item',
  create: 'Add Item',
  creating: 'Adding...',
  update: 'Update Item',
  updating: 'Updating...',
  titleMissing: 'Please enter a title',
  yearBad: `Enter a year from ${year.min} to ${year.max}`,

  loadFailure: 'Failed to load portfolio items',
  saveFailed: 'Failed to save portfolio item',
  deleteFailed: 'Failed to delete portfolio item',
  created: 'Portfolio item added successfully',
  updated: 'Portfolio item updated successfully',
  deleted: (count: number) =>
    count === 1 ? 'Portfolio item deleted successfully' : `${count} portfolio items deleted successfully`,
  confirmDelete: (count: number) =>
    count === 1
      ? 'Are you sure you want to delete this portfolio item?'
      : `Are you sure you want to delete these ${count} portfolio items?`,
};

const noPoster = (hasCover: boolean) =>
  hasCover ? 'No poster: visitors see a plain box until it plays.' : 'No poster: visitors will not see it.';

export const storyWording = {
  label: 'Images and films',
  choose: 'Choose files',
  chooseMore: 'Add more',
  hint: 'The first one is the cover.',
  describeHint: 'Enter or Tab in a description goes to the next one.',
  slugHint:
    'Last part of the web address of its page, in small letters, digits and hyphens. Leave it empty to create it from the title. Former addresses lead to the new one.',
  tooLong: (most: number) => `A story has at most ${most} frames.`,
  notAdded: (count: number) => (count === 1 ? '1 file was not added.' : `${count} files were not added.`),
  inWords: (at: number, name: string, hasCaptions: boolean) =>
    `${at + 1}. ${name}${hasCaptions ? ' (with captions)' : ''}`,

  cover: 'Cover',
  alt: (kind: 'image' | 'video', at: number, count: number) => {
    const what = { image: 'image', video: 'film' }[kind];
    return count === 1 ? `What does the ${what} show?` : `What does ${what} ${at + 1} show?`;
  },
  name: (kind: 'image' | 'video', at: number) => `${{ image: 'Image', video: 'Film' }[kind]} ${at + 1}`,
  makeCover: 'Make cover',
  makeCoverOf: (name: string) => `Make cover: ${name}`,
  focusOf: (name: string) => `Set focal point of ${name}`,

  film: (name: string, size: string) => `${name}, ${size}`,
  noPoster: (hasCover: boolean) => `${noPoster(hasCover)} Choose a moment or an image.`,
  otherCaptions: 'Choose other captions',
  captionsHint: 'Captions are a WebVTT file (.vtt), needed if people speak.',
};

export const arrangeWording = {
  moveTo: (title: string) => `Move ${title} to...`,
  moveManyTo: 'Move to...',
  moveTitle: (count: number) => (count === 1 ? 'Move item to' : `Move ${count} items to`),
  places: {
    FIRST: 'First: before all other items',
    LAST: 'Last: after all other items',
    BEFORE: 'Before another item',
    AFTER: 'After another item',
  },
  tooManyToMove: (most: number) => `You can move up to ${most} items at a time.`,
  beside: 'Which item?',
  besideHint: 'Enter part of its title',
  besideNone: 'No items match',
  besideMissing: 'Choose the other item.',
  move: 'Move',
  moving: 'Moving...',
  moved: 'Order saved',
  moveFailed: 'Failed to change the order',
  conflict: 'The order was changed in another tab and has been reloaded. Move the item again.',
  arranged: 'You arranged this portfolio. New items come first.',
  newestFirst: 'Back to newest first',
  newestFirstQuestion: 'Show the newest first again?',
  newestFirstAbout: 'Your order will be lost. You cannot undo this.',
  newestFirstDone: 'The site shows the newest first',

  selectEverything: (total: number) => `Select all ${total} items that match`,
  everythingSelected: (total: number) => `All ${total} items that match are selected.`,
  set: {
    category: {
      button: 'Set category',
      title: (count: number) => (count === 1 ? 'Category of 1 item' : `Category of ${count} items`),
      hint: 'Leave empty to remove the category.',
    },
    year: {
      button: 'Set year',
      title: (count: number) => (count === 1 ? 'Year of 1 item' : `Year of ${count} items`),
      hint: 'Leave empty for the year of the upload.',
    },
  },
  changed: (count: number) => (count === 1 ? '1 item changed' : `${count} items changed`),
  changedOnly: (done: number, all: number) => `Only ${done} of ${all} items were changed`,
  changeFailed: 'Failed to change the items',
  deleteManyAbout: `They stay in the bin for ${BIN_DAYS} days.`,
  deletedMany: (count: number) =>
    count === 1 ? '1 portfolio item deleted' : `${count} portfolio items deleted`,
  deletedOnly: (done: number, all: number) => `Only ${done} of ${all} portfolio items were deleted`,
};

export const batchWording = {
  upload: 'Upload images',
  drop: 'Drop the images to add them to the portfolio',
  title: 'New images',
  category: 'Category for all',
  year: 'Year for all',
  yearHint: 'Year of the upload',
  description: 'Description',
  descriptionOf: (name: string) => `Description of ${name}`,
  start: (count: number, hasFilm: boolean) => {
    const one = hasFilm ? 'file' : 'image';
    return count === 1 ? `Add 1 ${one}` : `Add ${count} ${one}s`;
  },
  pick: 'For a story',
  pickOne: (name: string) => `${name} for a story`,
  makeStory: (count: number) => `Make one story of these ${count}`,
  separate: 'Separate again',
  addAs: 'Add as',
  modes: [
    { value: 'separate', label: 'Separate pieces' },
    { value: 'story', label: 'One story' },
  ],
  storyTitle: 'Title of the story',
  storyCategory: 'Category of the story',
  storyYear: 'Year of the story',
  startStory: 'Add the story',
  storyStored: (hasCover: boolean) =>
    hasCover ? 'Story added' : 'Story stored. No poster: visitors will not see it.',
  storyFailed: 'Failed to add the story',
  describeStory: 'Describe its images',
  notUploaded: (count: number) =>
    count === 1 ? '1 file was not uploaded.' : `${count} files were not uploaded.`,
  addWithout: (count: number) => (count === 1 ? 'Add the story without it' : 'Add the story without them'),
  adding: 'Adding...',
  discard: 'Discard',
  close: 'Close',
  more: 'Add more images',
  progress: (isStory: boolean, arrived: number, total: number) =>
    `${arrived} of ${total} ${isStory ? 'uploaded' : 'added'}`,
  hidden: (count: number) =>
    `${count} stored without a poster: visitors will not see ${count === 1 ? 'it' : 'them'}`,
  noPoster,
  storedWithoutPoster: 'Stored. No poster: visitors will not see it. Open the item to choose one.',
  whole: 'Progress of all images',
  one: (title: string) => `Progress of ${title}`,
  titleOf: (name: string) => `Title of ${name}`,
  states: {
    checking: 'Getting ready...',
    refused: 'Cannot be used',
    ready: 'Ready',
    waiting: 'Waiting',
    uploading: 'Uploading',
    uploaded: 'Uploaded',
    saved: 'Added',
    failed: 'Failed',
  },
  needsTitle: 'Needs a title that says what it shows',
  unclear: (count: number, title: string) => ({
    question: count === 1 ? '1 title says nothing' : `${count} titles say nothing`,
    about: `Visitors read each title below its image, and “${title}” does not tell them what it shows.`,
    yes: 'Add anyway',
  }),
  remove: (title: string) => `Remove ${title}`,
  tryAgain: 'Try again',
  tryOneAgain: (title: string) => `Try ${title} again`,
  tryAllAgain: (count: number) => (count === 1 ? 'Try again' : `Try all ${count} again`),
  failed: (count: number) => (count === 1 ? '1 image was not added.' : `${count} images were not added.`),
  refused: (count: number) => (count === 1 ? '1 file cannot be used.' : `${count} files cannot be used.`),
  unknownReason: 'Something went wrong. Please try again.',
  titleMissing: 'Please enter a title',
  done: (count: number) =>
    count === 1 ? '1 image added to the portfolio' : `${count} images added to the portfolio`,
  renamed: 'Title changed',
  renameFailed: 'Failed to change the title',
  leaveQuestion: 'Leave before all images are added?',
  leaveAbout: 'Images that were added stay. You will have to choose the others again.',
  leave: 'Leave',
};

export const CATEGORY_SUGGESTIONS = [
  'Editorial',
  'Runway',
  'Campaign',
  'Beauty',
  'Lifestyle',
  'Commercial',
] as const;
