import { type Picture, toPicture } from '../../pictures/picture';
import type { PortfolioItemRow } from './documents';

export interface PortfolioItem {
  id: string;
  title: string;
  /** Empty when not given */
  category: string;
  /** '2024' */
  year: string;
  description: string;
  picture: Picture;
}

/** Returns a list of one; empty for an item without an image, which cannot be shown. */
export function toPortfolioItem(row: PortfolioItemRow): PortfolioItem[] {
  const picture = toPicture(row.image);
  if (!picture) return [];
  return [
    {
      id: row.documentId,
      title: row.title,
      category: row.category?.trim() ?? '',
      year: row.year === null ? '' : String(row.year),
      description: row.description?.trim() ?? '',
      picture: { ...picture, alt: picture.alt || row.title },
    },
  ];
}
