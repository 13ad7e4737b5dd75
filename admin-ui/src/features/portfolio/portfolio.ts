import * as z from 'zod/mini';
import { listSearch, listSearchDefaults, sortSearch } from '../../manager/list-search';
import type { Problems } from '../../manager/use-editor-form';
import type { MediaOutcome } from '../../media/use-media-field';
import { type MediaFile, toMediaFile } from '../../strapi/media-file';
import type { PortfolioRow } from './queries';
import { wording } from './wording';

/** One picture of the portfolio, as the owner's screens use it. */
export interface PortfolioItem {
  documentId: string;
  revision: number;
  title: string;
  /** Empty when there is none; likewise below. */
  category: string;
  description: string;
  /** Without one the public site leaves the item out. */
  image: MediaFile | null;
  /** ISO 8601 */
  createdAt: string;
}

export function toPortfolioItem(row: PortfolioRow): PortfolioItem {
  return {
    documentId: row.documentId,
    revision: row.revision ?? 1,
    title: row.title,
    category: row.category ?? '',
    description: row.description ?? '',
    image: toMediaFile(row.image),
    createdAt: row.createdAt ?? '',
  };
}

/** The order visitors see: the owner's own, or newest first while she has not arranged anything. */
export const SITE_ORDER = 'position:asc';

/** In the address; no category is called so. */
export const NO_CATEGORY = '-';

export const PORTFOLIO_TABS = ['gallery', 'upload-new'] as const;

/** The screen's URL. `edit`: the item in the form; none means a new one. */
export const portfolioSearch = z.object({
  ...listSearch,
  tab: z.catch(z._default(z.enum(PORTFOLIO_TABS), 'gallery'), 'gallery'),
  sort: sortSearch(wording.sorts, SITE_ORDER),
  /** Only items of this category; `NO_CATEGORY`: those without; empty: all. */
  category: z.catch(z._default(z.string(), ''), ''),
  edit: z.catch(z.optional(z.string()), undefined),
});

export type PortfolioSearch = z.infer<typeof portfolioSearch>;

export const portfolioSearchDefaults = {
  ...listSearchDefaults,
  tab: 'gallery',
  sort: SITE_ORDER,
  category: '',
} as const;

/** What the form holds. */
export type PortfolioValues = {
  title: string;
  category: string;
  description: string;
};

/** Characters the CMS takes. */
export const PORTFOLIO_LIMITS = { title: 200, category: 60, description: 5000 } as const;

export function toPortfolioValues(item: PortfolioItem | null): PortfolioValues {
  return { title: item?.title ?? '', category: item?.category ?? '', description: item?.description ?? '' };
}

export function portfolioProblems({ title }: PortfolioValues): Problems<PortfolioValues> {
  return title.trim() ? {} : { title: wording.titleMissing };
}

/** What is sent. Empty texts become null; an image that was not touched is not mentioned. */
export function toPortfolioInput({ title, category, description }: PortfolioValues, image: MediaOutcome) {
  return {
    title: title.trim(),
    category: category.trim() || null,
    description: description.trim() || null,
    ...(image.state === 'changed' && { image: image.id }),
  };
}

/** The item as lines, for the question which of two versions stays. */
export function portfolioLines(values: PortfolioValues) {
  return [
    { label: wording.fields.title, text: values.title },
    { label: wording.fields.category, text: values.category },
    { label: wording.fields.description, text: values.description },
  ];
}
