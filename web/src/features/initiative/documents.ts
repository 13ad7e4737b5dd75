import type { ResultOf } from 'gql.tada';
import { graphqlForAll } from '../../strapi/graphql';
import { UploadFileFields } from '../../strapi/upload-file';

export const InitiativeTeaser = graphqlForAll(
  `
    query InitiativeTeaser {
      initiative {
        name eyebrow theme teaser
        impactFigures(pagination: { limit: 100 }) { value label }
        images(pagination: { limit: 3 }) { ...UploadFileFields }
      }
    }
  `,
  [UploadFileFields],
);

export const InitiativeTexts = graphqlForAll(
  `
    query InitiativeTexts {
      initiative {
        name eyebrow theme teaser about mission vision objectives endGoal
        programmes(pagination: { limit: 100 }) { title text }
        impactFigures(pagination: { limit: 100 }) { value label }
        images(pagination: { limit: 100 }) { ...UploadFileFields }
      }
    }
  `,
  [UploadFileFields],
);

export type InitiativeTeaserRow = ResultOf<typeof InitiativeTeaser>['initiative'];
export type InitiativeRow = ResultOf<typeof InitiativeTexts>['initiative'];
