import { creditsWording } from './wording';

/** Who made a picture; null for whom the owner does not name. */
export interface Credits {
  photographer: string | null;
  stylist: string | null;
  makeUp: string | null;
  designer: string | null;
  copyrightNotice: string | null;
}

const MAKERS = ['photographer', 'stylist', 'makeUp', 'designer'] as const;

/** 'Photo: Wambui Njeri · Styling: Achieng'; empty when nobody is named. */
export const creditLine = (credits: Credits): string =>
  MAKERS.flatMap((maker) => (credits[maker] ? `${creditsWording[maker]}: ${credits[maker]}` : [])).join(
    ' · ',
  );
