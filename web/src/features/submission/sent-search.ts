import * as z from 'zod/mini';

/** What the cms said of a form that was posted without JavaScript: the address of the page it is shown on. */
const Sent = z.enum(['received', 'pending', 'approved']);

export type Sent = z.infer<typeof Sent>;

/** Part of the search of every page with a form. */
export const sentSearch = { sent: z.catch(z.optional(Sent), undefined) };
