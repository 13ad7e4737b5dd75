import { Alert, Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RelativeTime } from '../../kit/list/relative-time';
import classes from './dashboard.module.css';
import type { OwnerNotice } from './documents';
import { noticeWords, screenOf } from './notice-words';
import { dashboardQueries, dismissNotice } from './queries';
import { wording as sentences } from './wording';

const wording = sentences.notices;

/** Lists automatic events until they are dismissed. Hidden if there are none. */
export function Notices() {
  const { data: notices = [] } = useQuery(dashboardQueries.notices());
  const dismiss = useMutation(dismissNotice());
  if (notices.length === 0) return null;
  return (
    <Alert
      color="blue"
      icon={<IconBell size={20} stroke={1.75} aria-hidden />}
      title={wording.title}
      classNames={{ title: classes.troublesTitle }}
    >
      <ul className={classes.notices}>
        {notices.map((notice) => (
          <li key={notice.id} className={classes.notice}>
            <span>
              <NoticeLink notice={notice} />{' '}
              <span className={classes.when}>
                <RelativeTime iso={notice.at} />
              </span>
            </span>
            <Button
              variant="default"
              aria-label={wording.dismissOne(noticeWords(notice))}
              disabled={dismiss.isPending && dismiss.variables === notice.id}
              onClick={() => dismiss.mutate(notice.id)}
            >
              {wording.dismiss}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function NoticeLink({ notice }: { notice: OwnerNotice }) {
  const { booking, event } = notice;
  if (!booking)
    return (
      <Link {...screenOf(event)} className={classes.noticeLink}>
        {noticeWords(notice)}
      </Link>
    );
  return (
    <Link
      to="/bookings/$documentId"
      params={{ documentId: booking.documentId }}
      className={classes.noticeLink}
    >
      {noticeWords(notice)}
    </Link>
  );
}
