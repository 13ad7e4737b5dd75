import { type Picture, toPicture } from '../../pictures/picture';
import type { PortfolioItemRow } from './documents';

/** The number of a piece's frames by kind. */
export interface FrameCounts {
  pictures: number;
  films: number;
}

export interface PortfolioItem {
  id: string;
  /** Last part of the address of its page */
  slug: string;
  title: string;
  /** Empty when not given */
  category: string;
  /** '2024' */
  year: string;
  description: string;
  /** The cover */
  picture: Picture;
  /** Absent when the cover is all there is */
  counts?: FrameCounts;
}

/** Returns a list of one; empty for an item without a cover, which cannot be shown. */
export function toPortfolioItem(row: PortfolioItemRow): PortfolioItem[] {
  const picture = toPicture(row.cover);
  if (!picture) return [];
  const counts = { pictures: row.pictureCount, films: row.filmCount };
  const isStory = counts.pictures > 1 || counts.films > 0;
  return [
    {
      id: row.documentId,
      slug: row.slug ?? '',
      title: row.title,
      category: row.category?.trim() ?? '',
      year: row.year === null ? '' : String(row.year),
      description: row.description?.trim() ?? '',
      picture: { ...picture, alt: picture.alt || row.title },
      ...(isStory && { counts }),
    },
  ];
}
