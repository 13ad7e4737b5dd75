import { type Picture, toPicture } from '../../pictures/picture';
import { strapiQuery } from '../../strapi/query';
import { toParagraphs, toTextList } from '../../texts/plain-text';
import { BioContent, type BioContentRow } from './documents';
import { biographyWording } from './wording';

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

export const biographyQueries = {
  content: () =>
    strapiQuery(
      ['biography', 'content'],
      { document: BioContent },
      ({ bioContent }) => toBiography(bioContent),
      { loggedFailure: biographyWording.loadFailure },
    ),
};
