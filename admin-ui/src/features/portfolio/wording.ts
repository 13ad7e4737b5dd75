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
  noCategory: 'Without category',

  emptyTitle: 'No portfolio items',
  emptyText: 'Add the first image of your work',
  nothingFound: 'No portfolio items match your search.',
  add: 'Add Item',
  select: (title: string) => `Select ${title}`,
  deleteSelected: 'Delete',
  noImage: 'No image: visitors do not see this item',

  cancel: 'Cancel',

  createTitle: 'Add Portfolio Item',
  editTitle: 'Edit Portfolio Item',
  create: 'Add Item',
  creating: 'Adding...',
  update: 'Update Item',
  updating: 'Updating...',
  image: 'Image',

  titleMissing: 'Please enter a title',
  yearBad: 'Enter a year from 1900 to 2100',

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

/** Arranging, and what is done with many items at once. */
export const arrangeWording = {
  moveTo: (title: string) => `Move ${title} to...`,
  moveManyTo: 'Move to...',
  moveTitle: (count: number) => (count === 1 ? 'Move item to' : `Move ${count} items to`),
  places: {
    FIRST: 'First: visitors see it before all others',
    LAST: 'Last: after all others',
    BEFORE: 'Before another item',
    AFTER: 'After another item',
  },
  tooManyToMove: (most: number) => `At most ${most} can be moved at a time.`,
  beside: 'Which item?',
  besideHint: 'Type a part of its title',
  besideNone: 'No item has this in its title',
  besideMissing: 'Please choose the other item',
  move: 'Move',
  moving: 'Moving...',
  moved: 'The site shows the new order',
  moveFailed: 'Failed to change the order',
  overtaken: 'The order was changed in another tab. You now see it as it is: please move the item again.',
  arranged: 'You arranged this portfolio. New items come first.',
  newestFirst: 'Back to newest first',
  newestFirstQuestion: 'Show the newest first again?',
  newestFirstAbout: 'Your own order is forgotten. This cannot be undone.',
  newestFirstDone: 'The site shows the newest first',

  selectEverything: (total: number) => `Select all ${total} items that match`,
  everythingSelected: (total: number) => `All ${total} items that match are selected.`,
  setCategory: 'Set category',
  categoryTitle: (count: number) => (count === 1 ? 'Category of 1 item' : `Category of ${count} items`),
  categoryHint: 'Leave it empty to take the category away.',
  categorySet: (count: number) => (count === 1 ? '1 item changed' : `${count} items changed`),
  categorySetOnly: (done: number, all: number) => `Only ${done} of ${all} items were changed`,
  categoryFailed: 'Failed to change the category',
  deleteManyAbout: 'They stay in the bin for 30 days.',
  deletedMany: (count: number) =>
    count === 1 ? '1 portfolio item deleted' : `${count} portfolio items deleted`,
  deletedOnly: (done: number, all: number) => `Only ${done} of ${all} portfolio items were deleted`,
};

/** Many pictures at once. */
export const batchWording = {
  upload: 'Upload pictures',
  drop: 'Drop the pictures to add them to the portfolio',
  title: 'New pictures',
  category: 'Category for all',
  start: (count: number) => (count === 1 ? 'Add 1 picture' : `Add ${count} pictures`),
  adding: 'Adding...',
  discard: 'Discard',
  close: 'Close',
  more: 'Add more pictures',
  progress: (saved: number, total: number) => `${saved} of ${total} added`,
  whole: 'Progress of all pictures',
  one: (title: string) => `Progress of ${title}`,
  titleOf: (name: string) => `Title of ${name}`,
  states: {
    checking: 'Getting ready...',
    refused: 'Not taken',
    ready: 'Ready',
    waiting: 'Waiting',
    uploading: 'Uploading',
    saved: 'Added',
    failed: 'Failed',
  },
  remove: (title: string) => `Leave ${title} out`,
  tryAgain: 'Try again',
  tryOneAgain: (title: string) => `Try ${title} again`,
  tryAllAgain: (count: number) => (count === 1 ? 'Try again' : `Try all ${count} again`),
  failed: (count: number) => (count === 1 ? '1 picture was not added.' : `${count} pictures were not added.`),
  refused: (count: number) => (count === 1 ? '1 file was not taken.' : `${count} files were not taken.`),
  unknownReason: 'Something went wrong. Please try again.',
  titleMissing: 'Please enter a title',
  done: (count: number) =>
    count === 1 ? '1 picture added to the portfolio' : `${count} pictures added to the portfolio`,
  renamed: 'Title changed',
  renameFailed: 'Failed to change the title',
  leaveQuestion: 'Leave while pictures are not added yet?',
  leaveAbout: 'Pictures that were added stay. The others would have to be chosen again.',
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
