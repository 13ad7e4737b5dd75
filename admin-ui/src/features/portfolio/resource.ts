import type { VariablesOf } from 'gql.tada';
import * as z from 'zod/mini';
import {
  type Fields,
  inputOf,
  readItem,
  requiredText,
  type Shown,
  text,
  type Values,
} from '../../kit/fields/fields';
import { optionalNumber } from '../../kit/fields/whole-amount';
import type { Editable } from '../../kit/form/use-draft';
import { listSearch, oneOf, openedItem, sortOrder } from '../../kit/list/list-search';
import { collection, containing, withSave } from '../../resource/collection';
import { describing } from '../../resource/describing';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import { type MediaFile, toMediaFile } from '../../strapi/media-file';
import { type CardRow, cardFragment, type PieceRow, type PortfolioIds, pieceFragment } from './documents';
import { storyField } from './story';
import { CATEGORY_SUGGESTIONS, storyWording, wording } from './wording';

const labels = CONTENT_TYPES.portfolioItem;
export const TITLE_LENGTH = labels.title.maxLength;

export const pieceFields = {
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
  description: text(labels.description),
  slug: text({ ...labels.slug, description: storyWording.slugHint }),
  frames: storyField,
} satisfies Fields;
type PieceFields = typeof pieceFields;

/** A piece as a list shows it. */
export interface PortfolioItem extends Editable {
  title: string;
  category: string;
  year: number | null;
  /** Null if it has neither a picture nor a poster. */
  cover: MediaFile | null;
  pictureCount: number;
  filmCount: number;
}

/** A piece with everything that its form edits. */
export interface Piece extends PortfolioItem, Shown<PieceFields> {}

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

const toCard = ({ documentId, revision, title, category, year, ...row }: CardRow): PortfolioItem => ({
  documentId,
  revision: revision ?? 1,
  title,
  category: category ?? '',
  year,
  cover: toMediaFile(row.cover),
  pictureCount: row.pictureCount,
  filmCount: row.filmCount,
});

const toPiece = ({ image, ...row }: PieceRow): Piece => ({
  ...toCard(row),
  ...readItem(pieceFields, { ...row, frames: { image, frames: row.frames } }),
});

/** Returns the input of a save. One field of the form becomes the cover and the frames. */
const toPieceInput = (values: Values<PieceFields>) => {
  const { frames: story, ...others } = inputOf(pieceFields, values);
  return { ...others, ...story };
};

const listing = {
  type: 'portfolioItem',
  many: 'portfolioItems',
  key: 'portfolio',
  filters: ({ q, category }: Narrowing): Filters => {
    const found = q ? [containing(q, ['title', 'category', 'description'])] : [];
    const all = [...found, ...ofCategory(category)];
    return all.length > 0 ? { and: all } : {};
  },
  order: ({ sort }: Pick<PortfolioSearch, 'sort'>) =>
    sort === SITE_ORDER ? sortOrder(SITE_ORDER, 'createdAt:desc') : sortOrder(sort),
  wording,
} as const;

const cards = collection({ ...listing, fragment: cardFragment, toItem: toCard });
const forms = collection({ ...listing, fragment: pieceFragment, toItem: toPiece });
const pieces = withSave({
  ...forms,
  toInput: toPieceInput,
  finish: describing(pieceFields, forms.reread),
  wording,
});

/** Pieces of the portfolio. The public site hides a piece without a picture or poster. */
export const portfolio = {
  ...pieces,
  documents: { ...pieces.documents, page: cards.documents.page },
  queries: { page: cards.queries.page, one: pieces.queries.one },
};
