import { BIN_DAYS } from '../../../../cms/src/shared/retention';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';

const { year } = CONTENT_TYPES.portfolioItem;

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
  image: 'Image',

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
  setCategory: 'Set category',
  categoryTitle: (count: number) => (count === 1 ? 'Category of 1 item' : `Category of ${count} items`),
  categoryHint: 'Leave empty to remove the category.',
  categorySet: (count: number) => (count === 1 ? '1 item changed' : `${count} items changed`),
  categorySetOnly: (done: number, all: number) => `Only ${done} of ${all} items were changed`,
  categoryFailed: 'Failed to change the category',
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
  start: (count: number) => (count === 1 ? 'Add 1 image' : `Add ${count} images`),
  adding: 'Adding...',
  discard: 'Discard',
  close: 'Close',
  more: 'Add more images',
  progress: (saved: number, total: number) => `${saved} of ${total} added`,
  whole: 'Progress of all images',
  one: (title: string) => `Progress of ${title}`,
  titleOf: (name: string) => `Title of ${name}`,
  states: {
    checking: 'Getting ready...',
    refused: 'Cannot be used',
    ready: 'Ready',
    waiting: 'Waiting',
    uploading: 'Uploading',
    saved: 'Added',
    failed: 'Failed',
  },
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
