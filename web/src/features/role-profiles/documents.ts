import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';
import { UploadFileFields } from '../../strapi/upload-file';

export const RoleProfiles = graphql(
  `
    query RoleProfiles {
      roleProfiles {
        profiles(pagination: { limit: 10 }) {
          role
          title
          text
          image {
            ...UploadFileFields
          }
        }
      }
    }
  `,
  [UploadFileFields],
);

export type RoleProfilesRow = ResultOf<typeof RoleProfiles>['roleProfiles'];
