import type { ResultOf } from 'gql.tada';
import { graphqlForAll } from '../../strapi/graphql';
import { UploadFileFields } from '../../strapi/upload-file';

export const RateCardTexts = graphqlForAll(
  `
    query RateCardTexts {
      rateCard {
        title
        intro
        services(pagination: { limit: 100 }) {
          name
          priceKes
          note
        }
        image {
          ...UploadFileFields
        }
      }
    }
  `,
  [UploadFileFields],
);

export type RateCardRow = ResultOf<typeof RateCardTexts>['rateCard'];
