export interface SiteRefusals {
  FORM_TOO_FAST: null;
  /** The form token has expired, or was not issued by this site */
  FORM_EXPIRED: null;
  VOLUNTEERING_CLOSED: null;
  PROJECT_CLOSED: null;
  BLOG_CLOSED: null;
  POST_GONE: null;
  SLUG_FIXED: null;
  ADDRESS_INVALID: null;
  /** `title` of the item that has it, or had it and is still found there */
  ADDRESS_TAKEN: { slug: string; title: string; isFormer: boolean };

  LINK_INVALID: null;
  ROLE_TWICE: null;
  PATH_INVALID: null;
  REDIRECTS_FULL: { most: number };
  REDIRECT_FROM_PAGE: { path: string };
  REDIRECT_TAKEN: { path: string };
  REDIRECT_CIRCLE: { path: string };
  REDIRECT_TO_NO_PAGE: { path: string };

  DAY_IN_FUTURE: null;
  /** Empty while the measurement is unnamed */
  MEASUREMENT_EMPTY: { name: string };
  METRIC_INVALID: { name: string };
  /** `position` of the image, from 1 */
  IMAGE_WITHOUT_FILE: { position: number };
  IMAGE_NOT_SHOWN: { position: number };
  COMP_CARD_FULL: { most: number; surplus: number };
  STORY_TOO_LONG: { most: number };
  /** `position` of the frame, from 1 */
  FRAME_WITHOUT_FILE: { position: number };
  FRAME_IS_IMAGE: { position: number };
  FRAME_IS_COVER: { position: number };

  /** Someone else moved items: `current` has the stored order */
  ORDER_CHANGED: null;
  MOVED_ITEM_GONE: null;
  MOVED_TO_ITSELF: null;
}
