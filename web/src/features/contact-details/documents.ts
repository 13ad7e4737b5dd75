import type { ResultOf } from 'gql.tada';
import { graphqlForAll } from '../../strapi/graphql';

export const ContactDetailsTexts = graphqlForAll(`
  query ContactDetailsTexts {
    contactDetails { intro email phone dialledPhone address links(pagination: { limit: 20 }) { network address } }
    settings { contactEmail }
  }
`);

export type ContactDetailsAnswer = ResultOf<typeof ContactDetailsTexts>;
