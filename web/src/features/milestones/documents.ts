import type { ResultOf } from 'gql.tada';
import { graphqlForAll } from '../../strapi/graphql';
import { UploadFileFields } from '../../strapi/upload-file';

export const Milestones = graphqlForAll(
  `
    query Milestones {
      milestones(sort: ["year:desc", "createdAt:desc"], pagination: { limit: 100 }) {
        documentId year title description
        image { ...UploadFileFields }
      }
    }
  `,
  [UploadFileFields],
);

export type MilestoneRow = NonNullable<ResultOf<typeof Milestones>['milestones'][number]>;
