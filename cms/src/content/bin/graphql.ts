import { type Operations, OWNER_ALONE } from '../../platform/graphql/operations';
import { pageType, type SearchArguments, searchOf } from '../../platform/graphql/page-arguments';
import { readBin } from './bin-table';
import { deleteForGood, restoreFromBin } from './restore-from-bin';

/** GraphQL schema of the bin. */
export const binOperations: Operations = {
  access: OWNER_ALONE,
  types: /* GraphQL */ `
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
    type BroughtBack {
      contentType: String!
      documentId: String!
      "Files and links that are no more, or belong to something else by now"
      leftOut: [LeftOut!]!
      "What is not as it was when it was deleted, and why; null: it is back where it was"
      note: String
    }
    ${pageType('BinPage', 'BinEntry')}
  `,
  queries: {
    'bin(q: String, page: Int, pageSize: Int): BinPage!': [
      'What was deleted last comes first; 25 to a page by default, at most 100. q: in its name',
      (strapi, search: SearchArguments) => readBin(strapi, searchOf(search)),
    ],
  },
  mutations: {
    'restoreFromBin(id: Int!): BroughtBack!': [
      'Brings an item back whole, under the id it had',
      (strapi, { id }: { id: number }) => restoreFromBin(strapi, id),
    ],
    'deleteForGood(id: Int!): Boolean!': [
      'Ends an item and the files that nothing else uses',
      (strapi, { id }: { id: number }) => deleteForGood(strapi, id),
    ],
  },
};
