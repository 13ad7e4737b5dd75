import type { ResultOf } from 'gql.tada';
import { graphqlForAll } from '../../strapi/graphql';

export const Settings = graphqlForAll(`
  query Settings {
    settings {
      siteTitle
      contactEmail
      enableBlog
      enableVolunteers
      country
      timeZone
      currency
      phoneExample
    }
  }
`);

export type SettingsRow = ResultOf<typeof Settings>['settings'];
