import { creditsWording } from './wording';

/** The makers of a picture; null where the owner names nobody. */
export interface Credits {
  photographer: string | null;
  stylist: string | null;
  makeUp: string | null;
  designer: string | null;
  copyrightNotice: string | null;
}

const MAKERS = ['photographer', 'stylist', 'makeUp', 'designer'] as const;

/** Returns 'Photo: Wambui Njeri · Styling: Achieng'; empty when nobody is named. */
export const creditLine = (credits: Credits): string =>
  MAKERS.flatMap((maker) => (credits[maker] ? `${creditsWording[maker]}: ${credits[maker]}` : [])).join(
    ' · ',
  );
