import * as z from 'zod/mini';
import { listSearch, listSearchDefaults, sortSearch } from '../../manager/list-search';
import { COMMENT_STATUSES } from './comment';
import { wording } from './wording';

export const BLOG_TABS = ['all-posts', 'create-new', 'comments'] as const;

export const POST_FILTERS = ['draft', 'published'] as const;

/** The screen's URL. `posts`: which ones are listed, all if absent; `edit`: the post in the form; `comments`: which ones are listed, `order`: in which order. */
export const blogSearch = z.object({
  ...listSearch,
  tab: z.catch(z._default(z.enum(BLOG_TABS), 'all-posts'), 'all-posts'),
  posts: z.catch(z.optional(z.enum(POST_FILTERS)), undefined),
  sort: sortSearch(wording.sorts, 'createdAt:desc'),
  edit: z.catch(z.optional(z.string()), undefined),
  comments: z.catch(z.optional(z.enum(COMMENT_STATUSES)), undefined),
  order: sortSearch(wording.comments.sorts, 'createdAt:desc'),
});

export type BlogSearch = z.infer<typeof blogSearch>;

export const blogSearchDefaults = {
  ...listSearchDefaults,
  tab: 'all-posts',
  sort: 'createdAt:desc',
  order: 'createdAt:desc',
} as const;
