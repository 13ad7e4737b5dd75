import { ruleRefusals } from '../content/rules/wording';
import { refusalsOf } from '../platform/refusal';
import { FIRST_PLACE } from '../shared/place';
import type { SiteRefusals } from '../shared/refusal-params';
import type { Sentences } from '../shared/refusals';

const quoted = (name: string, unnamed: string) => (name ? `“${name}”` : unnamed);

export const siteRefusals = {
  FORM_TOO_FAST: 'Please wait two seconds and send the form again.',
  FORM_EXPIRED: 'This form expired. Please send it again.',
  VOLUNTEERING_CLOSED: 'Volunteer applications are closed.',
  PROJECT_CLOSED: 'This project is not accepting volunteers. Please choose another one.',
  BLOG_CLOSED: 'The blog is switched off.',
  POST_GONE: 'This post no longer exists.',
  ADDRESS_INVALID: 'Use letters or digits in the page address, such as evening-silk.',
  ADDRESS_TAKEN: ({ slug, title, isFormer }) =>
    isFormer
      ? `“${slug}” is a former page address of “${title}”, which links still use. Choose another address.`
      : `“${slug}” is the page address of “${title}”. Choose another address.`,
  ADDRESS_OF_PAGE: ({ path }) => `The site already uses ${path}. Choose another address.`,
  SLUG_FIXED: 'You cannot change the page address of a published post, because links to it would break.',

  LINK_INVALID:
    'Enter your name on the network, such as @name, or a full address, such as https://example.com/name; for an agency or a website its address; for WhatsApp the number with its country code.',
  MENU_PAGE_TWICE: 'The menu has a page twice. Keep one entry per page.',
  ROLE_TWICE: 'Keep one profile per role.',
  PATH_INVALID: 'Enter a path on this site, such as /portfolio, without ? or #.',
  REDIRECTS_FULL: ({ most }) => `You have ${most} redirects, which is the limit. Remove one first.`,
  REDIRECT_FROM_PAGE: ({ path }) => `${path} is an existing page. Enter the address of a missing page.`,
  REDIRECT_TAKEN: ({ path }) => `${path} already has a redirect. Remove it first.`,
  REDIRECT_CIRCLE: ({ path }) => `This would send visitors in a circle back to ${path}. Choose another page.`,
  REDIRECT_TO_NO_PAGE: ({ path }) =>
    `This site has no page that visitors can open at ${path}. Choose another page, or publish that one first.`,

  COUNTRY_UNKNOWN: `Enter a country by its two letters, such as ${FIRST_PLACE.country}.`,
  TIME_ZONE_UNKNOWN: `Enter a time zone with its city, such as ${FIRST_PLACE.timeZone}.`,
  CURRENCY_UNKNOWN: `Enter a currency by its three letters, such as ${FIRST_PLACE.currency}.`,
  MARK_NOT_SQUARE: ({ smallest }) =>
    `The mark must be square and at least ${smallest} pixels wide. Crop the image, or choose a larger one.`,

  DAY_IN_FUTURE: 'The date must be today or earlier.',
  MEASUREMENT_EMPTY: ({ name }) =>
    `Enter a value for ${quoted(name, 'this measurement')} or remove the line.`,
  METRIC_INVALID: ({ name }) =>
    `Enter a metric value for ${quoted(name, 'this measurement')}, such as 96 cm or 44 EU. Put words and other units in the next field.`,
  IMAGE_WITHOUT_FILE: ({ position }) => `Image ${position} has no file. Choose a file or remove the image.`,
  IMAGE_NOT_SHOWN: ({ position }) =>
    `Image ${position} is not in the portfolio or the digitals. Choose an image from there.`,
  STORY_TOO_LONG: ({ most }) => `A story has at most ${most} frames.`,
  FRAME_WITHOUT_FILE: ({ position }) => `Frame ${position} has no file. Choose a file or remove the frame.`,
  FRAME_IS_IMAGE: ({ position }) => `Frame ${position} is an image. Only films have a poster and captions.`,
  FRAME_IS_COVER: ({ position }) =>
    `Frame ${position} is also the cover. Remove it from the frames or choose another cover.`,
  COMP_CARD_FULL: ({ most, surplus }) => `A comp card holds ${most} images at most. Remove ${surplus}.`,

  ORDER_CHANGED: 'The portfolio order was changed after you opened it.',
  MOVED_ITEM_GONE: 'One of the items you moved no longer exists.',
  MOVED_TO_ITSELF: 'Choose a target that is not one of the moved items.',
} satisfies Sentences<SiteRefusals>;

/** What the owner reads about an item from the bin. */
export const noteWording = {
  otherAddress: ({ slug, free, title }: { slug: string; free: string; title: string }) =>
    `Restored. Its page address is now “${free}”, because “${title}” has “${slug}”.`,
};

export const refused = refusalsOf({ ...ruleRefusals, ...siteRefusals });
