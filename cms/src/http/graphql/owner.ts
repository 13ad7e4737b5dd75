import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { ACTIONS } from '../../content/history/actions';
import { type ActivityKind, readActivity } from '../../content/history/activity-log';
import { publicationState } from '../../content/schedule/publication-state';
import { dismissFailed, mailTroubles, tryTroubledAgain } from '../../mail/failed-mail';
import { MAIL_KINDS } from '../../mail/outbox';
import { changeOwnEmail, ownersAddress } from '../../people/accounts/owner-email';
import { type AskedFor, erasePerson, readPerson } from '../../people/personal-data/personal-data';
import { type PageArguments, pageOf } from '../../platform/graphql/page-arguments';
import { readBackups } from '../../platform/monitoring/backup-status';
import { endPreviews, previewLink } from '../../site/blog/blog-queries';
import { missedPaths } from '../../site/pages/missing-pages';
import { deletePortfolioItems, setPortfolioCategory } from '../../site/portfolio/bulk-changes';
import {
  movePortfolioItems,
  type PortfolioMove,
  portfolioOrder,
  showNewestFirst,
} from '../../site/portfolio/portfolio-order';
import { weeklyCounts } from '../../site/submissions/weekly-counts';

/** What the owner's area needs beyond Strapi's own operations. */
export const ownerSchema = /* GraphQL */ `
  type WeeklyCount {
    weekStart: String!
    messages: Int!
    volunteers: Int!
  }
  "Everything that is stored about one visitor, as rows of JSON"
  type Person {
    email: String
    phone: String
    messages: JSON!
    applications: JSON!
    comments: JSON!
    "With what happened to each"
    bookings: JSON!
    "What was written to them: kinds and times"
    mails: JSON!
    "What was begun about these rows and not saved"
    drafts: JSON!
  }
  "How many rows of each kind were erased"
  type ErasedPerson {
    email: String
    phone: String
    messages: Int!
    applications: Int!
    comments: Int!
    bookings: Int!
    "Of these rows and their quotes"
    documentIds: [ID!]!
  }
  extend type BlogPost {
    "draft, published, or modified when a draft newer than the published version exists"
    publicationState: String!
  }
  "Shows the draft of a post to whoever has it"
  type PreviewLink {
    "Path and search on the site; the same behind /v1 has the older look"
    path: String!
    "ISO time"
    endsAt: String!
  }
  "One thing that the owner, or somebody in the panel, did"
  type Activity {
    id: Int!
    happenedAt: String!
    "client, owner, administrator, editor, machine, or unknown for a sign-in that failed"
    actor: String!
    actorName: String
    "GraphQL, REST, panel, machine or schedule"
    door: String!
    "${ACTIONS.join(', ')}"
    action: String!
    contentType: String
    documentId: String
    title: String
    changedFields: [String!]!
    "States of a booking that moved"
    from: String
    to: String
    "The same for the same address; it cannot be turned back into one"
    addressKey: String
    "true: revision() tells what was there before and after"
    hasVersion: Boolean!
  }
  "What is known of the copies of this site; each an ISO time. A failure is there until the same has succeeded"
  type Backups {
    madeAt: String
    failedAt: String
    "When one was last restored into a scratch place and compared"
    comparedAt: String
    compareFailedAt: String
  }
  enum ActivityKind {
    CONTENT
    FILES
    ACCOUNTS
    SIGN_INS
  }
  type ActivityPage {
    entries: [Activity!]!
    total: Int!
    page: Int!
    pageSize: Int!
  }
  type PortfolioOrder {
    "Counted up by every arrangement; sent with the next one"
    version: Int!
    "false: newest first"
    arranged: Boolean!
  }
  "A mail that could not be sent"
  type MailTrouble {
    id: Int!
    "${MAIL_KINDS.join(', ')}"
    kind: String!
    "null: there is nobody any more"
    recipient: String
    problem: String!
    createdAt: String!
    "null: it is not tried again by itself"
    nextTryAt: String
  }
  "The newest ones; total counts them all"
  type MailTroubles {
    total: Int!
    mails: [MailTrouble!]!
  }
  enum PortfolioPlace {
    FIRST
    LAST
    BEFORE
    AFTER
  }
  "An address that was asked for and has no page"
  type MissedPath {
    path: String!
    count: Int!
  }
  type MissedPathPage {
    nodes: [MissedPath!]!
    pageInfo: Pagination!
  }
  type Query {
    "Newest first; a page holds 25 unless told, at most 100"
    activity(
      page: Int
      pageSize: Int
      documentId: String
      "In the name of what it is about or of who did it"
      q: String
      kind: ActivityKind
      door: String
    ): ActivityPage!
    weeklyCounts(weeks: Int!): [WeeklyCount!]!
    blogPostPreview(documentId: ID!): PreviewLink!
    backups: Backups!
    person(email: String, phone: String): Person!
    portfolioOrder: PortfolioOrder!
    mailTroubles: MailTroubles!
    "Asked for most first; q: what the path contains"
    missedPaths(q: String, page: Int, pageSize: Int): MissedPathPage!
    "Where the owner's mail goes; null while the account has only a made-up address"
    ownEmail: String
  }
  type Mutation {
    unpublishBlogPost(documentId: ID!): BlogPost
    "Ends all links to the draft, those of the panel among them"
    endBlogPostPreviews(documentId: ID!): Boolean!
    erasePerson(email: String, phone: String): ErasedPerson!
    "Tries all mail again that could not be sent; how many mails"
    sendMailAgain: Int!
    "Gives up all mail that is not tried again by itself; how many mails"
    dismissFailedMail: Int!
    "The address of the owner's own account, to which the owner's mail goes"
    changeOwnEmail(email: String!, password: String!): String!
    "target: the item that BEFORE and AFTER mean"
    movePortfolioItems(documentIds: [ID!]!, place: PortfolioPlace!, target: ID, version: Int!): PortfolioOrder!
    showPortfolioNewestFirst(version: Int!): PortfolioOrder!
    "How many items have it now; at most 100 a call"
    setPortfolioCategory(documentIds: [ID!]!, category: String): Int!
    "How many were deleted; at most 100 a call"
    deletePortfolioItems(documentIds: [ID!]!): Int!
  }
`;

