import { forAccount, type Operations, OWNER_ALONE } from '../../platform/graphql/operations';
import { dropKeptDraft, keepDraft, readKeptDraft, readKeptDrafts } from './drafts';
import { deleteKeptView, keepView, readKeptViews, renameKeptView } from './saved-views';

/** GraphQL schema of the drafts and saved views of a signed-in user. Nobody else can read them. */
export const keptOperations: Operations = {
  access: OWNER_ALONE,
  types: /* GraphQL */ `
    "Unsaved values of a form"
    type KeptDraft {
      "The form and its item, such as blog/new"
      name: String!
      title: String!
      "Path of the form in the owner's area"
      path: String!
      "The values as JSON"
      values: String!
      "Revision of the item that the draft is based on; 0 for a new item"
      itemRevision: Int!
      revision: Int!
      keptAt: String!
      "true if the item is in the bin, so the draft opens only after it is restored"
      isInBin: Boolean!
    }
    type KeptDraftReceipt {
      "false if another device has stored a newer draft"
      kept: Boolean!
      "Revision of the stored draft"
      revision: Int!
    }
    input KeptDraftInput {
      name: String!
      title: String!
      path: String!
      values: String!
      itemRevision: Int!
      "Revision of the draft that this device has; 0 if it has none"
      revision: Int!
    }
    "A saved view of a list"
    type KeptView {
      id: Int!
      name: String!
      "Search parameters of the list, as JSON"
      search: String!
    }
  `,
  queries: {
    'keptDraft(name: String!): KeptDraft': forAccount(readKeptDraft),
    'keptDrafts: [KeptDraft!]!': [
      'For the account that asks. Returns its drafts, newest first, at most 100',
      forAccount(readKeptDrafts),
    ],
    'keptViews(list: String!): [KeptView!]!': forAccount(readKeptViews),
  },
  mutations: {
    'keepDraft(data: KeptDraftInput!): KeptDraftReceipt!': forAccount(keepDraft),
    'dropKeptDraft(name: String!, revision: Int!): Boolean!': [
      'For the account that asks. Deletes a draft, unless another device has stored a newer revision',
      forAccount(dropKeptDraft),
    ],
    'keepView(list: String!, name: String!, search: String!): KeptView!': forAccount(keepView),
    'renameKeptView(id: Int!, name: String!): KeptView!': forAccount(renameKeptView),
    'deleteKeptView(id: Int!): Boolean!': forAccount(deleteKeptView),
  },
};
