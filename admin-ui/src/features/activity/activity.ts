import * as z from 'zod/mini';
import { isContentType } from '../../content/content-types';
import { wording as contentWording } from '../../content/wording';
import { listSearch, narrowedTo } from '../../manager/list-search';
import { wording } from './wording';

/** The URL of the page of all that was done. */
export const activitySearch = z.object({
  ...listSearch,
  kind: narrowedTo(wording.kinds),
  door: narrowedTo(wording.doors),
});
export type ActivitySearch = z.infer<typeof activitySearch>;

/** The URL of the bin. */
export const binSearch = z.object(listSearch);
export type BinSearch = z.infer<typeof binSearch>;

/** The URL of what is planned. */
export const plannedSearch = z.object(listSearch);
export type PlannedSearch = z.infer<typeof plannedSearch>;

/** 'api::blog-post.blog-post' as 'Blog post'; null for what has no type, a sign-in. */
export function typeName(uid: string | null): string | null {
  if (uid === null) return null;
  const known = isContentType(uid) ? contentWording.types[uid] : wording.types[uid];
  if (known) return known;
  const words = (uid.split('.').at(-1) ?? uid).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const states = contentWording.bookingStates;
const isState = (state: string): state is keyof typeof states => state in states;
const stateName = (state: string): string => (isState(state) ? states[state] : state);

/** 'Option → Confirmed'; empty for what moved no booking from one state to another. */
export const movedWords = ({ from, to }: { from: string | null; to: string | null }): string =>
  from && to ? wording.moved(stateName(from), stateName(to)) : '';
