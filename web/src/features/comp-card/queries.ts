import { queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { contactDetailsQueries } from '../contact-details/queries';
import { rateCardQueries } from '../rate-card/queries';
import { siteQueries } from '../site/queries';
import { type CompCard, toCardPictures } from './comp-card';
import { CompCardPictures } from './documents';

export const compCardQueries = {
  /** Everything that stands on the card: its pictures, and what other pages say of whose it is. */
  card: () =>
    queryOptions({
      queryKey: ['comp-card', 'card'],
      queryFn: async ({ client, signal }): Promise<CompCard> => {
        const [{ compCard }, { title }, { email, phone }, { measurements }] = await Promise.all([
          strapi.request({ document: CompCardPictures, signal }),
          client.fetchQuery(siteQueries.settings()),
          client.fetchQuery(contactDetailsQueries.details()),
          client.fetchQuery(rateCardQueries.card()),
        ]);
        return { name: title, pictures: toCardPictures(compCard), measurements, email, phone };
      },
    }),
};
