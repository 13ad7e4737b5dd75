import type { ResultOf } from 'gql.tada';
import { graphqlForAll } from '../../strapi/graphql';

export const Settings = graphqlForAll(`
  query Settings {
    settings {
      siteTitle contactEmail enableBlog enableVolunteers country timeZone currency phoneExample
      menu(pagination: { limit: 13 }) { page show }
    }
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
    initiative { name slug }
    roleProfiles { profiles(pagination: { limit: 10 }) { title } }
  }
`);

/** Only for a menu with pages that are shown when they have something to show. */
export const FilledLists = graphqlForAll(`
  query FilledLists {
    events_connection(pagination: { pageSize: 1 }) { pageInfo { total } }
    projects_connection(pagination: { pageSize: 1 }) { pageInfo { total } }
    blogPosts_connection(pagination: { pageSize: 1 }) { pageInfo { total } }
  }
`);

export const FilledPages = graphqlForAll(`
  query FilledPages {
    portfolioItems_connection(pagination: { pageSize: 1 }) { pageInfo { total } }
    bioContent { content }
    rateCard { services { name } }
  }
`);

export type FilledAnswer = ResultOf<typeof FilledLists> & ResultOf<typeof FilledPages>;

export type SettingsAnswer = ResultOf<typeof Settings> & ResultOf<typeof SiteNames>;
