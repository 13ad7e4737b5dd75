/** What visitors may call beside Strapi's own queries of published content: three writes and five reads. */
export const visitorSchema = /* GraphQL */ `
  type CategoryCount {
    name: String!
    count: Int!
  }
  type TagCount {
    name: String!
    count: Int!
  }
  extend type BlogPost {
    "The pictures of the media library that its text shows"
    pictures: [UploadFile!]!
  }
  type BlogPostLink {
    slug: String!
    title: String!
  }
  type BlogPostPage {
    post: BlogPost!
    previous: BlogPostLink
    next: BlogPostLink
  }
  type ApprovedComment {
    documentId: ID!
    name: String!
    text: String!
    createdAt: DateTime!
  }
  type ApprovedCommentPage {
    nodes: [ApprovedComment!]!
    total: Int!
  }
  type SubmissionReceipt {
    status: String!
  }
  input SubmissionProofInput {
    formToken: String!
    submissionKey: String!
    website: String
  }
  input ContactMessageInput {
    senderName: String!
    senderEmail: String!
    subject: String!
    message: String!
  }
  input VolunteerApplicationInput {
    name: String!
    email: String!
    phone: String
    availability: [String!]!
    skills: [String!]
    interests: [String!]
    message: String
    projectDocumentId: ID
  }
  input BlogCommentInput {
    blogPostDocumentId: ID!
    name: String!
    email: String!
    text: String!
  }
  type Query {
    portfolioCategories: [CategoryCount!]!
    blogTags: [TagCount!]!
    blogPostBySlug(slug: String!): BlogPostPage
    approvedComments(blogPostDocumentId: ID!, page: Int): ApprovedCommentPage!
    formToken: String!
  }
  type Mutation {
    sendMessage(data: ContactMessageInput!, proof: SubmissionProofInput!): SubmissionReceipt!
    applyToVolunteer(data: VolunteerApplicationInput!, proof: SubmissionProofInput!): SubmissionReceipt!
    postComment(data: BlogCommentInput!, proof: SubmissionProofInput!): SubmissionReceipt!
  }
`;
