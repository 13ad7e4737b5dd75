import * as z from 'zod/mini';
import { listSearch, oneOf, openedItem } from '../../manager/list-search';
import { wording } from './wording';

/** The screen's URL. `send`: the address whose visitors are to be sent somewhere; empty for one that is typed. */
export const pagesSearch = z.object({ ...listSearch, tab: oneOf(wording.tabs, 'hero'), send: openedItem });

export type PagesSearch = z.infer<typeof pagesSearch>;

/** Every text and list of the site that is edited here: what it is called, and its address in the area. */
export const PLACES_OF_TEXTS = Object.entries(wording.tabs).map(([tab, label]) => ({
  label,
  address: `/pages?tab=${tab}`,
}));
