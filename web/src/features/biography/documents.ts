import type { ResultOf } from 'gql.tada';
import { graphqlForAll } from '../../strapi/graphql';
import { UploadFileFields } from '../../strapi/upload-file';

export const BioContent = graphqlForAll(
  `
    query BioContent {
      bioContent {
        title content intro professionalBackground
        image { ...UploadFileFields }
      }
    }
  `,
  [UploadFileFields],
);

export type BioContentRow = ResultOf<typeof BioContent>['bioContent'];
