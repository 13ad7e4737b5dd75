import { IconMailQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import classes from './activity.module.css';
import { activityQueries } from './queries';
import { wording } from './wording';

/** Links to suspected spam; hidden if there is none. */
export function SpamNotice() {
  const { data: total = 0 } = useQuery(activityQueries.suspectedSpamCount());
  if (total === 0) return null;
  return (
    <Link to="/activity/spam" className={classes.notice}>
      <IconMailQuestion size={20} stroke={1.75} aria-hidden />
      <span>
        <span>{wording.spam.notice(total)}</span> {wording.spam.toList}
      </span>
    </Link>
  );
}
