export const wording = {
  title: 'Portfolio',
  tabs: { gallery: 'Gallery', 'upload-new': 'Upload New' },
  count: (items: number) => (items === 1 ? '1 item' : `${items} items`),
  search: 'Search portfolio',
  sorts: {
    'createdAt:desc': 'Newest first',
    'createdAt:asc': 'Oldest first',
    'title:asc': 'Title, A to Z',
    'title:desc': 'Title, Z to A',
  },

  emptyTitle: 'No portfolio items',
  emptyText: 'Add the first image of your work',
  nothingFound: 'No portfolio items match your search.',
  add: 'Add Item',
  edit: (title: string) => `Edit ${title}`,
  delete: (title: string) => `Delete ${title}`,
  select: (title: string) => `Select ${title}`,
  deleteSelected: 'Delete',
  noImage: 'No image: visitors do not see this item',

  createTitle: 'Add Portfolio Item',
  editTitle: 'Edit Portfolio Item',
  create: 'Add Item',
  creating: 'Adding...',
  update: 'Update Item',
  updating: 'Updating...',
  fields: { title: 'Title', category: 'Category', description: 'Description', image: 'Image' },
  categoryHint: 'Choose one or type your own',

  titleMissing: 'Please enter a title',

  loadFailure: 'Failed to load portfolio items',
  saveFailed: 'Failed to save portfolio item',
  deleteFailed: 'Failed to delete portfolio item',
  added: 'Portfolio item added successfully',
  updated: 'Portfolio item updated successfully',
  deleted: (count: number) =>
    count === 1 ? 'Portfolio item deleted successfully' : `${count} portfolio items deleted successfully`,
  confirmDelete: (count: number) =>
    count === 1
      ? 'Are you sure you want to delete this portfolio item?'
      : `Are you sure you want to delete these ${count} portfolio items?`,
};

export const CATEGORY_SUGGESTIONS = [
  'Editorial',
  'Runway',
  'Campaign',
  'Beauty',
  'Lifestyle',
  'Commercial',
] as const;
