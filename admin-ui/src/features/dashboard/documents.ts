import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';
import { mediaFileFragment } from '../../strapi/media-file';

/** Counts drafts, because every post has one, published or not. */
export const DashboardOverview = graphql(
  `query DashboardOverview($recent: Int!) {
    portfolioItems_connection(pagination: { page: 1, pageSize: 1 }) { pageInfo { total } }
    blogPosts_connection(status: DRAFT, pagination: { page: 1, pageSize: 1 }) { pageInfo { total } }
    projects_connection(
      filters: { status: { in: ["ongoing", "upcoming"] } }
      pagination: { page: 1, pageSize: 1 }
    ) { pageInfo { total } }
    volunteers_connection(pagination: { page: 1, pageSize: 1 }) { pageInfo { total } }
    pendingComments: comments_connection(
      filters: { status: { eq: "pending" } }
      pagination: { page: 1, pageSize: 1 }
    ) { pageInfo { total } }
    portfolioItems(sort: ["createdAt:desc"], pagination: { limit: $recent }) {
      documentId title createdAt
      cover { ...MediaFileFields }
    }
    volunteers(sort: ["createdAt:desc"], pagination: { limit: $recent }) {
      documentId name createdAt
      project { title }
    }
  }`,
  [mediaFileFragment],
);

export type OverviewAnswer = ResultOf<typeof DashboardOverview>;

export const MailTroubles = graphql(`query MailTroubles {
  mailTroubles {
    total
    mails { id kind recipient problem nextTryAt }
  }
}`);

export const OwnerNotices = graphql(`query OwnerNotices {
  ownerNotices {
    id at event
    booking { documentId name service firstDay lastDay }
    work rank quoteNumber
  }
}`);

export type OwnerNotice = ResultOf<typeof OwnerNotices>['ownerNotices'][number];

export const DismissNotice = graphql(`mutation DismissNotice($id: Int!) {
  dismissNotice(id: $id)
}`);

export const SendMailAgain = graphql(`mutation SendMailAgain {
  sendMailAgain
}`);

export const DismissFailedMail = graphql(`mutation DismissFailedMail {
  dismissFailedMail
}`);

/** A separate document, because the CMS limits a document to seven root fields. */
export const BackupTimes = graphql(`query BackupTimes {
  backups {
    isRunning madeAt plannedAt downloadedAt failedAt problem comparedAt compareFailedAt compareBlockedAt compareProblem
    newest { bytes }
  }
}`);

export const OpenNewestBackup = graphql(`mutation OpenNewestBackup($password: String) {
  openNewestBackup(password: $password) { path }
}`);

export const BackUpNow = graphql(`mutation BackUpNow { backUpNow }`);

/** ISO 8601; a failure stays until the same job succeeds. */
export type Backups = ResultOf<typeof BackupTimes>['backups'];

export const WeeklyCounts = graphql(`query WeeklyCounts($weeks: Int!) {
  weeklyCounts(weeks: $weeks) { weekStart messages volunteers }
}`);

export const Samples = graphql(`query Samples {
  samples {
    left { contentType count }
    edited { contentType title }
    ownPages ownPieces restorableUntil keptFromSearch
  }
}`);

export type SamplesLeft = ResultOf<typeof Samples>['samples']['left'];

export const RemoveSamples = graphql(`mutation RemoveSamples { removeSamples { restorableUntil } }`);

export const BringSamplesBack = graphql(`mutation BringSamplesBack { bringSamplesBack { restorableUntil } }`);
