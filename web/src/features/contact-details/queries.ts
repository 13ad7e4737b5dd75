import { queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { toContactDetails } from './contact-details';
import { ContactDetailsTexts } from './documents';

export const contactDetailsQueries = {
  details: () =>
    queryOptions({
      queryKey: ['contact-details', 'details'],
      queryFn: async ({ signal }) =>
        toContactDetails(await strapi.request({ document: ContactDetailsTexts, signal })),
    }),
};
