import type { Core } from '@strapi/strapi';
import { type PageArguments, pageOf } from '../../platform/graphql/page-arguments';
import { readBin } from './bin-table';
import { deleteForGood, restoreFromBin } from './restore-from-bin';

/** GraphQL schema of the bin. */
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
    source: String!
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
  type Query {
    "What was deleted last comes first; 25 to a page by default, at most 100. q: in its name"
    bin(q: String, page: Int, pageSize: Int): BinPage!
  }
  type Mutation {
    "Brings an item back whole, under the id it had"
    restoreFromBin(id: Int!): BroughtBack!
    "Ends an item and the files that nothing else uses"
    deleteForGood(id: Int!): Boolean!
  }
`;

interface BinArguments extends PageArguments {
  q?: string | null;
}

export const binResolvers = (strapi: Core.Strapi) => ({
  Query: {
    bin: (_: unknown, { q, ...page }: BinArguments) => readBin(strapi, { q: q?.trim(), ...pageOf(page) }),
  },
  Mutation: {
    restoreFromBin: (_: unknown, { id }: { id: number }) => restoreFromBin(strapi, id),
    deleteForGood: (_: unknown, { id }: { id: number }) => deleteForGood(strapi, id),
  },
});

const ownerAlone = { auth: { scope: ['api::settings.settings.update'] } };

export const binAccess = {
  'Query.bin': ownerAlone,
  'Mutation.restoreFromBin': ownerAlone,
  'Mutation.deleteForGood': ownerAlone,
};
