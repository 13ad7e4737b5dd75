import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';
import { UploadFileFields } from '../../strapi/upload-file';

export const HeroTexts = graphql(
  `
    query HeroTexts {
      hero {
        tagline
        badge
        professions
        finalistLine
        experience
        image {
          ...UploadFileFields
        }
        portraitImage {
          ...UploadFileFields
        }
      }
    }
  `,
  [UploadFileFields],
);

export type HeroRow = ResultOf<typeof HeroTexts>['hero'];
