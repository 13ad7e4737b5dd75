import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import { rankedOption } from '../../../../cms/src/shared/booking';
import { calendarDays } from '../../dates/format';
import { RelativeTime } from '../../kit/list/relative-time';
import classes from './dashboard.module.css';
import { DashboardAlert } from './dashboard-alert';
import { dashboardQueries, dismissNotice, type OwnerNotice } from './queries';
import { wording as sentences } from './wording';

const isTold = (event: string): event is keyof typeof wording.told => Object.hasOwn(wording.told, event);

const isOfSite = (event: string): event is keyof typeof wording.ofSite =>
  Object.hasOwn(wording.ofSite, event);

/** Notices that lead to the ways to sign in. */
const ABOUT_SIGNING_IN = ['SECOND_FACTOR_OFFERED', 'APP_UNREADABLE'];

/** Returns the link to what a notice is about. */
function placeOf({ booking, event }: OwnerNotice) {
  if (booking)
    return linkOptions({ to: '/bookings/$documentId', params: { documentId: booking.documentId } });
  if (ABOUT_SIGNING_IN.includes(event)) return linkOptions({ to: '/settings', hash: 'signing-in' });
  if (event === 'PUSH_LOST') return linkOptions({ to: '/settings', hash: 'push' });
  if (event === 'BOOKING_LINKS_RENEWED') return linkOptions({ to: '/bookings' });
  if (event === 'PREVIEW_LINKS_LOST') return linkOptions({ to: '/blog' });
  return linkOptions({ to: isOfSite(event) ? '/activity' : '/activity/schedule' });
}

function noticeWords({ event, booking, work, rank, quoteNumber }: OwnerNotice): string {
  if (isOfSite(event)) return wording.ofSite[event];
  if (!booking) return wording.workFailed(work ?? '');
  const what = `${booking.service}, ${calendarDays(booking.firstDay, booking.lastDay)}`;
  if (!isTold(event)) return wording.other(booking.name, what);
  return wording.told[event](booking.name, what, { option: rankedOption(rank, booking), quoteNumber });
}

const wording = sentences.notices;

/** Lists automatic events until they are dismissed. Hidden if there are none. */
export function Notices() {
  const { data: notices = [] } = useQuery(dashboardQueries.notices());
  const dismiss = useMutation(dismissNotice());
  if (notices.length === 0) return null;
  return (
    <DashboardAlert color="blue" Icon={IconBell} title={wording.title}>
      <ul className={classes.notices}>
        {notices.map((notice) => (
          <li key={notice.id} className={classes.notice}>
            <span>
              <Link {...placeOf(notice)} className={classes.noticeLink}>
                {noticeWords(notice)}
              </Link>{' '}
              <span className={classes.when}>
                <RelativeTime iso={notice.at} />
              </span>
            </span>
            <Button
              variant="default"
              aria-label={wording.dismissOne(noticeWords(notice))}
              disabled={dismiss.isPending && dismiss.variables?.id === notice.id}
              onClick={() => dismiss.mutate({ id: notice.id })}
            >
              {wording.dismiss}
            </Button>
          </li>
        ))}
      </ul>
    </DashboardAlert>
  );
}
