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
    "Values of a field before a change, after it, and now"
    type RevisionField {
      name: String!
      "words: a text. switch: 'true' or 'false'. files: names and URLs; the URL is null if the file no longer exists"
      kind: String!
      before: JSON!
      after: JSON!
      now: JSON!
    }
    "One change of an item"
    type Revision {
      "Also the id of its entry in the activity log"
      id: Int!
      contentType: String!
      documentId: String!
      "false if the item was deleted"
      exists: Boolean!
      "true if the item is restored as a draft, which visitors do not see"
      drafts: Boolean!
      "The sides that can be restored. A creation has no BEFORE, a deletion no AFTER"
      sides: [RevisionSide!]!
      fields: [RevisionField!]!
    }
    "An item before or after a change"
    enum RevisionSide {
      BEFORE
      AFTER
    }
    "A file or related item that could not be restored, because it no longer exists"
    type LeftOut {
      field: String!
      name: String!
    }
    type RestoredRevision {
      documentId: String!
      revision: Int!
      leftOut: [LeftOut!]!
    }
    "An entry of the activity log"
    type Activity {
      id: Int!
      happenedAt: String!
      "client, owner, administrator, editor, machine, or unknown for a failed sign-in"
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
      "State of a booking before its change of state"
      from: String
      to: String
      "Hash of the network address: equal for equal addresses"
      addressKey: String
      "true if revision() returns the values before and after"
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
      "Searches titles and names of people" q: String,
      kind: ActivityKind, source: String
    ): ActivityPage!`]: [
      'For the owner. Newest first; 25 entries per page by default, at most 100',
      (strapi, search: ActivityArguments) => readActivity(strapi, { ...search, ...searchOf(search) }),
    ],
    'revisions(documentId: String!, page: Int, pageSize: Int): ActivityPage!': [
      'For the owner. Returns the changes of an item, newest first; 25 entries per page by default, at most 100',
      (strapi, { documentId, ...page }: PageArguments & { documentId: string }) =>
        readRevisions(strapi, documentId, pageOf(page)),
    ],
    'revision(id: Int!): Revision': (strapi, { id }: { id: number }) => compareVersions(strapi, id),
  },
  mutations: {
    'restoreRevision(id: Int!, side: RevisionSide! = AFTER, revision: Int!): RestoredRevision!': [
      'For the owner. Saves an item with its values before or after a change; a post is restored as a draft. revision is the current one',
      restoreRevision,
    ],
  },
};
