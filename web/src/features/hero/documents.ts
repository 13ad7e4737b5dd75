import type { ResultOf } from 'gql.tada';
import { graphqlForAll } from '../../strapi/graphql';
import { UploadFileFields } from '../../strapi/upload-file';

export const HeroTexts = graphqlForAll(
  `
    query HeroTexts {
      hero {
        tagline badge professions finalistLine experience
        image { ...UploadFileFields }
        portraitImage { ...UploadFileFields }
        shareImage { ...UploadFileFields }
      }
    }
  `,
  [UploadFileFields],
);

export type HeroRow = ResultOf<typeof HeroTexts>['hero'];
