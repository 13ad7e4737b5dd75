import { type Picture, toPicture } from '../../pictures/picture';
import { toTextList } from '../../strapi/text-list';
import { toParagraphs } from '../../texts/plain-text';
import type { BioContentRow } from './documents';

export interface Biography {
  title: string;
  intro: string;
  paragraphs: string[];
  professionalBackground: string[];
  picture: Picture | null;
}

/** Before the owner writes a biography, all its texts are empty. */
export function toBiography(row: BioContentRow): Biography {
  return {
    title: row?.title ?? '',
    intro: row?.intro?.trim() ?? '',
    paragraphs: toParagraphs(row?.content ?? ''),
    professionalBackground: toTextList(row?.professionalBackground),
    picture: toPicture(row?.image),
  };
}
