import { queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { InitiativeTexts } from './documents';
import { toInitiative } from './initiative';

export const initiativeQueries = {
  texts: () =>
    queryOptions({
      queryKey: ['initiative', 'texts'],
      queryFn: async ({ signal }) =>
        toInitiative((await strapi.request({ document: InitiativeTexts, signal })).initiative),
    }),
};
