import { forAccount, type Operations, OWNER_ALONE } from '../../platform/graphql/operations';
import { type Draft, dropKeptDraft, keepDraft, readKeptDraft, readKeptDrafts } from './drafts';
import { deleteKeptView, keepView, readKeptViews, renameKeptView } from './saved-views';

/** GraphQL schema of the drafts and saved views of a signed-in user. Nobody else can read them. */
export const keptOperations: Operations = {
  access: OWNER_ALONE,
  types: /* GraphQL */ `
    "What was typed into a form and not saved"
    type KeptDraft {
      "The form and its item: blog/new"
      name: String!
      title: String!
      "Where the form is in the owner's area"
      path: String!
      "JSON"
      values: String!
      "Of the item that the changes were made on; 0 for a new one"
      itemRevision: Int!
      revision: Int!
      keptAt: String!
      "Its item was deleted: there is a form again once that is restored"
      isInBin: Boolean!
    }
    type KeptDraftReceipt {
      "false: another device has kept something since"
      kept: Boolean!
      "Of what is kept now"
      revision: Int!
    }
    input KeptDraftInput {
      name: String!
      title: String!
      path: String!
      values: String!
      itemRevision: Int!
      "The one that this device knows; 0: none"
      revision: Int!
    }
    "A list as somebody likes to see it"
    type KeptView {
      id: Int!
      name: String!
      "Of the list's address, as JSON"
      search: String!
    }
  `,
  queries: {
    'keptDraft(name: String!): KeptDraft': forAccount((strapi, account, { name }: { name: string }) =>
      readKeptDraft(strapi, account, name),
    ),
    'keptDrafts: [KeptDraft!]!': ['The latest first; at most 100', forAccount(readKeptDrafts)],
    'keptViews(list: String!): [KeptView!]!': forAccount((strapi, account, { list }: { list: string }) =>
      readKeptViews(strapi, account, list),
    ),
  },
  mutations: {
    'keepDraft(data: KeptDraftInput!): KeptDraftReceipt!': forAccount(
      (strapi, account, { data }: { data: Draft }) => keepDraft(strapi, account, data),
    ),
    'dropKeptDraft(name: String!, revision: Int!): Boolean!': [
      "revision: the one that this device knows; another device's later one stays",
      forAccount((strapi, account, { name, revision }: Pick<Draft, 'name' | 'revision'>) =>
        dropKeptDraft(strapi, account, name, revision),
      ),
    ],
    'keepView(list: String!, name: String!, search: String!): KeptView!': forAccount(keepView),
    'renameKeptView(id: Int!, name: String!): KeptView!': forAccount(
      (strapi, account, { id, name }: { id: number; name: string }) =>
        renameKeptView(strapi, account, id, name),
    ),
    'deleteKeptView(id: Int!): Boolean!': forAccount((strapi, account, { id }: { id: number }) =>
      deleteKeptView(strapi, account, id),
    ),
  },
};
