import type { Core } from '@strapi/strapi';
import { type PageArguments, pageOf } from '../../platform/graphql/page-arguments';
import { readSuspectedSpam, releaseSuspectedSpam } from './suspected-spam';

/** Types and operations for suspected spam, for the owner. */
export const spamSchema = /* GraphQL */ `
  "A submission that filled in the hidden field"
  type SuspectedSpam {
    id: Int!
    caughtAt: String!
    "Then it is deleted"
    endsAt: String!
    contentType: String!
    title: String
    "Name and address"
    sender: String!
    text: String!
  }
  type SuspectedSpamPage {
    entries: [SuspectedSpam!]!
    total: Int!
    page: Int!
    pageSize: Int!
  }
  type Query {
    "Newest first; 25 to a page by default, at most 100. q: in its name"
    suspectedSpam(q: String, page: Int, pageSize: Int): SuspectedSpamPage!
  }
  type Mutation {
    "Puts a suspected submission where it would have arrived"
    releaseSuspectedSpam(id: Int!): BroughtBack!
  }
`;

interface SpamArguments extends PageArguments {
  q?: string | null;
}

export const spamResolvers = (strapi: Core.Strapi) => ({
  Query: {
    suspectedSpam: (_: unknown, { q, ...page }: SpamArguments) =>
      readSuspectedSpam(strapi, { q: q?.trim(), ...pageOf(page) }),
  },
  Mutation: {
    releaseSuspectedSpam: (_: unknown, { id }: { id: number }) => releaseSuspectedSpam(strapi, id),
  },
});

const ownerAlone = { auth: { scope: ['api::settings.settings.update'] } };

export const spamAccess = {
  'Query.suspectedSpam': ownerAlone,
  'Mutation.releaseSuspectedSpam': ownerAlone,
};
