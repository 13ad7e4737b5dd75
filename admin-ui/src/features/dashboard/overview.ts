import * as z from 'zod/mini';
import { type MediaFile, toMediaFile } from '../../strapi/media-file';
import type { OverviewAnswer } from './documents';

/** Weeks on the chart, the current one included. */
export const WEEKS = 12;
/** Items in each list of recent ones. */
export const RECENT = 3;

export const DASHBOARD_TABS = [
  'overview',
  'content',
  'blog',
  'projects',
  'events',
  'volunteers',
  'messages',
] as const;

export type DashboardTab = (typeof DASHBOARD_TABS)[number];

export const dashboardSearch = z.object({
  tab: z.catch(z._default(z.enum(DASHBOARD_TABS), 'overview'), 'overview'),
});

export type DashboardSearch = z.infer<typeof dashboardSearch>;

export const dashboardSearchDefaults = { tab: 'overview' } as const;

export interface RecentItem {
  documentId: string;
  title: string;
  image: MediaFile | null;
  /** ISO 8601 */
  createdAt: string;
}

export interface RecentVolunteer {
  documentId: string;
  name: string;
  /** Empty without one. */
  projectTitle: string;
  /** ISO 8601 */
  createdAt: string;
}

export interface Overview {
  counts: { portfolioItems: number; blogPosts: number; activeProjects: number; volunteers: number };
  /** Comments that nobody has decided about. */
  pendingComments: number;
  recentItems: RecentItem[];
  recentVolunteers: RecentVolunteer[];
}

export function toOverview(answer: OverviewAnswer): Overview {
  return {
    counts: {
      portfolioItems: answer.portfolioItems_connection?.pageInfo.total ?? 0,
      blogPosts: answer.blogPosts_connection?.pageInfo.total ?? 0,
      activeProjects: answer.projects_connection?.pageInfo.total ?? 0,
      volunteers: answer.volunteers_connection?.pageInfo.total ?? 0,
    },
    pendingComments: answer.pendingComments?.pageInfo.total ?? 0,
    recentItems: answer.portfolioItems.flatMap((row) =>
      row
        ? {
            documentId: row.documentId,
            title: row.title,
            image: toMediaFile(row.image),
            createdAt: row.createdAt ?? '',
          }
        : [],
    ),
    recentVolunteers: answer.volunteers.flatMap((row) =>
      row
        ? {
            documentId: row.documentId,
            name: row.name,
            projectTitle: row.project?.title ?? '',
            createdAt: row.createdAt ?? '',
          }
        : [],
    ),
  };
}

export interface Week {
  /** 'Mar 30', the Monday it begins with. */
  label: string;
  messages: number;
  volunteers: number;
}

// The CMS cuts weeks in UTC; so are their names.
const monday = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** @param weekStart YYYY-MM-DD */
export function toWeek({
  weekStart,
  messages,
  volunteers,
}: Omit<Week, 'label'> & { weekStart: string }): Week {
  return { label: monday.format(new Date(weekStart)), messages, volunteers };
}
