import * as z from 'zod/mini';
import { listSearch, listSearchDefaults } from '../../manager/list-search';

export const BIOGRAPHY_TABS = ['bio-content', 'milestones', 'add-milestone'] as const;

/** The screen's URL. `edit`: the milestone in the form; `writing`: the bio is being edited. */
export const biographySearch = z.object({
  page: listSearch.page,
  tab: z.catch(z._default(z.enum(BIOGRAPHY_TABS), 'bio-content'), 'bio-content'),
  edit: z.catch(z.optional(z.string()), undefined),
  writing: z.catch(z._default(z.boolean(), false), false),
});

export type BiographySearch = z.infer<typeof biographySearch>;

export const biographySearchDefaults = {
  page: listSearchDefaults.page,
  tab: 'bio-content',
  writing: false,
} as const;
