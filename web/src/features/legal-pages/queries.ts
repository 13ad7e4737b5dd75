import { queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { LegalPagesTexts } from './documents';
import { toLegalPages } from './legal-page';

export const legalPageQueries = {
  all: () => ['legal-pages'] as const,

  both: () =>
    queryOptions({
      queryKey: [...legalPageQueries.all(), 'both'],
      queryFn: async ({ signal }) =>
        toLegalPages((await strapi.request({ document: LegalPagesTexts, signal })).legalPages),
    }),
};
