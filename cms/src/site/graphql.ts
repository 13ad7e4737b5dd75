import type { Core } from '@strapi/strapi';
import { filesInText } from '../files';
import { OPEN, type Operations } from '../platform/graphql/operations';
import { internationalNumber } from '../shared/phone-number';
import { place } from '../shared/place';
import { approvedComments, blogPostBySlug, blogTags } from './blog/blog-queries';
import { movedPaths } from './pages/redirects';
import { portfolioCategories } from './portfolio/categories';
import { pieceBySlug } from './portfolio/piece-slugs';
import { issueFormToken } from './submissions/form-token';
import { countingRefusals, type SubmissionProof } from './submissions/submit';
import { applyToVolunteer, type FormInput, postComment, sendMessage } from './submissions/visitor-forms';

type Receive = (strapi: Core.Strapi, data: FormInput, proof: SubmissionProof) => Promise<{ status: string }>;

const received =
  (receive: Receive) =>
  (strapi: Core.Strapi, { data, proof }: { data: FormInput; proof: SubmissionProof }) =>
    countingRefusals(strapi, () => receive(strapi, data, proof));

interface BySlug {
  slug: string;
}

/** Types and operations for visitors, beyond Strapi's queries of published content. */
export const visitorOperations: Operations = {
  access: OPEN,
  types: /* GraphQL */ `
    type CategoryCount {
      name: String!
      count: Int!
    }
    type TagCount {
      name: String!
      count: Int!
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
    type PortfolioPieceLink {
      slug: String!
      title: String!
    }
    "A portfolio item with the previous and next item"
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
      "Hidden from people. A submission that fills it in is stored as suspected spam"
      doNotFill: String
      "Name of the link, such as instagram, or host of the site that the visitor came from. Anything else is ignored"
      cameFrom: String
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
  `,
  queries: {
    'portfolioCategories: [CategoryCount!]!': portfolioCategories,
    'portfolioPiece(slug: String!): PortfolioPiece': (strapi, { slug }: BySlug) => pieceBySlug(strapi, slug),
    'blogTags: [TagCount!]!': blogTags,
    'blogPostBySlug(slug: String!): BlogPostPage': (strapi, { slug }: BySlug) => blogPostBySlug(strapi, slug),
    'approvedComments(blogPostDocumentId: ID!, page: Int): ApprovedCommentPage!': (
      strapi,
      args: { blogPostDocumentId: string; page?: number | null },
    ) => approvedComments(strapi, args.blogPostDocumentId, args.page ?? 1),
    'formToken: String!': () => issueFormToken(),
    'movedPaths: [MovedPath!]!': ['For everyone. Returns the redirects of the site', movedPaths],
  },
  mutations: {
    'sendMessage(data: ContactMessageInput!, proof: SubmissionProofInput!): SubmissionReceipt!':
      received(sendMessage),
    'applyToVolunteer(data: VolunteerApplicationInput!, proof: SubmissionProofInput!): SubmissionReceipt!':
      received(applyToVolunteer),
    'postComment(data: BlogCommentInput!, proof: SubmissionProofInput!): SubmissionReceipt!':
      received(postComment),
  },
  fields: {
    Settings: { 'phoneExample: String!': () => place().phoneExample },
    ContactDetails: {
      'dialledPhone: String': (_strapi, { phone }: { phone?: string }) => internationalNumber(phone ?? ''),
    },
    BlogPost: {
      'pictures: [UploadFile!]!': [
        'Images of the media library used in its text',
        (strapi, { content }: { content?: string | null }) => filesInText(strapi, content ?? ''),
      ],
    },
  },
};
