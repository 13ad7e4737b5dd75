import * as z from 'zod/mini';
import { listSearch, oneOf, openedItem } from '../../kit/list/list-search';
import { wording } from './wording';

/** Search parameters of the screen. `edit`: the milestone in the form; `writing`: the bio is being edited. */
export const biographySearch = z.object({
  ...listSearch,
  tab: oneOf(wording.tabs, 'bio-content'),
  sort: oneOf(wording.milestone.sorts, 'year:desc'),
  edit: openedItem,
  writing: z.catch(z._default(z.boolean(), false), false),
});

export type BiographySearch = z.infer<typeof biographySearch>;
