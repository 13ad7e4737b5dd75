/** Fields for search engines and link previews, shared by two forms in `forms.ts`. */
export const searchFields = {
  searchTitle: { label: 'Title for search engines', help: 'If empty, the title is used' },
  searchDescription: {
    label: 'Description for search engines',
    help: 'If empty, the start of the text is used',
  },
  previewPicture: {
    label: 'Preview image',
    help: "Shown when the page is shared. If empty, the page's image is used. 5MB at most",
  },
} as const;
