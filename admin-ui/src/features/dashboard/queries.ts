import { mutationOptions } from '@tanstack/react-query';
import { reader } from '../../resource/reader';
import { strapi } from '../../strapi/client';
import {
  BackUpNow,
  type Backups,
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

export const backUpNow = () =>
  mutationOptions({
    mutationFn: () => strapi.answer(BackUpNow),
    meta: { failed: wording.backups.notAsked },
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
