/** Status of a redirect for a page that has moved for good. */
export const MOVED_PERMANENTLY = 301;
