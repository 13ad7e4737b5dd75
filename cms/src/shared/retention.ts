/** How long the CMS keeps things that both front ends announce. Days. */

/** Deleted items, removed files and suspected spam. */
export const BIN_DAYS = 30;
/** Drafts that no device has saved since. */
export const DRAFT_DAYS = 30;
/** Activity and earlier versions. Database migrations repeat this number and the next one. */
export const HISTORY_DAYS = 180;
export const VERSIONS_OF_AN_ITEM = 50;
/** The client's page, after the last day of the booking. */
export const CLIENT_PAGE_DAYS = 90;
/** A link that shows a draft. */
export const PREVIEW_DAYS = 7;
/** Usage rights that end within this time are announced. */
export const RIGHTS_NOTICE_DAYS = 30;
