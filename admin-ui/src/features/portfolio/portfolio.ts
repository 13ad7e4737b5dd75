import * as z from 'zod/mini';
import { inputOf, readItem, requiredText, type Shown, text } from '../../kit/fields/fields';
import { optionalNumber } from '../../kit/fields/whole-amount';
import type { Editable } from '../../kit/form/use-editor-form';
import { listSearch, oneOf, openedItem } from '../../kit/list/list-search';
import { mediaInput, type SaveWithMedia } from '../../media/use-save-with-media';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import { type MediaFile, toMediaFile } from '../../strapi/media-file';
import type { PortfolioRow } from './documents';
import { CATEGORY_SUGGESTIONS, wording } from './wording';

const portfolio = CONTENT_TYPES.portfolioItem;
export const TITLE_LENGTH = portfolio.title.maxLength;

export const portfolioFields = {
  title: requiredText({ ...portfolio.title, missing: wording.titleMissing }),
  /** Six suggestions; any text is accepted. */
  category: text({
    ...portfolio.category,
    placeholder: 'Choose one or type your own',
    suggestions: CATEGORY_SUGGESTIONS,
  }),
  year: optionalNumber({
    ...portfolio.year,
    description: 'Shown on the card. Leave it empty for the year of the upload.',
    bad: wording.yearBad,
  }),
  description: text(portfolio.description),
};
type PortfolioFields = typeof portfolioFields;

export interface PortfolioItem extends Editable, Shown<PortfolioFields> {
  /** The public site hides an item without an image. */
  image: MediaFile | null;
}

export function toPortfolioItem(row: PortfolioRow): PortfolioItem {
  return {
    ...readItem(portfolioFields, row),
    image: toMediaFile(row.image),
  };
}

export function toPortfolioInput({ values, media }: SaveWithMedia<PortfolioFields>) {
  return { ...inputOf(portfolioFields, values), ...mediaInput('image', media) };
}

/** The order that visitors see: the owner's arrangement, or newest first without one. */
export const SITE_ORDER = 'position:asc';

/** Used in the URL; not a valid category name. */
export const NO_CATEGORY = '-';

/** Search parameters of the screen. `edit`: the item in the form; absent for a new one. */
export const portfolioSearch = z.object({
  ...listSearch,
  tab: oneOf(wording.tabs, 'gallery'),
  sort: oneOf(wording.sorts, SITE_ORDER),
  /** Filters by category; `NO_CATEGORY` for items without one; empty for all. */
  category: z.catch(z._default(z.string(), ''), ''),
  edit: openedItem,
});

export type PortfolioSearch = z.infer<typeof portfolioSearch>;
