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
      "When it is deleted for good"
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
      "Files and links that no longer exist or are used elsewhere"
      leftOut: [LeftOut!]!
      "What differs from the deleted item, and why; null if nothing does"
      note: String
    }
    ${pageType('BinPage', 'BinEntry')}
  `,
  queries: {
    'bin(q: String, page: Int, pageSize: Int): BinPage!': [
      'For the owner. Latest deletion first; 25 entries per page by default, at most 100. q searches the titles',
      (strapi, search: SearchArguments) => readBin(strapi, searchOf(search)),
    ],
  },
  mutations: {
    'restoreFromBin(id: Int!): BroughtBack!': [
      'For the owner. Restores an item under its former documentId',
      (strapi, { id }: { id: number }) => restoreFromBin(strapi, id),
    ],
    'deleteForGood(id: Int!): Boolean!': [
      'For the owner. Deletes an item and the files that only it uses',
      (strapi, { id }: { id: number }) => deleteForGood(strapi, id),
    ],
  },
};
