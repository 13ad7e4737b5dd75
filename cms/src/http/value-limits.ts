import { MAX_QUERY_ENTRIES, MAX_QUERY_VALUES, MAX_SAVED_ENTRIES, QUERY_DEPTH } from '../shared/limits';
import { refused } from './wording';

/** Limits of a value: levels of nesting, number of values inside, entries in one list. */
export interface ValueLimits {
  depth: number;
  nodes: number;
  listEntries: number;
}

/** Strapi walks a filter many times, and each level makes every walk slower. */
export const QUERY_VALUES: ValueLimits = {
  depth: QUERY_DEPTH,
  nodes: MAX_QUERY_VALUES,
  listEntries: MAX_QUERY_ENTRIES,
};
/** For visitors' queries. The most expensive filter of the site, the blog search, has fewer than twenty values. */
export const VISITOR_QUERY_VALUES: ValueLimits = { ...QUERY_VALUES, nodes: 40 };
/** For the owner's saves: a page of texts with lists. */
export const SAVED_VALUES: ValueLimits = { depth: 8, nodes: 2000, listEntries: MAX_SAVED_ENTRIES };
/** For a whole body, before other code reads it. */
export const BODY_VALUES: ValueLimits = { depth: 10, nodes: 2000, listEntries: MAX_SAVED_ENTRIES };

/**
 * Counts the values and levels of a value without recursion, so that deep nesting cannot overflow the stack. A plain
 * text has one value and no level.
 *
 * @returns the number of values
 * @throws ValidationError at the first limit that is passed
 */
export function weigh(value: unknown, limits: ValueLimits): number {
  const open: [unknown, number][] = [[value, 0]];
  let nodes = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const [item, level] = next;
    nodes += 1;
    if (nodes > limits.nodes) throw valuesTooLarge(limits.nodes, 'values');
    if (typeof item !== 'object' || item === null) continue;
    if (level >= limits.depth) throw valuesTooLarge(limits.depth, 'levels');
    if (Array.isArray(item) && item.length > limits.listEntries)
      throw valuesTooLarge(limits.listEntries, 'entries in a list');
    for (const inner of Object.values(item)) open.push([inner, level + 1]);
  }
  return nodes;
}

/** @param what the limit that is passed, in the words of the sentence */
export const valuesTooLarge = (most: number, what: string) =>
  refused('VALUES_TOO_LARGE', { params: { most, what } });
