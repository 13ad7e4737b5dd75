import { queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { contactDetailsQueries } from '../contact-details/queries';
import { measurementQueries } from '../measurements/queries';
import { siteQueries } from '../site/queries';
import { type CompCard, measuredLine, toCardPictures } from './comp-card';
import { CompCardPictures } from './documents';

export const compCardQueries = {
  /** All data of the card: its pictures, and the owner's data from other pages. */
  card: () =>
    queryOptions({
      queryKey: ['comp-card', 'card'],
      queryFn: async ({ client, signal }): Promise<CompCard> => {
        const [{ compCard }, { title }, { email, phone }, { measuredOn, lines }] = await Promise.all([
          strapi.request({ document: CompCardPictures, signal }),
          client.fetchQuery(siteQueries.settings()),
          client.fetchQuery(contactDetailsQueries.details()),
          client.fetchQuery(measurementQueries.printed('compCard')),
        ]);
        return {
          name: title,
          pictures: toCardPictures(compCard),
          measurements: measuredOn ? [...lines, measuredLine(measuredOn)] : lines,
          email,
          phone,
        };
      },
    }),
};
