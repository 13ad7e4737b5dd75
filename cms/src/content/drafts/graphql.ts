import type { Core } from '@strapi/strapi';
import type { SignedInContext } from '../../platform/graphql/signed-in-context';
import { type Draft, dropKeptDraft, keepDraft, readKeptDraft, readKeptDrafts } from './drafts';
import { deleteKeptView, keepView, readKeptViews, renameKeptView, type View } from './saved-views';

/** GraphQL schema of the drafts and saved views of a signed-in user. Nobody else can read them. */
export const keptSchema = /* GraphQL */ `
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
  type Query {
    keptDraft(name: String!): KeptDraft
    "The latest first; at most 100"
    keptDrafts: [KeptDraft!]!
    keptViews(list: String!): [KeptView!]!
  }
  type Mutation {
    keepDraft(data: KeptDraftInput!): KeptDraftReceipt!
    "revision: the one that this device knows; another device's later one stays"
    dropKeptDraft(name: String!, revision: Int!): Boolean!
    keepView(list: String!, name: String!, search: String!): KeptView!
    renameKeptView(id: Int!, name: String!): KeptView!
    deleteKeptView(id: Int!): Boolean!
  }
`;

export function keptResolvers(strapi: Core.Strapi) {
  const own =
    <Arguments, Answer>(answer: (account: number, given: Arguments) => Answer) =>
    (_: unknown, given: Arguments, { state }: SignedInContext) =>
      answer(state.user.id, given);
  return {
    Query: {
      keptDraft: own((account, { name }: { name: string }) => readKeptDraft(strapi, account, name)),
      keptDrafts: own((account) => readKeptDrafts(strapi, account)),
      keptViews: own((account, { list }: { list: string }) => readKeptViews(strapi, account, list)),
    },
    Mutation: {
      keepDraft: own((account, { data }: { data: Draft }) => keepDraft(strapi, account, data)),
      dropKeptDraft: own((account, { name, revision }: Pick<Draft, 'name' | 'revision'>) =>
        dropKeptDraft(strapi, account, name, revision),
      ),
      keepView: own((account, view: View) => keepView(strapi, account, view)),
      renameKeptView: own((account, { id, name }: { id: number; name: string }) =>
        renameKeptView(strapi, account, id, name),
      ),
      deleteKeptView: own((account, { id }: { id: number }) => deleteKeptView(strapi, account, id)),
    },
  };
}

const ownerAlone = { auth: { scope: ['api::settings.settings.update'] } };

export const keptAccess = Object.fromEntries(
  [
    'Query.keptDraft',
    'Query.keptDrafts',
    'Query.keptViews',
    'Mutation.keepDraft',
    'Mutation.dropKeptDraft',
    'Mutation.keepView',
    'Mutation.renameKeptView',
    'Mutation.deleteKeptView',
  ].map((operation) => [operation, ownerAlone]),
);
