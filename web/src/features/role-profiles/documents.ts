import type { ResultOf } from 'gql.tada';
import { graphqlForAll } from '../../strapi/graphql';
import { UploadFileFields } from '../../strapi/upload-file';

export const RoleProfiles = graphqlForAll(
  `
    query RoleProfiles {
      roleProfiles {
        profiles(pagination: { limit: 10 }) {
          title summary text
          image { ...UploadFileFields }
        }
      }
    }
  `,
  [UploadFileFields],
);

export type RoleProfilesRow = ResultOf<typeof RoleProfiles>['roleProfiles'];
