import * as z from 'zod/mini';
import { capitalized } from '../../../../cms/src/shared/text';
import { listSearch, narrowedTo } from '../../kit/list/list-search';
import { isContentType } from '../../resource/content-types';
import { wording as contentWording } from '../../resource/wording';
import { wording } from './wording';

export const activitySearch = z.object({
  ...listSearch,
  kind: narrowedTo(wording.kinds),
  source: narrowedTo(wording.sources),
});
export type ActivitySearch = z.infer<typeof activitySearch>;

export const entrySearch = z.object(listSearch);
export type EntrySearch = z.infer<typeof entrySearch>;

/** Returns 'Blog post' for 'api::blog-post.blog-post'; null for an entry without a type, such as a sign-in. */
export function typeName(uid: string | null): string | null {
  if (uid === null) return null;
  const known = isContentType(uid) ? contentWording.types[uid] : wording.types[uid];
  if (known) return known;
  const words = (uid.split('.').at(-1) ?? uid).replaceAll('-', ' ');
  return capitalized(words);
}

const states = contentWording.bookingStates;
const isState = (state: string): state is keyof typeof states => state in states;
const stateName = (state: string): string => (isState(state) ? states[state] : state);

/** Returns 'Option → Confirmed'; empty if no booking changed its state. */
export const movedWords = ({ from, to }: { from: string | null; to: string | null }): string =>
  from && to ? wording.moved(stateName(from), stateName(to)) : '';
