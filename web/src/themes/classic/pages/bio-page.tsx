import { Link } from '@tanstack/react-router';
import type { Biography } from '../../../features/biography/biography';
import { biographyWording } from '../../../features/biography/wording';
import { useMeasurements } from '../../../features/measurements/use-measurements';
import { measurementsWording } from '../../../features/measurements/wording';
import { milestonesWording } from '../../../features/milestones/wording';
import { useBiography } from '../../../pages/biography';
import { DigitalsLink } from '../../shared/digitals-link';
import { Paragraphs } from '../../shared/paragraphs';
import { FramedPhoto } from '../components/framed-photo';
import { MeasurementList } from '../components/measurement-list';
import { MilestoneTimeline } from '../components/milestone-timeline';
import { Page } from '../components/page';
import { Section } from '../components/section';
import { ListState } from '../components/states';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './bio-page.module.css';

/** Introduction, portrait, story, measurements, professional background and milestones. */
export function BioPage() {
  const { query, biography } = useBiography();
  const intro = biography?.intro;
  const { title, description } = wording.bio;
  return (
    <Page
      words={{ title, description: (siteTitle) => intro || description(siteTitle) }}
      lead={intro}
      preview={biography?.picture}
      below={<DigitalsLink className={actions.action} />}
    >
      <ListState query={query} words={{ ...wording.bio, ...biographyWording }} />
      {biography && <Story biography={biography} />}
      <Measurements />
      {biography && biography.professionalBackground.length > 0 && (
        <Section title={wording.bio.background}>
          <ul className={classes.background}>
            {biography.professionalBackground.map((line) => (
              <li key={line} className={text.title3}>
                {line}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={milestonesWording.title}>
        <MilestoneTimeline />
      </Section>
    </Page>
  );
}

/** A separate sheet; hidden without measurements. */
function Measurements() {
  const shown = useMeasurements('biography');
  if (shown.isNone) return null;
  return (
    <Section ground="leaf" title={measurementsWording.title}>
      <div className={classes.measurements}>
        <MeasurementList shown={shown} />
        <Link to="/book" className={actions.action}>
          {wording.bio.book}
        </Link>
      </div>
    </Section>
  );
}

function Story({ biography: { title, paragraphs, picture } }: { biography: Biography }) {
  if (!picture && paragraphs.length === 0) return null;
  return (
    <div className={classes.story}>
      {picture && (
        <FramedPhoto
          picture={picture}
          sizes="(min-width: 62em) 38vw, 88vw"
          priority
          className={classes.portrait}
        />
      )}
      {paragraphs.length > 0 && (
        <Section title={title || wording.bio.story}>
          <div className={classes.columns}>
            <Paragraphs texts={paragraphs} />
          </div>
        </Section>
      )}
    </div>
  );
}
