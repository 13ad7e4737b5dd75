import { text } from '../../manager/fields';
import { wording } from './wording';

/** How a page with an address of its own is found and shared; part of the table of its noun. */
export const searchFields = {
  searchTitle: text({ label: wording.search.title, maxLength: 120 }),
  searchDescription: text({ label: wording.search.description, maxLength: 320, minRows: 2 }),
};
