/** The status of a redirect that the server passes on: the page has another address for good. */
export const MOVED_PERMANENTLY = 301;
