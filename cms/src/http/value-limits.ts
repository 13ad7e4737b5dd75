/** How much a value may hold: levels of nesting, everything in it, entries of one list. */
export interface ValueLimits {
  depth: number;
  nodes: number;
  listEntries: number;
}

/** Strapi walks a filter many times, and each level makes every walk dearer. */
export const QUERY_VALUES: ValueLimits = { depth: 8, nodes: 100, listEntries: 50 };
/** What a visitor asks: the site's search of the blog, its dearest filter, holds under twenty. */
export const VISITOR_QUERY_VALUES: ValueLimits = { ...QUERY_VALUES, nodes: 40 };
/** What the owner saves: a page of texts with lists of them. */
export const SAVED_VALUES: ValueLimits = { depth: 8, nodes: 2000, listEntries: 500 };
/** What a whole body may hold before anything but this looks at it. */
export const BODY_VALUES: ValueLimits = { depth: 10, nodes: 2000, listEntries: 500 };

/** Bytes of the variables of a visitor's query: filters, an address, a page. */
export const VISITOR_VARIABLES_BYTES = 4096;

export interface Weight {
  depth: number;
  nodes: number;
}

/** The sentence that tells which limit is passed. */
export class TooMuch extends Error {}

/**
 * Weighs a value without recursion, and stops at the first limit that is passed: ten kilobytes of brackets must not
 * fill the stack. A text alone weighs one node and no level.
 *
 * @throws TooMuch
 */
export function weigh(value: unknown, limits: ValueLimits): Weight {
  const open: [unknown, number][] = [[value, 0]];
  const weight: Weight = { depth: 0, nodes: 0 };
  for (let next = open.pop(); next; next = open.pop()) {
    const [item, level] = next;
    weight.nodes += 1;
    if (weight.nodes > limits.nodes) throw tooMuch(`${limits.nodes} values`);
    if (typeof item !== 'object' || item === null) continue;
    const depth = level + 1;
    weight.depth = Math.max(weight.depth, depth);
    if (depth > limits.depth) throw tooMuch(`${limits.depth} levels`);
    if (Array.isArray(item) && item.length > limits.listEntries)
      throw tooMuch(`${limits.listEntries} entries in a list`);
    for (const inner of Object.values(item)) open.push([inner, depth]);
  }
  return weight;
}

const tooMuch = (limit: string) => new TooMuch(`The values are too large: at most ${limit}`);
