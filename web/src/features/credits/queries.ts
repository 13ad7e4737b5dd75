import { queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import type { Credits } from './credits';
import { CreditsOfItems } from './documents';
import { creditsWording } from './wording';

export const creditsQueries = {
  /** Returns the credits of portfolio items by id, without items that have none. */
  of: (documentIds: string[]) =>
    queryOptions({
      queryKey: ['credits', documentIds],
      queryFn: async ({ signal }) => {
        const variables = { documentIds, limit: documentIds.length };
        const { portfolioItems } = await strapi.request({ document: CreditsOfItems, variables, signal });
        const credited = portfolioItems.flatMap((item): [string, Credits][] =>
          item?.cover?.credits ? [[item.documentId, item.cover.credits]] : [],
        );
        return Object.fromEntries(credited);
      },
      meta: { loadFailure: creditsWording.loadFailure },
    }),
};
