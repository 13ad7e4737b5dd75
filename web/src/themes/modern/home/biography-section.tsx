import { Link } from '@tanstack/react-router';
import { biographyWording } from '../../../features/biography/wording';
import { milestonesWording } from '../../../features/milestones/wording';
import { useBiography } from '../../../pages/biography';
import { Photo } from '../../../pictures/photo';
import { Paragraphs } from '../../shared/paragraphs';
import { MilestoneTimeline } from '../components/milestone-timeline';
import { Section } from '../components/section';
import { ListState } from '../components/states';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './biography-section.module.css';

/** The biography as an opening spread: a photograph hanging over from the hero, text in two columns. */
export function BiographySection() {
  const { query, biography } = useBiography();
  return (
    <Section ground="light" labelledBy="home-biography">
      {biography?.picture && (
        <Photo picture={biography.picture} sizes="(min-width: 62em) 30vw, 70vw" className={classes.picture} />
      )}
      <div className={classes.opening}>
        <p className={`${text.label} ${classes.eyebrow}`}>{wording.home.biographyEyebrow}</p>
        <h2 id="home-biography" className={text.title2}>
          {biography?.title || wording.navigation.biography}
        </h2>
        {biography?.intro && <p className={`${text.lead} ${classes.intro}`}>{biography.intro}</p>}
      </div>
      <div className={classes.text}>
        <ListState query={query} words={biographyWording} />
        <div className={classes.columns}>
          <Paragraphs texts={biography?.paragraphs} />
        </div>
        <Link to="/bio" className={actions.action}>
          {wording.home.readBiography}
        </Link>
      </div>
    </Section>
  );
}

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
