import type { Core } from '@strapi/strapi';
import { type PageArguments, pageOf } from '../../platform/graphql/page-arguments';
import { readSuspectedSpam, releaseSuspectedSpam } from '../../site/submissions/suspected-spam';
import { readBin } from './bin-table';
import { deleteForGood, restoreFromBin } from './restore-from-bin';

/** What was deleted and can come back. */
export const binSchema = /* GraphQL */ `
  type BinEntry {
    id: Int!
    deletedAt: String!
    "Then it is over"
    endsAt: String!
    contentType: String!
    documentId: String!
    title: String
    actor: String!
    actorName: String
    door: String!
  }
  type BinPage {
    entries: [BinEntry!]!
    total: Int!
    page: Int!
    pageSize: Int!
  }
  type BroughtBack {
    contentType: String!
    documentId: String!
    "Files and links that are no more, or belong to something else by now"
    leftOut: [LeftOut!]!
    "What is not as it was when it was deleted, and why; null: it is back where it was"
    note: String
  }
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
    "Newest first; a page holds 25 unless told, at most 100. q: in its name"
    suspectedSpam(q: String, page: Int, pageSize: Int): SuspectedSpamPage!
    "What was deleted last comes first; a page holds 25 unless told, at most 100. q: in its name"
    bin(q: String, page: Int, pageSize: Int): BinPage!
  }
  type Mutation {
    "Brings an item back whole, under the id it had"
    restoreFromBin(id: Int!): BroughtBack!
    "Puts a suspected submission where it would have arrived"
    releaseSuspectedSpam(id: Int!): BroughtBack!
    "Ends an item and the files that nothing else uses"
    deleteForGood(id: Int!): Boolean!
  }
`;

interface BinArguments extends PageArguments {
  q?: string | null;
}

export const binResolvers = (strapi: Core.Strapi) => ({
  Query: {
    suspectedSpam: (_: unknown, { q, ...page }: BinArguments) =>
      readSuspectedSpam(strapi, { q: q?.trim(), ...pageOf(page) }),
    bin: (_: unknown, { q, ...page }: BinArguments) => readBin(strapi, { q: q?.trim(), ...pageOf(page) }),
  },
  Mutation: {
    restoreFromBin: (_: unknown, { id }: { id: number }) => restoreFromBin(strapi, id),
    releaseSuspectedSpam: (_: unknown, { id }: { id: number }) => releaseSuspectedSpam(strapi, id),
    deleteForGood: (_: unknown, { id }: { id: number }) => deleteForGood(strapi, id),
  },
});

const ownerAlone = { auth: { scope: ['api::settings.settings.update'] } };

export const binAccess = {
  'Query.bin': ownerAlone,
  'Query.suspectedSpam': ownerAlone,
  'Mutation.releaseSuspectedSpam': ownerAlone,
  'Mutation.restoreFromBin': ownerAlone,
  'Mutation.deleteForGood': ownerAlone,
};
