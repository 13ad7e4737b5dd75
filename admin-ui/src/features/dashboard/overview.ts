import * as z from 'zod/mini';
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
    recentItems: items.map(({ image, createdAt, ...row }) => ({
      ...row,
      image: toMediaFile(image),
      createdAt: createdAt ?? '',
    })),
    recentVolunteers: volunteers.map(({ project, createdAt, ...row }) => ({
      ...row,
      projectTitle: project?.title ?? '',
      createdAt: createdAt ?? '',
    })),
  };
}

/** Backups run weekly, so a good one is never older than this. */
const OLD_AFTER_MS = 8 * 24 * 3_600_000;

/**
 * Returns a warning about the backups; undefined if all is well.
 * @param now as of `Date.now()`
 */
export function backupWarning({ madeAt, failedAt, compareFailedAt }: Backups, now: number) {
  const { backups } = wording;
  if (failedAt) return backups.failed;
  if (!madeAt) return backups.none;
  if (now - Date.parse(madeAt) > OLD_AFTER_MS) return backups.old;
  return compareFailedAt ? backups.compareFailed : undefined;
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
