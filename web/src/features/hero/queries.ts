import { type Picture, toPicture } from '../../pictures/picture';
import { strapiQuery } from '../../strapi/query';
import { toTextList } from '../../texts/plain-text';
import { type HeroRow, HeroTexts } from './documents';

/** The texts and photographs of the first screen. Missing texts are empty. */
export interface Hero {
  /** 'Professional Fashion Model' */
  tagline: string;
  /** In the seal of the modern theme: '2024 National Finalist' */
  badge: string;
  professions: string[];
  /** An achievement as a sentence */
  finalistLine: string;
  /** 'Over 9 years …' */
  experience: string;
  /** For wide screens */
  picture: Picture | null;
  /** For tall screens; null: the wide one is used */
  portrait: Picture | null;
  /** For link previews of pages without a picture; null: the wide one is used */
  share: Picture | null;
}

export function toHero(row: HeroRow): Hero {
  const picture = toPicture(row?.image);
  return {
    tagline: row?.tagline.trim() ?? '',
    badge: row?.badge?.trim() ?? '',
    professions: toTextList(row?.professions),
    finalistLine: row?.finalistLine?.trim() ?? '',
    experience: row?.experience?.trim() ?? '',
    picture,
    portrait: toPicture(row?.portraitImage) ?? picture,
    share: toPicture(row?.shareImage) ?? picture,
  };
}

export const heroQueries = {
  texts: () => strapiQuery(['hero', 'texts'], { document: HeroTexts }, ({ hero }) => toHero(hero)),
};
