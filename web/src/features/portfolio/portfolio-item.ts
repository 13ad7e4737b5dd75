import { toPicture } from '../../pictures/picture';
import type { PortfolioItemRow } from './documents';

/** The number of a piece's frames by kind. */
export interface FrameCounts {
  pictures: number;
  films: number;
}

/** Returns a list of one; empty for an item without a cover, which cannot be shown. */
export function toPortfolioItem(row: PortfolioItemRow) {
  const picture = toPicture(row.cover);
  if (!picture) return [];
  const counts: FrameCounts = { pictures: row.pictureCount, films: row.filmCount };
  const isStory = counts.pictures > 1 || counts.films > 0;
  return [
    {
      id: row.documentId,
      /** Last part of the address of its page */
      slug: row.slug ?? '',
      title: row.title,
      category: row.category?.trim() ?? '',
      year: row.year === null ? '' : String(row.year),
      description: row.description?.trim() ?? '',
      /** The cover */
      picture: { ...picture, alt: picture.alt || row.title },
      /** Absent when the cover is all there is */
      ...(isStory && { counts }),
    },
  ];
}

export type PortfolioItem = ReturnType<typeof toPortfolioItem>[number];