const BLOG_POST = 'api::blog-post.blog-post';
const PORTFOLIO_ITEM = 'api::portfolio-item.portfolio-item';

interface SomeItems {
  documentIds: string[];
}

interface ActivityArguments extends PageArguments {
  documentId?: string | null;
  q?: string | null;
  kind?: ActivityKind | null;
  door?: string | null;
}

interface EmailChange {
  email: string;
  password: string;
}

/** What Strapi hands to the resolvers of somebody who is signed in. */
interface SignedInContext {
  state: { user: { id: number } };
}

export const ownerResolvers = (strapi: Core.Strapi) => ({
  Query: {
    activity: (_: unknown, { documentId, q, kind, door, ...page }: ActivityArguments) =>
      readActivity(strapi, {
        ...pageOf(page),
        documentId: documentId ?? undefined,
        q: q?.trim(),
        kind: kind ?? undefined,
        door: door ?? undefined,
      }),
    weeklyCounts: (_: unknown, { weeks }: { weeks: number }) => weeklyCounts(strapi, weeks),
    blogPostPreview: (_: unknown, { documentId }: { documentId: string }) => previewLink(strapi, documentId),
    backups: () => readBackups(strapi),
    person: (_: unknown, asked: AskedFor) => readPerson(strapi, asked),
    portfolioOrder: () => portfolioOrder(strapi),
    mailTroubles: () => mailTroubles(strapi),
    missedPaths: (_: unknown, { q, ...asked }: PageArguments & { q?: string | null }) =>
      missedPaths(strapi, { q: q ?? '', ...pageOf(asked) }),
    ownEmail: () => ownersAddress(strapi),
  },
  Mutation: {
    /** Stock Strapi cannot take a post back through its content API: neither status nor publishedAt do it. */
    unpublishBlogPost: async (_: unknown, { documentId }: { documentId: string }) => {
      const { entries } = await strapi.documents(BLOG_POST).unpublish({ documentId });
      if (!entries[0] && !(await exists(strapi, documentId)))
        throw new errors.NotFoundError('There is no such blog post');
      return entries[0] ?? null;
    },
    endBlogPostPreviews: (_: unknown, { documentId }: { documentId: string }) =>
      endPreviews(strapi, documentId),
    erasePerson: (_: unknown, asked: AskedFor) => erasePerson(strapi, asked),
    sendMailAgain: () => tryTroubledAgain(strapi),
    dismissFailedMail: () => dismissFailed(strapi),
    changeOwnEmail: (_: unknown, { email, password }: EmailChange, { state }: SignedInContext) =>
      changeOwnEmail(strapi, { id: state.user.id, email, password }),
    movePortfolioItems: (_: unknown, move: PortfolioMove) => movePortfolioItems(strapi, move),
    showPortfolioNewestFirst: (_: unknown, { version }: { version: number }) =>
      showNewestFirst(strapi, version),
    setPortfolioCategory: (_: unknown, { documentIds, category }: SomeItems & { category?: string | null }) =>
      setPortfolioCategory(strapi, documentIds, category ?? null),
    deletePortfolioItems: (_: unknown, { documentIds }: SomeItems) =>
      deletePortfolioItems(strapi, documentIds),
  },
  BlogPost: {
    publicationState: ({ documentId }: { documentId: string }) => publicationState(strapi, documentId),
  },
});

