import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';

export const ContactDetailsTexts = graphql(`
  query ContactDetailsTexts {
    contactDetails {
      intro
      email
      phone
      address
      instagramUrl
      facebookUrl
      xUrl
      linkedinUrl
    }
    settings {
      contactEmail
    }
  }
`);

export type ContactDetailsAnswer = ResultOf<typeof ContactDetailsTexts>;
