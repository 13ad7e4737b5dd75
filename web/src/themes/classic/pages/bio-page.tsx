import { useRef } from 'react';
import type { Biography } from '../../../features/biography/queries';
import { biographyWording } from '../../../features/biography/wording';
import { useMeasurements } from '../../../features/measurements/use-measurements';
import { measurementsWording } from '../../../features/measurements/wording';
import { useMilestones } from '../../../features/milestones/use-milestones';
import { milestonesWording } from '../../../features/milestones/wording';
import { useTimelineActive } from '../../../motion/timeline-active';
import { useBiography } from '../../../pages/biography';
import { DigitalsLink } from '../../shared/digitals-link';
import { Paragraphs } from '../../shared/paragraphs';
import { ActionLink } from '../components/action-link';
import { FramedPhoto } from '../components/framed-photo';
import { LeaderList } from '../components/leader-list';
import timeline from '../components/milestone-timeline.module.css';
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
  const { hasNone } = useMilestones();
  const intro = biography?.intro;
  const { title, description } = wording.bio;
  return (
    <Page
      of="biography"
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
      {!hasNone && (
        <Section title={milestonesWording.title}>
          <MilestoneTimeline />
        </Section>
      )}
    </Page>
  );
}

/** The measurements on a separate sheet, as in a programme, and when they were taken. Hidden without any. */
function Measurements() {
  const { query, facts, measured, isNone } = useMeasurements('biography');
  if (isNone) return null;
  return (
    <Section ground="leaf" title={measurementsWording.title}>
      <div className={classes.measurements}>
        <ListState query={query} words={measurementsWording} />
        {facts.length > 0 && <LeaderList rows={facts} />}
        {measured && <p className={text.quiet}>{measured}</p>}
        <ActionLink to="/book">{wording.bio.book}</ActionLink>
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

/** Milestones on a middle line, newest year first; the one within the upper 60 percent of the window is gilded. */
function MilestoneTimeline() {
  const { query, milestones } = useMilestones();
  const list = useRef<HTMLOListElement>(null);
  useTimelineActive(list);
  return (
    <>
      <ListState query={query} words={milestonesWording} />
      <ol ref={list} className={timeline.list}>
        {milestones.map(({ id, year, title, description, picture }) => (
          <li key={id} className={timeline.item}>
            <p className={`${text.numeral} ${timeline.year}`}>{year}</p>
            {picture && (
              <FramedPhoto
                picture={picture}
                sizes="(min-width: 62em) 22vw, 60vw"
                className={timeline.picture}
              />
            )}
            <div className={timeline.words}>
              <h3 className={text.title3}>{title}</h3>
              <p className={timeline.description}>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
