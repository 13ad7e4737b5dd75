import { graphqlForAll } from '../../strapi/graphql';

export const CreditsOfItems = graphqlForAll(`
  query CreditsOfItems($documentIds: [ID!]!, $limit: Int!) {
    portfolioItems(filters: { documentId: { in: $documentIds } }, pagination: { limit: $limit }) {
      documentId
      image {
        credits {
          photographer
          stylist
          makeUp
          designer
          copyrightNotice
        }
      }
    }
  }
`);
