import * as v from 'valibot';

/** What the cms said of a form that was posted without JavaScript: the address of the page it is shown on. */
const Sent = v.picklist(['received', 'pending', 'approved']);

export type Sent = v.InferOutput<typeof Sent>;

/** Part of the search of every page with a form. */
export const sentSearch = { sent: v.fallback(v.optional(Sent), undefined) };
