/** What the owner's area needs beyond Strapi's own operations. */
export const ownerSchema = /* GraphQL */ `
  type WeeklyCount {
    weekStart: String!
    messages: Int!
    volunteers: Int!
  }
  "Everything that is stored about one visitor, as rows of JSON"
  type Person {
    email: String!
    messages: JSON!
    applications: JSON!
    comments: JSON!
  }
  "How many rows of each kind were erased"
  type ErasedPerson {
    email: String!
    messages: Int!
    applications: Int!
    comments: Int!
  }
  extend type BlogPost {
    "draft, published, or modified when a draft newer than the published version exists"
    publicationState: String!
  }
  "One thing that the owner, or somebody in the panel, did"
  type Activity {
    id: Int!
    happenedAt: String!
    "owner, administrator, editor, machine, or unknown for a sign-in that failed"
    actor: String!
    actorName: String
    "GraphQL, REST, panel or machine"
    door: String!
    action: String!
    contentType: String
    documentId: String
    title: String
    changedFields: [String!]!
    "The same for the same address; it cannot be turned back into one"
    addressKey: String
  }
  type ActivityPage {
    entries: [Activity!]!
    total: Int!
    page: Int!
    pageSize: Int!
  }
  type PortfolioOrder {
    "Counted up by every arrangement; sent with the next one"
    version: Int!
    "false: newest first"
    arranged: Boolean!
  }
  enum PortfolioPlace {
    FIRST
    LAST
    BEFORE
    AFTER
  }
  type Query {
    "Newest first; a page holds 25 unless told, at most 100"
    activity(page: Int, pageSize: Int, documentId: String): ActivityPage!
    weeklyCounts(weeks: Int!): [WeeklyCount!]!
    person(email: String!): Person!
    portfolioOrder: PortfolioOrder!
  }
  type Mutation {
    unpublishBlogPost(documentId: ID!): BlogPost
    erasePerson(email: String!): ErasedPerson!
    "target: the item that BEFORE and AFTER mean"
    movePortfolioItems(documentIds: [ID!]!, place: PortfolioPlace!, target: ID, version: Int!): PortfolioOrder!
    showPortfolioNewestFirst(version: Int!): PortfolioOrder!
    "How many items have it now; at most 100 a call"
    setPortfolioCategory(documentIds: [ID!]!, category: String): Int!
    "How many were deleted; at most 100 a call"
    deletePortfolioItems(documentIds: [ID!]!): Int!
  }
`;
