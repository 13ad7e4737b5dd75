import type { ResultOf } from 'gql.tada';
import { graphqlForAll } from '../../strapi/graphql';
import { UploadFileFields } from '../../strapi/upload-file';

export const RateCardTexts = graphqlForAll(
  `
    query RateCardTexts {
      rateCard {
        title intro
        services(pagination: { limit: 100 }) {
          name price unit smallestQuantity isFrom hasUsage note
        }
        extras(pagination: { limit: 100 }) { name kind amount isUsage }
        image { ...UploadFileFields }
      }
    }
  `,
  [UploadFileFields],
);

export type RateCardRow = ResultOf<typeof RateCardTexts>['rateCard'];
