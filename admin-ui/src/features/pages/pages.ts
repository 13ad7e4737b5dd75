import * as z from 'zod/mini';
import { INITIATIVE_PATH } from '../../../../cms/src/shared/site-pages';
import { listSearch, oneOf, openedItem } from '../../kit/list/list-search';
import { wording } from './wording';

/** Search parameters of the screen. `send`: the missing path that needs a redirect; empty if the owner types it. */
export const pagesSearch = z.object({ ...listSearch, tab: oneOf(wording.tabs, 'hero'), send: openedItem });

export type PagesSearch = z.infer<typeof pagesSearch>;

export const PLACES_OF_TEXTS = Object.entries(wording.tabs).map(([tab, label]) => ({
  label,
  keywords: wording.keywords[tab as keyof typeof wording.tabs],
  address: `/pages?tab=${tab}`,
}));

/** Returns the path of the initiative's page. */
export const initiativePath = (slug: unknown): string => (slug ? `/${slug}` : INITIATIVE_PATH);

/** Decodes a path for display; returns it unchanged if it cannot be decoded. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Returns the stored spellings of a typed text: plain and percent-encoded. */
export function storedSpellings(typed: string): string[] {
  try {
    return [...new Set([typed, encodeURI(typed)])];
  } catch {
    // Half of a surrogate pair cannot be encoded.
    return [typed];
  }
}
