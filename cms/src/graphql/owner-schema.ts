/** What the owner's area needs beyond Strapi's own operations. */
export const ownerSchema = /* GraphQL */ `
  type WeeklyCount {
    weekStart: String!
    messages: Int!
    volunteers: Int!
  }
  extend type BlogPost {
    "draft, published, or modified when a draft newer than the published version exists"
    publicationState: String!
  }
  type Query {
    weeklyCounts(weeks: Int!): [WeeklyCount!]!
  }
  type Mutation {
    unpublishBlogPost(documentId: ID!): BlogPost
  }
`;
