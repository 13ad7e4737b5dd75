import * as z from 'zod/mini';
import { listSearch, narrowedTo, oneOf, openedItem } from '../../manager/list-search';
import { wording } from './wording';

/** The screen's URL. `posts`: which ones are listed, all if absent; `edit`: the post in the form; `comments`: which ones are listed, `order`: in which order. */
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
