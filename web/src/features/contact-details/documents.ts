import type { ResultOf } from 'gql.tada';
import { graphqlForAll } from '../../strapi/graphql';

export const ContactDetailsTexts = graphqlForAll(`
  query ContactDetailsTexts {
    contactDetails { intro email phone address instagramUrl facebookUrl xUrl linkedinUrl }
    settings { contactEmail }
  }
`);

export type ContactDetailsAnswer = ResultOf<typeof ContactDetailsTexts>;