const exists = async (strapi: Core.Strapi, documentId: string) =>
  (await strapi.db.query(BLOG_POST).count({ where: { documentId } })) > 0;

/** When mail reaches the owner, and what is thrown away when: the rest of the settings is what the site shows or does. */
const OWNERS_SETTINGS = [
  'notifyOwner',
  'quietFrom',
  'quietUntil',
  'deleteMessagesAfterMonths',
  'deleteRejectedAfterMonths',
  'deleteBookingsAfterMonths',
];

export const ownerAccess = {
  ...Object.fromEntries(
    OWNERS_SETTINGS.map((field) => [
      `Settings.${field}`,
      { auth: { scope: ['api::settings.settings.update'] } },
    ]),
  ),
  'Query.activity': { auth: { scope: ['api::settings.settings.update'] } },
  'Query.missedPaths': { auth: { scope: ['api::redirect.redirect.update'] } },
  'Query.mailTroubles': { auth: { scope: ['api::settings.settings.update'] } },
  'Query.ownEmail': { auth: { scope: ['plugin::users-permissions.auth.changePassword'] } },
  'Mutation.sendMailAgain': { auth: { scope: ['api::settings.settings.update'] } },
  'Mutation.dismissFailedMail': { auth: { scope: ['api::settings.settings.update'] } },
  'Mutation.changeOwnEmail': { auth: { scope: ['plugin::users-permissions.auth.changePassword'] } },
  'Query.backups': { auth: { scope: ['api::settings.settings.update'] } },
  'Query.weeklyCounts': { auth: { scope: ['api::message.message.find', 'api::volunteer.volunteer.find'] } },
  'Query.person': { auth: { scope: ['api::person.person.export'] } },
  'Mutation.erasePerson': { auth: { scope: ['api::person.person.erase'] } },
  'Query.blogPostPreview': { auth: { scope: [`${BLOG_POST}.update`] } },
  'Mutation.endBlogPostPreviews': { auth: { scope: [`${BLOG_POST}.update`] } },
  'Mutation.unpublishBlogPost': { auth: { scope: [`${BLOG_POST}.update`] } },
  'Query.portfolioOrder': { auth: { scope: [`${PORTFOLIO_ITEM}.update`] } },
  'Mutation.movePortfolioItems': { auth: { scope: [`${PORTFOLIO_ITEM}.update`] } },
  'Mutation.showPortfolioNewestFirst': { auth: { scope: [`${PORTFOLIO_ITEM}.update`] } },
  'Mutation.setPortfolioCategory': { auth: { scope: [`${PORTFOLIO_ITEM}.update`] } },
  'Mutation.deletePortfolioItems': { auth: { scope: [`${PORTFOLIO_ITEM}.delete`] } },
  'BlogPost.publicationState': { auth: { scope: [`${BLOG_POST}.update`] } },
};
