import type { Core } from '@strapi/strapi';
import { filesInText } from '../content';
import { approvedComments, blogPostBySlug, blogTags } from './blog/blog-queries';
import { movedPaths } from './pages/redirects';
import { portfolioCategories } from './portfolio/categories';
import { pieceBySlug } from './portfolio/piece-slugs';
import { storyResolvers } from './portfolio/story';
import { issueFormToken } from './submissions/form-token';
import { countingRefusals, type SubmissionProof } from './submissions/submit';
import { applyToVolunteer, type FormInput, postComment, sendMessage } from './submissions/visitor-forms';

/** Types and operations for visitors, beyond Strapi's queries of published content. */
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
  extend type PortfolioItem {
    "What stands for the item: its image, or else the first picture or poster that the caller may see"
    cover: UploadFile
    "Pictures that the caller may see, with the image and without posters"
    pictureCount: Int!
    filmCount: Int!
  }
  type PortfolioPieceLink {
    slug: String!
    title: String!
  }
  "A portfolio item with its neighbours in the order of the portfolio"
  type PortfolioPiece {
    item: PortfolioItem!
    previous: PortfolioPieceLink
    next: PortfolioPieceLink
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
  type MovedPath {
    from: String!
    to: String!
  }
  type SubmissionReceipt {
    status: String!
  }
  input SubmissionProofInput {
    formToken: String!
    submissionKey: String!
    "Hidden from people: what fills it in is kept as suspected spam"
    doNotFill: String
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
    portfolioPiece(slug: String!): PortfolioPiece
    blogTags: [TagCount!]!
    blogPostBySlug(slug: String!): BlogPostPage
    approvedComments(blogPostDocumentId: ID!, page: Int): ApprovedCommentPage!
    formToken: String!
    "Where visitors of paths that have no page are sent"
    movedPaths: [MovedPath!]!
  }
  type Mutation {
    sendMessage(data: ContactMessageInput!, proof: SubmissionProofInput!): SubmissionReceipt!
    applyToVolunteer(data: VolunteerApplicationInput!, proof: SubmissionProofInput!): SubmissionReceipt!
    postComment(data: BlogCommentInput!, proof: SubmissionProofInput!): SubmissionReceipt!
  }
`;

interface Submission {
  data: FormInput;
  proof: SubmissionProof;
}

type Receive = (strapi: Core.Strapi, data: FormInput, proof: SubmissionProof) => Promise<{ status: string }>;

/** Open to everyone; rules decide inside. */
export const visitorResolvers = (strapi: Core.Strapi) => ({
  Query: {
    portfolioCategories: () => portfolioCategories(strapi),
    portfolioPiece: (_: unknown, { slug }: { slug: string }) => pieceBySlug(strapi, slug),
    blogTags: () => blogTags(strapi),
    blogPostBySlug: (_: unknown, { slug }: { slug: string }) => blogPostBySlug(strapi, slug),
    approvedComments: (_: unknown, args: { blogPostDocumentId: string; page?: number | null }) =>
      approvedComments(strapi, args.blogPostDocumentId, args.page ?? 1),
    formToken: () => issueFormToken(),
    movedPaths: () => movedPaths(strapi),
  },
  PortfolioItem: storyResolvers(strapi),
  BlogPost: {
    pictures: ({ content }: { content?: string | null }) => filesInText(strapi, content ?? ''),
  },
  Mutation: {
    sendMessage: received(strapi, sendMessage),
    applyToVolunteer: received(strapi, applyToVolunteer),
    postComment: received(strapi, postComment),
  },
});

const received =
  (strapi: Core.Strapi, receive: Receive) =>
  (_: unknown, { data, proof }: Submission) =>
    countingRefusals(strapi, () => receive(strapi, data, proof));
