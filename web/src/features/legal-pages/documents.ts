import type { ResultOf } from 'gql.tada';
import { graphqlForAll } from '../../strapi/graphql';

export const LegalPagesTexts = graphqlForAll(`
  query LegalPagesTexts {
    settings { siteTitle country enableBlog enableVolunteers }
    legalPages { privacyPolicy privacyUpdatedOn copyrightNotice copyrightUpdatedOn }
  }
`);

export type LegalPagesAnswer = ResultOf<typeof LegalPagesTexts>;
