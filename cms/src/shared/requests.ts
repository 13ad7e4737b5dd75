/** What the site's origin and the CMS behind it judge in the same way about each request. */

const KB = 1024;

/** More than a visitor's largest form with every character escaped. */
export const VISITOR_BODY_BYTES = 32 * KB;
/** The owner's posts may have 100,000 characters of up to four bytes. */
export const OWNER_BODY_BYTES = 512 * KB;

/** Bytes of a request id: short enough to read out on the telephone. */
export const REQUEST_ID_BYTES = 6;
const REQUEST_ID = /^(?:[\da-f]{12}|[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12})$/i;

/** Returns whether a text is an id of ours, or a UUID from a proxy. Names and addresses are not. */
export const isRequestId = (text: string): boolean => REQUEST_ID.test(text);

/** Slower responses are logged as warnings; a sign-in takes one second on purpose. */
export const SLOW_REQUEST_MS = 2000;
