import { strapiQuery } from '../../strapi/query';
import { longDate } from '../../texts/long-date';
import { type LegalPagesRow, LegalPagesTexts } from './documents';

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

export function toLegalPages(row: LegalPagesRow): LegalPages {
  return {
    privacyPolicy: toLegalPage(row?.privacyPolicy, row?.privacyUpdatedOn),
    copyrightNotice: toLegalPage(row?.copyrightNotice, row?.copyrightUpdatedOn),
  };
}

function toLegalPage(text: string | null | undefined, updatedOn?: string): LegalPage {
  return { text: text ?? '', updatedOn: text && updatedOn ? longDate(updatedOn) : '' };
}

export const legalPageQueries = {
  both: () =>
    strapiQuery(['legal-pages', 'both'], { document: LegalPagesTexts }, ({ legalPages }) =>
      toLegalPages(legalPages),
    ),
};
