/** How a page with an address of its own is found and shared; a part of two forms in `forms.ts`. */
export const searchFields = {
  searchTitle: { label: 'Title for search engines', help: 'Empty: the title is used' },
  searchDescription: { label: 'Description for search engines', help: 'Empty: how the text begins' },
  previewPicture: {
    label: 'Preview picture',
    help: 'At most 5 MB. Where the page is shared; empty: the picture of the page',
  },
} as const;
