import { milestonesWording } from '../../../features/milestones/wording';
import { MilestoneTimeline } from '../pieces/milestone-timeline';
import { Section } from '../pieces/section';
import text from '../styles/type.module.css';
import classes from './timeline-section.module.css';

/** The milestones below the biography, on the same ground. */
export function TimelineSection() {
  return (
    <div className={classes.joined}>
      <Section ground="light" labelledBy="home-milestones">
        <h2 id="home-milestones" className={`${text.title2} ${classes.title}`}>
          {milestonesWording.title}
        </h2>
        <MilestoneTimeline />
      </Section>
    </div>
  );
}
