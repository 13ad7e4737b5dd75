import * as v from 'valibot';

/** Longest documentId and longest name in an address. Characters. */
const LONGEST_ID = 64;
export const LONGEST_TEXT = 120;

// The router reads '2024' in an address as a number.
const asText = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String));
const text = (longest: number) => v.fallback(v.optional(v.pipe(asText, v.maxLength(longest))), undefined);

/** A documentId in the search of a page; invalid ones are dropped. */
export const idInSearch = text(LONGEST_ID);

/** A text in the search of a page; longer ones are dropped. */
export const textInSearch = text(LONGEST_TEXT);

/** A month in the search of a page, YYYY-MM of this century; others are dropped. */
export const monthInSearch = v.fallback(
  v.optional(v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/))),
  undefined,
);
