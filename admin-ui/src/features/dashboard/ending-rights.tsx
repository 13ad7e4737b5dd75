import { IconCalendarOff, IconPhotoOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mediaQueries } from '../media/queries';
import classes from './dashboard.module.css';
import { wording as sentences } from './wording';

const wording = sentences.rights;

/** Warns of pictures whose rights end soon or have ended, with links. */
export function EndingRights() {
  const { data } = useQuery(mediaQueries.ending());
  return (
    <>
      {data && data.ending > 0 && (
        <Link to="/media" search={{ rights: 'ending' }} className={classes.waiting}>
          <IconCalendarOff size={20} stroke={1.75} aria-hidden />
          <span>{wording.ending(data.ending, data.first)}</span>
        </Link>
      )}
      {data && data.past > 0 && (
        <Link to="/media" search={{ rights: 'past' }} className={classes.waiting}>
          <IconPhotoOff size={20} stroke={1.75} aria-hidden />
          <span>{wording.past(data.past)}</span>
        </Link>
      )}
    </>
  );
}
