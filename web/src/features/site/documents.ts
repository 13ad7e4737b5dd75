import type { ResultOf } from 'gql.tada';
import { graphqlForAll } from '../../strapi/graphql';

export const Settings = graphqlForAll(`
  query Settings {
    settings { siteTitle contactEmail enableBlog enableVolunteers country timeZone currency phoneExample }
    pageTexts {
      homeDescription homeBookings biographyDescription portfolioLead portfolioDescription eventsLead eventsDescription
      projectsLead projectsDescription projectTags initiativeDescription blogLead blogDescription contactDescription
      volunteerLead volunteerDescription volunteerEmpty rateCardDescription rolesDescription compCardLead
      compCardDescription digitalsLead digitalsDescription digitalsEmpty bookLead bookDescription bookEmpty
    }
  }
`);

/** Apart, because a query of visitors may have three root fields. */
export const SiteNames = graphqlForAll(`
  query SiteNames {
    initiative { name }
    roleProfiles { profiles(pagination: { limit: 10 }) { title } }
  }
`);

export type SettingsAnswer = ResultOf<typeof Settings> & ResultOf<typeof SiteNames>;
