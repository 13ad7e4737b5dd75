import * as v from 'valibot';

/** The server replaces this by a new token when it sends a page: cached pages are shared, but tokens expire. */
export const FORM_TOKEN_PLACE = 'a-fresh-form-token-stands-here';

/** Field and element names that the page and the server share. */
export const FORM_TOKEN_FIELD = 'formToken';
/** Hidden from people. */
export const TRAP_FIELD = 'do-not-fill';
export const FORM_NOTICE_ID = 'form-notice';

/** A form that was posted without JavaScript and not stored, and why. The page shows both. */
export interface PostedForm {
  /** Typed values, in the shape of the form's blank values */
  values: object;
  /** Messages by field; empty when the refusal is not about a field */
  problems: Record<string, string>;
  /** Why it was not stored, and what to do */
  sentence: string;
  /**
   * Repeated in the next attempt, so that an attempt whose response was lost is not stored twice; absent: a new token
   */
  pageToken?: string;
  /** Refused because its page was outdated */
  isOvertaken?: true;
}

/** Status of a form that was posted without JavaScript, in the address of the next page. */
const Sent = v.picklist(['received', 'pending', 'approved']);

/** The search parameter of every page with a form. */
export const sentSearch = { sent: v.fallback(v.optional(Sent), undefined) };
