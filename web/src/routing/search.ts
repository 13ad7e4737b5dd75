import * as v from 'valibot';

/** Characters of the longest documentId and of the longest name that an address may hold. */
const LONGEST_ID = 64;
export const LONGEST_TEXT = 120;

// The router reads '2024' in an address as a number.
const asText = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String));
const text = (longest: number) => v.fallback(v.optional(v.pipe(asText, v.maxLength(longest))), undefined);

/** A documentId in the search of a page; what cannot be one is left out. */
export const idInSearch = text(LONGEST_ID);

/** A text in the search of a page; one that is too long is left out. */
export const textInSearch = text(LONGEST_TEXT);

/** A month in the search of a page, YYYY-MM of this century; anything else is left out. */
export const monthInSearch = v.fallback(
  v.optional(v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/))),
  undefined,
);
