import * as z from 'zod/mini';
import { oneOf } from '../../manager/list-search';
import { wording } from './wording';

/** The screen's URL. */
export const pagesSearch = z.object({ tab: oneOf(wording.tabs, 'hero') });

export type PagesSearch = z.infer<typeof pagesSearch>;

/** Every text of the site that has a form here: what it is called, and its address in the area. */
export const PLACES_OF_TEXTS = Object.entries(wording.tabs).map(([tab, label]) => ({
  label,
  address: `/pages?tab=${tab}`,
}));
