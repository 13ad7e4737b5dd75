import { type Picture, toPicture } from './picture';

/** How search engines and link previews show a page. */
export interface FoundAs {
  title: string;
  description: string;
  /** Cropped for the preview */
  picture: Picture | null;
}

interface FoundAsRow {
  searchTitle: string | null;
  searchDescription: string | null;
  previewPicture: Parameters<typeof toPicture>[0];
}

/** Returns the owner's texts for search engines and previews; empty fields use the page's own content. */
export function foundAs(row: FoundAsRow, shown: FoundAs): FoundAs {
  return {
    title: row.searchTitle || shown.title,
    description: row.searchDescription || shown.description,
    picture: toPicture(row.previewPicture) ?? shown.picture,
  };
}
