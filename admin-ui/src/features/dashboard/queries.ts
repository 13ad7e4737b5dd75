import { mutationOptions } from '@tanstack/react-query';
import { reader } from '../../resource/reader';
import { strapi } from '../../strapi/client';
import {
  BackupTimes,
  BringSamplesBack,
  DashboardOverview,
  DismissFailedMail,
  DismissNotice,
  MailTroubles,
  OpenNewestBackup,
  OwnerNotices,
  RemoveSamples,
  Samples,
  SendMailAgain,
  WeeklyCounts,
} from './documents';
import { RECENT, toOverview, toWeek, WEEKS } from './overview';
import { wording } from './wording';

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
  backups: () => read('backups', BackupTimes),
  /** Oldest first. */
  weekly: () =>
    read('weekly', WeeklyCounts, {
      variables: { weeks: WEEKS },
      toData: ({ weeklyCounts }) => weeklyCounts.map(toWeek),
      ofEveryNoun: true,
    }),
};

export const sendMailAgain = () =>
  mutationOptions({
    mutationFn: () => strapi.answer(SendMailAgain),
    meta: { done: wording.mail.triedAgain, failed: wording.mail.tryFailed },
  });

/** Dismisses all mail that is not retried automatically. */
export const dismissFailedMail = () =>
  mutationOptions({
    mutationFn: () => strapi.answer(DismissFailedMail),
    meta: { done: wording.mail.dismissed, failed: wording.mail.dismissFailed },
  });

/** Checks the password and makes a link to the newest archive. */
export const openNewestBackup = () =>
  mutationOptions({
    mutationFn: (password: string | null) => strapi.answer(OpenNewestBackup, { password }),
    // The CMS's own sentence: 'Invalid password', or when to try again.
    meta: { failed: (reason) => reason, changesNothingShown: true },
  });

/** Dismisses a notice on all devices. */
export const dismissNotice = () =>
  mutationOptions({
    mutationFn: (id: number) => strapi.answer(DismissNotice, { id }),
    meta: { failed: wording.notices.dismissFailed },
  });

export const removeSamples = () =>
  mutationOptions({
    mutationFn: () => strapi.answer(RemoveSamples),
    meta: { done: wording.samples.removed, failed: wording.samples.removeFailed },
  });

export const bringSamplesBack = () =>
  mutationOptions({
    mutationFn: () => strapi.answer(BringSamplesBack),
    meta: { done: wording.samples.broughtBack, failed: wording.samples.bringBackFailed },
  });
