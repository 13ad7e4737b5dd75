import type { ResultOf } from 'gql.tada';
import { graphqlForAll } from '../../strapi/graphql';
import { UploadFileFields } from '../../strapi/upload-file';

export const InitiativeTexts = graphqlForAll(
  `
    query InitiativeTexts {
      initiative {
        name
        theme
        teaser
        about
        mission
        vision
        objectives
        endGoal
        programmes(pagination: { limit: 100 }) {
          title
          text
        }
        impactFigures(pagination: { limit: 100 }) {
          value
          label
        }
        images(pagination: { limit: 100 }) {
          ...UploadFileFields
        }
      }
    }
  `,
  [UploadFileFields],
);

export type InitiativeRow = ResultOf<typeof InitiativeTexts>['initiative'];
