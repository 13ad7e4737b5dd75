import * as z from 'zod/mini';
import { DAY_MS } from '../../../../cms/src/shared/days';
import { oneOf } from '../../kit/list/list-search';
import { toMediaFile } from '../../strapi/media-file';
import type { Backups, OverviewAnswer } from './documents';
import { wording } from './wording';

/** Weeks on the chart, including the current one. */
export const WEEKS = 12;
export const RECENT = 3;

export const dashboardSearch = z.object({
  tab: oneOf(wording.tabs, 'overview'),
});

export type DashboardSearch = z.infer<typeof dashboardSearch>;

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

/** Backups run every night: one of two nights may have failed. */
const OLD_AFTER_MS = 2 * DAY_MS;

/**
 * Returns the name of a warning about the backups; undefined if all is well, or if the first one is still to come.
 * @param now as of `Date.now()`
 */
export function backupWarning(
  { madeAt, plannedAt, downloadedAt, failedAt, compareFailedAt, compareBlockedAt, newest }: Backups,
  now: number,
) {
  if (failedAt) return 'failed';
  // The clock was ahead when the newest archive was made.
  if (!madeAt && newest) return 'unknown';
  if (!madeAt) return plannedAt && Date.parse(plannedAt) > now ? undefined : 'none';
  if (now - Date.parse(madeAt) > OLD_AFTER_MS) return 'old';
  if (compareFailedAt) return 'compareFailed';
  if (compareBlockedAt) return 'compareBlocked';
  return downloadedAt ? undefined : 'notCopied';
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
