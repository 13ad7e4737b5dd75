import { queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { LegalPagesTexts } from './documents';
import { toLegalPages } from './legal-page';

export const legalPageQueries = {
  both: () =>
    queryOptions({
      queryKey: ['legal-pages', 'both'],
      queryFn: async ({ signal }) =>
        toLegalPages((await strapi.request({ document: LegalPagesTexts, signal })).legalPages),
    }),
};
