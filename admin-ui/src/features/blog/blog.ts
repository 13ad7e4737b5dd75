import * as z from 'zod/mini';
import { listSearch, listSearchDefaults } from '../../manager/list-search';
import { COMMENT_STATUSES } from './comment';

export const BLOG_TABS = ['all-posts', 'create-new', 'comments'] as const;

/** The screen's URL. `edit`: the post in the form; `comments`: which ones are listed. */
export const blogSearch = z.object({
  ...listSearch,
  tab: z.catch(z._default(z.enum(BLOG_TABS), 'all-posts'), 'all-posts'),
  edit: z.catch(z.optional(z.string()), undefined),
  comments: z.catch(z.optional(z.enum(COMMENT_STATUSES)), undefined),
});

export type BlogSearch = z.infer<typeof blogSearch>;

export const blogSearchDefaults = { ...listSearchDefaults, tab: 'all-posts' } as const;
