import { paymentReminders } from '../booking/payments/reminders';
import { quoteEnds } from '../booking/quotes/quote-jobs';
import { endHolds, finishBookings } from '../booking/states/booking-jobs';
import { clearBin } from '../content/bin/restore-from-bin';
import { clearKept } from '../content/drafts/drafts';
import { clearOldActivity } from '../content/history/activity-log';
import { clearOldRevisions } from '../content/history/versions';
import { publishDueItems } from '../content/schedule/publish-due';
import { nextMoment } from '../content/schedule/schedule-table';
import { makeVariants, variantsDue } from '../files/variants/variant-job';
import { removeUnusedFiles, sweepForgottenUploads } from '../files/visibility/unused-files';
import { clearOldMail } from '../mail/outbox';
import { deleteOld } from '../people/personal-data/retention';
import type { Work } from '../platform/jobs/job';
import { sweepCounters } from '../platform/request/rate-limit';
import { wording } from './wording';

/** All scheduled jobs. Each runs once, however many machines there are. Times are those of the site's clock. */
export const JOBS: readonly Work[] = [
  { name: 'publishing', title: wording.publishing, nextDue: nextMoment, run: publishDueItems },
  { name: 'counters', title: wording.counters, daily: '03:15', run: sweepCounters },
  { name: 'revisions', title: wording.revisions, daily: '03:20', run: clearOldRevisions },
  { name: 'mail', title: wording.mail, daily: '03:22', run: clearOldMail },
  { name: 'activity', title: wording.activity, daily: '03:25', run: clearOldActivity },
  { name: 'retention', title: wording.retention, daily: '03:30', run: deleteOld },
  { name: 'bin', title: wording.bin, daily: '03:40', run: clearBin },
  { name: 'kept', title: wording.kept, daily: '03:42', run: clearKept },
  { name: 'uploads', title: wording.uploads, daily: '03:45', run: sweepForgottenUploads },
  { name: 'unused-files', title: wording.unusedFiles, daily: '03:50', run: removeUnusedFiles },
  { name: 'variants', title: wording.variants, isSlow: true, nextDue: variantsDue, run: makeVariants },
  endHolds,
  finishBookings,
  quoteEnds,
  paymentReminders,
];
