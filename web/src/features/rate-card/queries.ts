import { queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { RateCardTexts } from './documents';
import { toRateCard } from './rate-card';

export const rateCardQueries = {
  card: () =>
    queryOptions({
      queryKey: ['rate-card', 'card'],
      queryFn: async ({ signal }) =>
        toRateCard((await strapi.request({ document: RateCardTexts, signal })).rateCard),
    }),
};
