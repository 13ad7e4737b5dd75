import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { shownMilestones } from '../../../features/milestones/milestone';
import { milestoneQueries } from '../../../features/milestones/queries';
import { milestonesWording } from '../../../features/milestones/wording';
import { useTimelineActive } from '../../../motion/use-timeline-active';
import text from '../styles/type.module.css';
import classes from './milestone-timeline.module.css';
import { FramedPhoto } from './photo';
import { LoadFailure, Loading } from './states';

/** Milestones on a middle line, newest year first; the one within the upper 60 percent of the window is gilded. */
export function MilestoneTimeline() {
  const { data, isPending, refetch } = useQuery(milestoneQueries.list());
  const list = useRef<HTMLOListElement>(null);
  useTimelineActive(list);
  const milestones = isPending ? [] : shownMilestones(data);
  return (
    <>
      {isPending && <Loading text={milestonesWording.loading} />}
      {!isPending && !data && <LoadFailure text={milestonesWording.loadFailure} onRetry={() => refetch()} />}
      <ol ref={list} className={classes.list}>
        {milestones.map(({ id, year, title, description, picture }) => (
          <li key={id} className={classes.item}>
            <p className={`${text.numeral} ${classes.year}`}>{year}</p>
            {picture && (
              <FramedPhoto
                picture={picture}
                sizes="(min-width: 62em) 22vw, 60vw"
                className={classes.picture}
              />
            )}
            <div className={classes.words}>
              <h3 className={text.title3}>{title}</h3>
              <p className={classes.description}>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
