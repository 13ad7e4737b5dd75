import { toPicture } from '../../pictures/picture';
import { strapiQuery } from '../../strapi/query';
import { toTextList } from '../../texts/plain-text';
import { type HeroRow, HeroTexts } from './documents';

/** The texts and photographs of the first screen. Missing texts are empty. */
export function toHero(row: HeroRow) {
  const picture = toPicture(row?.image);
  return {
    tagline: row?.tagline.trim() ?? '',
    /** In the seal of the modern theme: '2024 National Finalist' */
    badge: row?.badge?.trim() ?? '',
    professions: toTextList(row?.professions),
    finalistLine: row?.finalistLine?.trim() ?? '',
    experience: row?.experience?.trim() ?? '',
    /** For wide screens */
    picture,
    /** For tall screens */
    portrait: toPicture(row?.portraitImage) ?? picture,
    /** For link previews of pages without a picture */
    share: toPicture(row?.shareImage) ?? picture,
  };
}

export const heroQueries = {
  texts: () => strapiQuery(HeroTexts, {}, ({ hero }) => toHero(hero)),
};
