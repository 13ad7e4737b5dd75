import type { ResultOf } from 'gql.tada';
import { graphqlForAll } from '../../strapi/graphql';
import { UploadFileFields } from '../../strapi/upload-file';

export const CompCardPictures = graphqlForAll(
  `
    query CompCardPictures {
      compCard {
        pictures(pagination: { limit: 5 }) {
          focalX focalY
          image { ...UploadFileFields }
        }
      }
    }
  `,
  [UploadFileFields],
);

export type CompCardRow = ResultOf<typeof CompCardPictures>['compCard'];
