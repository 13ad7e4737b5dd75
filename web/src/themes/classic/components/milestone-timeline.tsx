import { useRef } from 'react';
import { useMilestones } from '../../../features/milestones/use-milestones';
import { milestonesWording } from '../../../features/milestones/wording';
import { useTimelineActive } from '../../../motion/timeline-active';
import text from '../styles/type.module.css';
import { FramedPhoto } from './framed-photo';
import classes from './milestone-timeline.module.css';
import { ListState } from './states';

/** Milestones on a middle line, newest year first; the one within the upper 60 percent of the window is gilded. */
export function MilestoneTimeline() {
  const { query, milestones } = useMilestones();
  const list = useRef<HTMLOListElement>(null);
  useTimelineActive(list);
  return (
    <>
      <ListState query={query} words={milestonesWording} />
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
