import * as v from 'valibot';

/** Where the server puts a fresh token when it sends a page: kept pages are everybody's, a token is a moment's. */
export const FORM_TOKEN_PLACE = 'a-fresh-form-token-stands-here';

/** Field and element names that the page and the server agree on. */
export const FORM_TOKEN_FIELD = 'formToken';
/** Hidden from people. */
export const TRAP_FIELD = 'do-not-fill';
export const FORM_NOTICE_ID = 'form-notice';

/** What a form without JavaScript sent and why it was not stored; the page shows both again. */
export interface PostedForm {
  /** As they were typed, shaped like the form's blank values */
  values: object;
  /** Sentences by field; empty when the refusal is not about a field */
  problems: Record<string, string>;
  /** Why it was not stored and what to do */
  sentence: string;
  /** Sent again with the next try, so that a try whose answer was lost is not stored twice; absent: a fresh one */
  pageToken?: string;
  /** It was refused because its page showed something that has changed since */
  isOvertaken?: true;
}

/** What the cms said of a form that was posted without JavaScript: the address of the page it is shown on. */
const Sent = v.picklist(['received', 'pending', 'approved']);

export type Sent = v.InferOutput<typeof Sent>;

/** Part of the search of every page with a form. */
export const sentSearch = { sent: v.fallback(v.optional(Sent), undefined) };
