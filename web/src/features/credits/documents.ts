import { graphqlForAll } from '../../strapi/graphql';

export const CreditsOfItems = graphqlForAll(`
  query CreditsOfItems($documentIds: [ID!]!, $limit: Int!) {
    portfolioItems(filters: { documentId: { in: $documentIds } }, pagination: { limit: $limit }) {
      documentId
      cover { credits { photographer stylist makeUp designer copyrightNotice } }
    }
  }
`);
