import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';

export const Settings = graphql(`
  query Settings {
    settings {
      siteTitle
      contactEmail
      enableBlog
      enableVolunteers
    }
  }
`);

export type SettingsRow = ResultOf<typeof Settings>['settings'];
