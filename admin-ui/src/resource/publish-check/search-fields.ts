import { text } from '../../kit/fields/fields';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';

const { searchTitle, searchDescription } = CONTENT_TYPES.blogPost;

/** Fields for search engines and sharing. Add them to the table of a noun whose items have pages. */
export const searchFields = {
  searchTitle: text(searchTitle),
  searchDescription: text(searchDescription),
};
