import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import {
  type Backups,
  BackupTimes,
  DashboardOverview,
  DismissFailedMail,
  DismissNotice,
  MailTroubles,
  OpenNewestBackup,
  OwnerNotices,
  SendMailAgain,
  WeeklyCounts,
} from './documents';
import { type Overview, RECENT, toOverview, toWeek, WEEKS, type Week } from './overview';
import { wording } from './wording';

export const dashboardQueries = {
  overview: () =>
    queryOptions({
      queryKey: ['dashboard', 'overview'] as const,
      queryFn: async ({ signal }): Promise<Overview> => {
        const variables = { recent: RECENT };
        return toOverview(await strapi.request({ document: DashboardOverview, variables, signal }));
      },
      meta: { loadFailure: wording.loadFailure, ofEveryNoun: true },
    }),

  mailTroubles: () =>
    queryOptions({
      queryKey: ['dashboard', 'mail'] as const,
      queryFn: async ({ signal }) => (await strapi.request({ document: MailTroubles, signal })).mailTroubles,
      meta: { loadFailure: wording.loadFailure },
    }),

  /** Automatic events that were not dismissed. */
  notices: () =>
    queryOptions({
      queryKey: ['dashboard', 'notices'] as const,
      queryFn: async ({ signal }) => (await strapi.request({ document: OwnerNotices, signal })).ownerNotices,
      meta: { loadFailure: wording.loadFailure, ofEveryNoun: true },
    }),

  backups: () =>
    queryOptions({
      queryKey: ['dashboard', 'backups'] as const,
      queryFn: async ({ signal }): Promise<Backups> =>
        (await strapi.request({ document: BackupTimes, signal })).backups,
      meta: { loadFailure: wording.loadFailure },
    }),

  /** Oldest first. */
  weekly: () =>
    queryOptions({
      queryKey: ['dashboard', 'weekly'] as const,
      queryFn: async ({ signal }): Promise<Week[]> => {
        const variables = { weeks: WEEKS };
        const { weeklyCounts } = await strapi.request({ document: WeeklyCounts, variables, signal });
        return weeklyCounts.map(toWeek);
      },
      meta: { loadFailure: wording.loadFailure, ofEveryNoun: true },
    }),
};

export const sendMailAgain = () =>
  mutationOptions({
    mutationFn: () => strapi.request({ document: SendMailAgain }),
    meta: { done: wording.mail.triedAgain, failed: wording.mail.tryFailed },
  });

/** Dismisses all mail that is not retried automatically. */
export const dismissFailedMail = () =>
  mutationOptions({
    mutationFn: () => strapi.request({ document: DismissFailedMail }),
    meta: { done: wording.mail.dismissed, failed: wording.mail.dismissFailed },
  });

/** Checks the password and makes a link to the newest archive. */
export const openNewestBackup = () =>
  mutationOptions({
    mutationFn: async (password: string | null) =>
      (await strapi.request({ document: OpenNewestBackup, variables: { password } })).openNewestBackup,
    // The CMS's own sentence: 'Invalid password', or when to try again.
    meta: { failed: (reason) => reason, changesNothingShown: true },
  });

/** Dismisses a notice on all devices. */
export const dismissNotice = () =>
  mutationOptions({
    mutationFn: (id: number) => strapi.request({ document: DismissNotice, variables: { id } }),
    meta: { failed: wording.notices.dismissFailed },
  });
