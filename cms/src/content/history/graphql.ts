import type { Core } from '@strapi/strapi';
import { type PageArguments, pageOf } from '../../platform/graphql/page-arguments';
import { compareRevision } from './compare-versions';
import { restoreRevision, type WantedState } from './restore-version';
import { readRevisions } from './versions';

/** Earlier versions of what the owner and the people of the panel write. */
export const historySchema = /* GraphQL */ `
  "A field as it was before a change, after it, and as it is now"
  type RevisionField {
    name: String!
    "words: a text; switch: 'true' or 'false'; files: a list of names and addresses, null for a file that is no more"
    kind: String!
    before: JSON!
    after: JSON!
    now: JSON!
  }
  "One change of an item"
  type Revision {
    "Of the row in the record of actions, too"
    id: Int!
    contentType: String!
    documentId: String!
    "false: the item was deleted"
    exists: Boolean!
    "true: it comes back as a draft, which visitors do not see"
    drafts: Boolean!
    "Those that can be restored: none before a creation or after a deletion, one where nothing was changed"
    sides: [RevisionSide!]!
    fields: [RevisionField!]!
  }
  "An item as it was on one side of a change"
  enum RevisionSide {
    BEFORE
    AFTER
  }
  "A file or a related thing that could not come back, because it is no more"
  type LeftOut {
    field: String!
    name: String!
  }
  type RestoredRevision {
    documentId: String!
    revision: Int!
    leftOut: [LeftOut!]!
  }
  type Query {
    "Who changed an item and when, newest first; a page holds 25 unless told, at most 100"
    revisions(documentId: String!, page: Int, pageSize: Int): ActivityPage!
    revision(id: Int!): Revision
  }
  type Mutation {
    "Makes an item what it was before or after a change, by a save of its own; of a post, the draft. revision: the one it has now"
    restoreRevision(id: Int!, side: RevisionSide! = AFTER, revision: Int!): RestoredRevision!
  }
`;

export const historyResolvers = (strapi: Core.Strapi) => ({
  Query: {
    revisions: (_: unknown, { documentId, ...page }: PageArguments & { documentId: string }) =>
      readRevisions(strapi, { documentId, ...pageOf(page) }),
    revision: (_: unknown, { id }: { id: number }) => compareRevision(strapi, id),
  },
  Mutation: {
    restoreRevision: (_: unknown, wanted: WantedState) => restoreRevision(strapi, wanted),
  },
});

const ownerAlone = { auth: { scope: ['api::settings.settings.update'] } };

export const historyAccess = {
  'Query.revisions': ownerAlone,
  'Query.revision': ownerAlone,
  'Mutation.restoreRevision': ownerAlone,
};
