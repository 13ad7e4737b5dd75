import { FIRST_PLACE } from '../../../../cms/src/shared/place';
import { strapiQuery } from '../../strapi/query';
import { longDate } from '../../texts/long-date';
import { type LegalPagesAnswer, LegalPagesTexts } from './documents';
import { legalText } from './legal-text';

export function toLegalPages({ settings, legalPages: row }: LegalPagesAnswer) {
  const toLegalPage = (text: string | null | undefined, updatedOn?: string) => ({
    /** Markdown */
    text: legalText(text ?? '', {
      name: settings?.siteTitle ?? '',
      country: settings?.country || FIRST_PLACE.country,
      applications: settings?.enableVolunteers ?? true,
      comments: settings?.enableBlog ?? true,
    }),
    /** '3 May 2024'; empty before the page is written */
    updatedOn: text && updatedOn ? longDate(updatedOn) : '',
  });
  return {
    privacyPolicy: toLegalPage(row?.privacyPolicy, row?.privacyUpdatedOn),
    copyrightNotice: toLegalPage(row?.copyrightNotice, row?.copyrightUpdatedOn),
  };
}

export type LegalPages = ReturnType<typeof toLegalPages>;

export const legalPageQueries = {
  both: () => strapiQuery(LegalPagesTexts, {}, toLegalPages),
};
