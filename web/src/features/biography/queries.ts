import { toPicture } from '../../pictures/picture';
import { strapiQuery } from '../../strapi/query';
import { toParagraphs, toTextList } from '../../texts/plain-text';
import { BioContent, type BioContentRow } from './documents';
import { biographyWording } from './wording';

/** Before the owner writes a biography, all its texts are empty. */
export function toBiography(row: BioContentRow) {
  return {
    title: row?.title ?? '',
    intro: row?.intro?.trim() ?? '',
    paragraphs: toParagraphs(row?.content ?? ''),
    professionalBackground: toTextList(row?.professionalBackground),
    picture: toPicture(row?.image),
  };
}

export type Biography = ReturnType<typeof toBiography>;

export const biographyQueries = {
  content: () =>
    strapiQuery(BioContent, {}, ({ bioContent }) => toBiography(bioContent), {
      loggedFailure: biographyWording.loadFailure,
    }),
};
