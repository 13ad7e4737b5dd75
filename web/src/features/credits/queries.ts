import { strapiQuery } from '../../strapi/query';
import type { Credits } from './credits';
import { CreditsOfItems } from './documents';
import { creditsWording } from './wording';

export const creditsQueries = {
  /** Returns the credits of portfolio items by id, without items that have none. */
  of: (documentIds: string[]) =>
    strapiQuery(
      CreditsOfItems,
      { documentIds, limit: documentIds.length },
      ({ portfolioItems }) => {
        const credited = portfolioItems.flatMap((item): [string, Credits][] =>
          item?.cover?.credits ? [[item.documentId, item.cover.credits]] : [],
        );
        return Object.fromEntries(credited);
      },
      { loadFailure: creditsWording.loadFailure },
    ),
};
