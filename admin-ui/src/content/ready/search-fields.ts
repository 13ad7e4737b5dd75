import { text } from '../../manager/fields';

/** How a page with an address of its own is found and shared; part of the table of its noun. */
export const searchFields = {
  searchTitle: text({ label: 'Title for search engines', maxLength: 120 }),
  searchDescription: text({ label: 'Description for search engines', maxLength: 320, minRows: 2 }),
};
