import { type Picture, toPicture } from '../pictures/picture';

/** What search engines and link previews say of a page. */
export interface FoundAs {
  title: string;
  description: string;
  /** Its preview is a crop of it */
  picture: Picture | null;
}

interface FoundAsRow {
  searchTitle: string | null;
  searchDescription: string | null;
  previewPicture: Parameters<typeof toPicture>[0];
}

/** What the owner chose for search engines and previews; for what is left empty, what the page itself shows. */
export function foundAs(row: FoundAsRow, shown: FoundAs): FoundAs {
  return {
    title: row.searchTitle || shown.title,
    description: row.searchDescription || shown.description,
    picture: toPicture(row.previewPicture) ?? shown.picture,
  };
}
