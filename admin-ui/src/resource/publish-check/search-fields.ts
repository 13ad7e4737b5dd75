import { text } from '../../kit/fields/fields';

/** Fields for search engines and sharing. Add them to the table of a noun whose items have pages. */
export const searchFields = {
  searchTitle: text({ label: 'Title for search engines', maxLength: 120 }),
  searchDescription: text({ label: 'Description for search engines', maxLength: 320, minRows: 2 }),
};
