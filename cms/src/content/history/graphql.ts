import { type Operations, OWNER_ALONE } from '../../platform/graphql/operations';
import {
  type PageArguments,
  pageOf,
  pageType,
  type SearchArguments,
  searchOf,
} from '../../platform/graphql/page-arguments';
import { ACTIONS } from './actions';
import { type ActivityKind, readActivity } from './activity-log';
import { compareVersions } from './compare-versions';
import { restoreRevision } from './restore-version';
import { readRevisions } from './versions';

interface ActivityArguments extends SearchArguments {
  documentId?: string | null;
  kind?: ActivityKind | null;
  source?: string | null;
}

/** The activity log, and earlier versions of content by the owner and editors. */
export const historyOperations: Operations = {
  access: OWNER_ALONE,
  types: /* GraphQL */ `
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
    "One thing that the owner, or somebody in the panel, did"
    type Activity {
      id: Int!
      happenedAt: String!
      "client, owner, administrator, editor, machine, or unknown for a sign-in that failed"
      actor: String!
      actorName: String
      "GraphQL, REST, panel, machine or schedule"
      source: String!
      "${ACTIONS.join(', ')}"
      action: String!
      contentType: String
      documentId: String
      title: String
      "Current name of a submission, which the log does not store; null once it is deleted"
      sender: String
      changedFields: [String!]!
      "States of a booking that moved"
      from: String
      to: String
      "The same for the same address; it cannot be turned back into one"
      addressKey: String
      "true: revision() returns the state before and after"
      hasVersion: Boolean!
    }
    enum ActivityKind {
      CONTENT
      FILES
      ACCOUNTS
      SIGN_INS
    }
    ${pageType('ActivityPage', 'Activity')}
  `,
  queries: {
    [`activity(
      page: Int, pageSize: Int, documentId: String,
      "In the name of what it is about or of who did it" q: String,
      kind: ActivityKind, source: String
    ): ActivityPage!`]: [
      'Newest first; 25 to a page by default, at most 100',
      (strapi, { documentId, kind, source, ...search }: ActivityArguments) =>
        readActivity(strapi, {
          ...searchOf(search),
          documentId: documentId ?? undefined,
          kind: kind ?? undefined,
          source: source ?? undefined,
        }),
    ],
    'revisions(documentId: String!, page: Int, pageSize: Int): ActivityPage!': [
      'Who changed an item and when, newest first; 25 to a page by default, at most 100',
      (strapi, { documentId, ...page }: PageArguments & { documentId: string }) =>
        readRevisions(strapi, { documentId, ...pageOf(page) }),
    ],
    'revision(id: Int!): Revision': (strapi, { id }: { id: number }) => compareVersions(strapi, id),
  },
  mutations: {
    'restoreRevision(id: Int!, side: RevisionSide! = AFTER, revision: Int!): RestoredRevision!': [
      'Makes an item what it was before or after a change, with a separate save; of a post, the draft. revision: the one it has now',
      restoreRevision,
    ],
  },
};
