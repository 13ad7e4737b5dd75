import { type Picture, toPicture } from '../../pictures/picture';
import type { PortfolioItemRow } from './documents';

export interface PortfolioItem {
  id: string;
  title: string;
  /** Empty when the owner gave none */
  category: string;
  /** '2024' */
  year: string;
  description: string;
  picture: Picture;
}

/** The shape screens use, in a list of one; an item without an image cannot be shown and gives an empty list. */
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
