import type { ResultOf } from 'gql.tada';
import { reader, sending } from '../../resource/reader';
import { graphql } from '../../strapi/graphql';
import { mediaFileFragment, toMediaFile } from '../../strapi/media-file';
import { wording } from './wording';

/** Counts drafts, because every post has one, published or not. */
const DashboardOverview = graphql(
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

const MailTroubles = graphql(`query MailTroubles {
  mailTroubles {
    total
    mails { id kind recipient problem nextTryAt }
  }
}`);

const OwnerNotices = graphql(`query OwnerNotices {
  ownerNotices {
    id at event
    booking { documentId name service firstDay lastDay }
    work rank quoteNumber
  }
}`);

export type OwnerNotice = ResultOf<typeof OwnerNotices>['ownerNotices'][number];

const DismissNotice = graphql(`mutation DismissNotice($id: Int!) {
  dismissNotice(id: $id)
}`);

const SendMailAgain = graphql(`mutation SendMailAgain {
  sendMailAgain
}`);

const DismissFailedMail = graphql(`mutation DismissFailedMail {
  dismissFailedMail
}`);

/** A separate document, because the CMS limits a document to seven root fields. */
const BackupTimes = graphql(`query BackupTimes {
  backups {
    isRunning madeAt plannedAt downloadedAt failedAt problem comparedAt compareFailedAt compareBlockedAt compareProblem
    newest { bytes }
  }
}`);

const OpenNewestBackup = graphql(`mutation OpenNewestBackup($password: String) {
  openNewestBackup(password: $password) { path }
}`);

const BackUpNow = graphql(`mutation BackUpNow { backUpNow }`);

/** ISO 8601; a failure stays until the same job succeeds. */
export type Backups = ResultOf<typeof BackupTimes>['backups'];

const WeeklyCounts = graphql(`query WeeklyCounts($weeks: Int!) {
  weeklyCounts(weeks: $weeks) { weekStart messages volunteers }
}`);

const Samples = graphql(`query Samples {
  samples {
    left { contentType count }
    edited { contentType title sampleFields }
    ownPages ownPieces restorableUntil keptFromSearch
  }
}`);

export type SamplesLeft = ResultOf<typeof Samples>['samples']['left'];

const RemoveSamples = graphql(`mutation RemoveSamples { removeSamples { restorableUntil } }`);

const BringSamplesBack = graphql(`mutation BringSamplesBack { bringSamplesBack { restorableUntil } }`);

/** Weeks on the chart, including the current one. */
const WEEKS = 12;
const RECENT = 3;

export type Overview = ReturnType<typeof toOverview>;

const totalOf = (found: { pageInfo: { total: number } } | null) => found?.pageInfo.total ?? 0;

/** Converts the response. `pendingComments` counts undecided comments; `projectTitle` is empty without a project. */
export function toOverview(answer: OverviewAnswer) {
  const items = answer.portfolioItems.filter((row) => row !== null);
  const volunteers = answer.volunteers.filter((row) => row !== null);
  return {
    counts: {
      portfolioItems: totalOf(answer.portfolioItems_connection),
      blogPosts: totalOf(answer.blogPosts_connection),
      activeProjects: totalOf(answer.projects_connection),
      volunteers: totalOf(answer.volunteers_connection),
    },
    pendingComments: totalOf(answer.pendingComments),
    recentItems: items.map(({ cover, createdAt, ...row }) => ({
      ...row,
      image: toMediaFile(cover),
      createdAt: createdAt ?? '',
    })),
    recentVolunteers: volunteers.map(({ project, createdAt, ...row }) => ({
      ...row,
      projectTitle: project?.title ?? '',
      createdAt: createdAt ?? '',
    })),
  };
}

export interface Week {
  /** 'Mar 30', the Monday on which the week starts. */
  label: string;
  messages: number;
  volunteers: number;
}

// A date without a time is parsed as UTC.
const monday = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** @param weekStart YYYY-MM-DD */
export function toWeek({
  weekStart,
  messages,
  volunteers,
}: Omit<Week, 'label'> & { weekStart: string }): Week {
  return { label: monday.format(new Date(weekStart)), messages, volunteers };
}

const RUNNING_MS = 2000;

const read = reader('dashboard', wording.loadFailure);

export const dashboardQueries = {
  overview: () =>
    read('overview', DashboardOverview, {
      variables: { recent: RECENT },
      toData: toOverview,
      ofEveryNoun: true,
    }),
  mailTroubles: () => read('mail', MailTroubles),
  /** Automatic events that were not dismissed. */
  notices: () => read('notices', OwnerNotices, { ofEveryNoun: true }),
  samples: () => read('samples', Samples, { ofEveryNoun: true }),
  /** Read again until a running backup has ended. */
  backups: () => ({
    ...read('backups', BackupTimes),
    refetchInterval: ({ state }: { state: { data?: Backups | undefined } }) =>
      state.data?.isRunning ? RUNNING_MS : (false as const),
  }),
  /** Oldest first. */
  weekly: () =>
    read('weekly', WeeklyCounts, {
      variables: { weeks: WEEKS },
      toData: ({ weeklyCounts }) => weeklyCounts.map(toWeek),
      ofEveryNoun: true,
    }),
};

export const sendMailAgain = () =>
  sending(SendMailAgain, { done: wording.mail.triedAgain, failed: wording.mail.tryFailed });

/** Dismisses all mail that is not retried automatically. */
export const dismissFailedMail = () =>
  sending(DismissFailedMail, { done: wording.mail.dismissed, failed: wording.mail.dismissFailed });

export const backUpNow = () => sending(BackUpNow, { failed: wording.backups.notAsked });

/** Checks the password and makes a link to the newest archive. */
export const openNewestBackup = () =>
  // The CMS's own sentence: 'Invalid password', or when to try again.
  sending(OpenNewestBackup, { failed: (reason) => reason, changesNothingShown: true });

/** Dismisses a notice on all devices. */
export const dismissNotice = () => sending(DismissNotice, { failed: wording.notices.dismissFailed });

export const removeSamples = () =>
  sending(RemoveSamples, { done: wording.samples.removed, failed: wording.samples.removeFailed });

export const bringSamplesBack = () =>
  sending(BringSamplesBack, { done: wording.samples.broughtBack, failed: wording.samples.bringBackFailed });
