import * as z from 'zod/mini';
import { listSearch, listSearchDefaults, sortSearch } from '../../manager/list-search';
import { wording } from './wording';

export const BIOGRAPHY_TABS = ['bio-content', 'milestones', 'add-milestone'] as const;

/** The screen's URL. `edit`: the milestone in the form; `writing`: the bio is being edited. */
export const biographySearch = z.object({
  ...listSearch,
  tab: z.catch(z._default(z.enum(BIOGRAPHY_TABS), 'bio-content'), 'bio-content'),
  sort: sortSearch(wording.milestone.sorts, 'year:desc'),
  edit: z.catch(z.optional(z.string()), undefined),
  writing: z.catch(z._default(z.boolean(), false), false),
});

export type BiographySearch = z.infer<typeof biographySearch>;

export const biographySearchDefaults = {
  ...listSearchDefaults,
  tab: 'bio-content',
  sort: 'year:desc',
  writing: false,
} as const;
