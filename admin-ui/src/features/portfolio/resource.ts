import type { VariablesOf } from 'gql.tada';
import * as z from 'zod/mini';
import { requiredText, text } from '../../kit/fields/fields';
import { optionalNumber } from '../../kit/fields/whole-amount';
import { listSearch, oneOf, openedItem, sortOrder } from '../../kit/list/list-search';
import { containing } from '../../resource/collection';
import { formOf } from '../../resource/form-of';
import { type ItemIn, resource } from '../../resource/resource';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import type { PortfolioIds } from './documents';
import { CATEGORY_SUGGESTIONS, wording } from './wording';

const labels = CONTENT_TYPES.portfolioItem;
export const TITLE_LENGTH = labels.title.maxLength;

const form = formOf('portfolioItem', ['title', 'category', 'year', 'description', 'image']);
export const portfolioFields = {
  ...form.fields,
  title: requiredText({ ...labels.title, missing: wording.titleMissing }),
  /** Six suggestions; any text is accepted. */
  category: text({
    ...labels.category,
    placeholder: 'Choose one or type your own',
    suggestions: CATEGORY_SUGGESTIONS,
  }),
  year: optionalNumber({
    ...labels.year,
    description: 'Shown on the card. Leave it empty for the year of the upload.',
    bad: wording.yearBad,
  }),
};

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

type Filters = NonNullable<VariablesOf<typeof PortfolioIds>['filters']>;

/** Filters of the list, from the URL. */
export type Narrowing = Pick<PortfolioSearch, 'q' | 'category'>;

/** Filters by category, ignoring case. */
function ofCategory(category: string): Filters[] {
  if (category === NO_CATEGORY) return [{ or: [{ category: { null: true } }, { category: { eq: '' } }] }];
  return category ? [{ category: { eqi: category } }] : [];
}

/** The public site hides an item without an image. */
export const portfolio = resource({
  form: { ...form, fields: portfolioFields },
  many: 'portfolioItems',
  key: 'portfolio',
  draft: 'portfolio',
  wording,
  filters: ({ q, category }: Narrowing): Filters => {
    const found = q ? [containing(q, ['title', 'category', 'description'])] : [];
    const all = [...found, ...ofCategory(category)];
    return all.length > 0 ? { and: all } : {};
  },
  order: ({ sort }: Pick<PortfolioSearch, 'sort'>) =>
    sort === SITE_ORDER ? sortOrder(SITE_ORDER, 'createdAt:desc') : sortOrder(sort),
});
export type PortfolioItem = ItemIn<typeof portfolio>;
