import { queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { InitiativeTeaser, InitiativeTexts } from './documents';
import { toInitiative, toInitiativeTeaser } from './initiative';

export const initiativeQueries = {
  /** For home pages, which would otherwise contain all the texts. */
  teaser: () =>
    queryOptions({
      queryKey: ['initiative', 'teaser'],
      queryFn: async ({ signal }) =>
        toInitiativeTeaser((await strapi.request({ document: InitiativeTeaser, signal })).initiative),
    }),

  texts: () =>
    queryOptions({
      queryKey: ['initiative', 'texts'],
      queryFn: async ({ signal }) =>
        toInitiative((await strapi.request({ document: InitiativeTexts, signal })).initiative),
    }),
};
