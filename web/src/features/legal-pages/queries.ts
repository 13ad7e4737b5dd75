import { strapiQuery } from '../../strapi/query';
import { longDate } from '../../texts/long-date';
import { withName } from '../../texts/plain-text';
import { type LegalPagesAnswer, LegalPagesTexts } from './documents';

export interface LegalPage {
  /** Markdown */
  text: string;
  /** '3 May 2024'; empty before the page is written */
  updatedOn: string;
}

export interface LegalPages {
  privacyPolicy: LegalPage;
  copyrightNotice: LegalPage;
}

export function toLegalPages({ settings, legalPages: row }: LegalPagesAnswer): LegalPages {
  const toLegalPage = (text: string | null | undefined, updatedOn?: string): LegalPage => ({
    text: withName(text ?? '', settings?.siteTitle ?? ''),
    updatedOn: text && updatedOn ? longDate(updatedOn) : '',
  });
  return {
    privacyPolicy: toLegalPage(row?.privacyPolicy, row?.privacyUpdatedOn),
    copyrightNotice: toLegalPage(row?.copyrightNotice, row?.copyrightUpdatedOn),
  };
}

export const legalPageQueries = {
  both: () => strapiQuery(['legal-pages', 'both'], { document: LegalPagesTexts }, toLegalPages),
};
