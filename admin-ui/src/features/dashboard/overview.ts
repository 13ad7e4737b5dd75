import * as z from 'zod/mini';
import { DAY_MS } from '../../../../cms/src/shared/days';
import { oneOf } from '../../kit/list/list-search';
import type { Backups } from './queries';
import { wording } from './wording';

export const dashboardSearch = z.object({
  tab: oneOf(wording.tabs, 'overview'),
});

export type DashboardSearch = z.infer<typeof dashboardSearch>;

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
