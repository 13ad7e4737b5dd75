import * as z from 'zod/mini';
import { inputOf, readItem, requiredText, type Shown, text } from '../../manager/fields';
import { listSearch, oneOf, openedItem } from '../../manager/list-search';
import type { Editable } from '../../manager/use-editor-form';
import { optionalNumber } from '../../manager/whole-amount';
import { mediaInput, type SaveWithMedia } from '../../media/use-save-with-media';
import { type MediaFile, toMediaFile } from '../../strapi/media-file';
import type { PortfolioRow } from './documents';
import { CATEGORY_SUGGESTIONS, wording } from './wording';

/** Characters the CMS takes of a title. */
export const TITLE_LENGTH = 200;

/** In the order of the form. */
export const portfolioFields = {
  title: requiredText({ label: 'Title', maxLength: TITLE_LENGTH, missing: wording.titleMissing }),
  /** One of six is suggested, any is taken. */
  category: text({
    label: 'Category',
    maxLength: 60,
    placeholder: 'Choose one or type your own',
    suggestions: CATEGORY_SUGGESTIONS,
  }),
  year: optionalNumber({
    label: 'Year',
    description: 'Shown on the card. Leave it empty for the year of the upload.',
    min: 1900,
    max: 2100,
    bad: wording.yearBad,
  }),
  description: text({ label: 'Description', maxLength: 5000, minRows: 4 }),
};
type PortfolioFields = typeof portfolioFields;

/** One picture of the portfolio, as the owner's screens use it. */
export interface PortfolioItem extends Editable, Shown<PortfolioFields> {
  /** Without one the public site leaves the item out. */
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

/** The order visitors see: the owner's own, or newest first while she has not arranged anything. */
export const SITE_ORDER = 'position:asc';

/** In the address; no category is called so. */
export const NO_CATEGORY = '-';

/** The screen's URL. `edit`: the item in the form; none means a new one. */
export const portfolioSearch = z.object({
  ...listSearch,
  tab: oneOf(wording.tabs, 'gallery'),
  sort: oneOf(wording.sorts, SITE_ORDER),
  /** Only items of this category; `NO_CATEGORY`: those without; empty: all. */
  category: z.catch(z._default(z.string(), ''), ''),
  edit: openedItem,
});

export type PortfolioSearch = z.infer<typeof portfolioSearch>;
