import * as z from 'zod/mini';
import { listSearch, narrowedTo, oneOf, openedItem } from '../../kit/list/list-search';
import { wording } from './wording';

/**
 * Search parameters of the screen. `posts` and `comments`: which ones are listed, all if absent; `order`: order of
 * the comments; `edit`: the post in the form.
 */
export const blogSearch = z.object({
  ...listSearch,
  tab: oneOf(wording.tabs, 'all-posts'),
  posts: narrowedTo(wording.filters),
  sort: oneOf(wording.sorts, 'listDate:desc'),
  edit: openedItem,
  comments: narrowedTo(wording.comments.statuses),
  order: oneOf(wording.comments.sorts, 'createdAt:desc'),
});

export type BlogSearch = z.infer<typeof blogSearch>;
