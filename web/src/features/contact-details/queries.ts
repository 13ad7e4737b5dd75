import { queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { toContactDetails } from './contact-details';
import { ContactDetailsTexts } from './documents';

export const contactDetailsQueries = {
  all: () => ['contact-details'] as const,

  details: () =>
    queryOptions({
      queryKey: [...contactDetailsQueries.all(), 'details'],
      queryFn: async ({ signal }) =>
        toContactDetails(await strapi.request({ document: ContactDetailsTexts, signal })),
    }),
};
